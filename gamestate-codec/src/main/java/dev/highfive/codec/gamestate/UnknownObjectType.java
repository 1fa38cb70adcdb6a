package dev.highfive.codec.gamestate;

final class UnknownObjectType extends ObjectType<UnknownObject> {
    static final UnknownObjectType INSTANCE = new UnknownObjectType();

    private UnknownObjectType() {
        super("UnknownObject", UnknownObject::new, 0, 0, 0, false);
    }

    @Override
    protected int size(UnknownObject object, FieldWriter out, Profile profile) {
        return object.size();
    }

    @Override
    protected void write(UnknownObject object, FieldWriter out, Profile profile) {
        out.bytes(object.data(), object.size());
    }

    @Override
    protected void read(UnknownObject object, FieldReader in, Profile profile) {
        object.resize(in.remaining());
        in.bytes(object.data(), object.size());
    }
}
