package dev.highfive.codec.gamestate;

final class ThreeDof1Type extends ObjectType<ThreeDof1> {
    static final ThreeDof1Type INSTANCE = new ThreeDof1Type();

    private ThreeDof1Type() {
        super("ThreeDOF1", Tags.THREE_DOF1, 0, 0, true);
    }

    @Override
    public ThreeDof1 create() {
        return new ThreeDof1();
    }

    @Override
    protected int size(ThreeDof1 controller, Profile profile) {
        return 2 + 1 + TurningRotation.SIZE;
    }

    @Override
    protected void write(ThreeDof1 controller, FieldWriter out, Profile profile) {
        out.int16(controller.timeMs);
        out.bool(controller.left);
        out.turningRotation(controller.rotation);
    }

    @Override
    protected void read(ThreeDof1 controller, FieldReader in, Profile profile) {
        controller.timeMs = in.uint16();
        controller.left = in.bool();
        in.turningRotation(controller.rotation);
    }
}
