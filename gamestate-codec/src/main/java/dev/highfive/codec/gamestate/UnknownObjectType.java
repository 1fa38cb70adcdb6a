package dev.highfive.codec.gamestate;

final class UnknownObjectType extends ObjectType<UnknownObject> {
    static final UnknownObjectType INSTANCE = new UnknownObjectType();

    private UnknownObjectType() {
        super("UnknownObject", 0, 0, 0, false);
    }

    @Override
    public UnknownObject create() {
        return new UnknownObject();
    }

    @Override
    protected int size(UnknownObject object, Profile profile) {
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
