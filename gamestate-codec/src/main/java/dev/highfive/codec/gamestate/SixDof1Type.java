package dev.highfive.codec.gamestate;

final class SixDof1Type extends ObjectType<SixDof1> {
    static final SixDof1Type INSTANCE = new SixDof1Type();

    private static final int POINTER_SIZE = 3 * 4;

    private SixDof1Type() {
        super("SixDOF1", Tags.SIX_DOF1, 0, 0, true);
    }

    @Override
    public SixDof1 create() {
        return new SixDof1();
    }

    @Override
    protected int size(SixDof1 controller, Profile profile) {
        return 2 + 1 + PoseBytes.SIZE
            + (controller.hasPointer ? FieldSizes.option(Tags.SIX_DOF_POINTER1, POINTER_SIZE) : 0);
    }

    @Override
    protected void write(SixDof1 controller, FieldWriter out, Profile profile) {
        out.int16(controller.timeMs);
        out.bool(controller.left);
        out.pose(controller.location, controller.rotation);
        if (controller.hasPointer) {
            out.option(Tags.SIX_DOF_POINTER1, POINTER_SIZE);
            out.float32(controller.pointerX);
            out.float32(controller.pointerY);
            out.float32(controller.pointerZ);
        }
    }

    @Override
    protected void read(SixDof1 controller, FieldReader in, Profile profile) {
        controller.timeMs = in.uint16();
        controller.left = in.bool();
        in.pose(controller.location, controller.rotation);
        controller.hasPointer = false;
        while (in.nextOption()) {
            if (in.optionTag() == Tags.SIX_DOF_POINTER1 && in.remaining() >= POINTER_SIZE) {
                controller.setPointer(in.float32(), in.float32(), in.float32());
            }
        }
    }
}
