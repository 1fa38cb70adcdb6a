package dev.highfive.codec.gamestate;

final class Object2Type extends ObjectType<Object2> {
    static final Object2Type INSTANCE = new Object2Type();

    private Object2Type() {
        super("Object2", Object2::new, Tags.OBJECT2, Tags.OBJECT2, 0, true);
    }

    @Override
    protected int size(Object2 object, FieldWriter out, Profile profile) {
        return 2 + PoseBytes.SIZE + MovingVector.SIZE + (hasActive(profile) ? 1 : 0) + object.parent.size();
    }

    @Override
    protected void write(Object2 object, FieldWriter out, Profile profile) {
        out.time(object.timeMs);
        out.pose(object.location, object.rotation);
        out.movingVector(object.scale);
        if (hasActive(profile)) {
            out.bool(object.active);
        }
        object.parent.write(out);
    }

    @Override
    protected void read(Object2 object, FieldReader in, Profile profile) {
        object.timeMs = in.uint16();
        in.pose(object.location, object.rotation);
        in.movingVector(object.scale);
        object.active = !hasActive(profile) || in.bool();
        object.parent.read(in);
    }

    private static boolean hasActive(Profile profile) {
        return profile == Profile.DRAFT_MD;
    }
}
