package dev.highfive.codec.gamestate;

final class Object1Type extends ObjectType<Object1> {
    static final Object1Type INSTANCE = new Object1Type();

    private static final int PLACE_SIZE = 2 + 3 * 4 + Rotation.SIZE;

    private Object1Type() {
        super("Object1", Tags.OBJECT1, Tags.OBJECT1, Tags.OBJECT1, true);
    }

    @Override
    public Object1 create() {
        return new Object1();
    }

    @Override
    protected int size(Object1 object, Profile profile) {
        if (profile == Profile.GSE) {
            return PLACE_SIZE + 3 * 4 + 1 + object.parent.bareSize();
        }
        if (!object.hasOneScale()) {
            throw new ObjectRefusedException(object + " has three different scales, which profile " + profile
                + " cannot send in an Object1; send an Object2.");
        }
        return PLACE_SIZE + 2 + (profile == Profile.DRAFT_MD ? 1 : 0) + object.parent.size();
    }

    @Override
    protected void write(Object1 object, FieldWriter out, Profile profile) {
        out.int16(object.timeMs);
        out.float32(object.x);
        out.float32(object.y);
        out.float32(object.z);
        out.rotation(object.rotation);
        if (profile == Profile.GSE) {
            out.float32(object.scaleX);
            out.float32(object.scaleY);
            out.float32(object.scaleZ);
            out.bool(object.active);
            object.parent.writeBare(out);
            return;
        }
        out.float16(object.scaleX);
        if (profile == Profile.DRAFT_MD) {
            out.bool(object.active);
        }
        object.parent.write(out);
    }

    @Override
    protected void read(Object1 object, FieldReader in, Profile profile) {
        object.timeMs = in.uint16();
        object.setLocation(in.float32(), in.float32(), in.float32());
        in.rotation(object.rotation);
        if (profile == Profile.GSE) {
            object.setScale(in.float32(), in.float32(), in.float32());
            object.active = in.bool();
            object.parent.readBare(in);
            return;
        }
        float scale = in.float16();
        object.setScale(scale, scale, scale);
        object.active = profile == Profile.DRAFT_TXT || in.bool();
        object.parent.read(in);
    }
}
