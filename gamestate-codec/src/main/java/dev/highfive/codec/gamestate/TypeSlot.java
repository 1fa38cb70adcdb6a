package dev.highfive.codec.gamestate;

/** A type that a reader knows, the layout it is read in, and the one object it is read into. */
final class TypeSlot<T extends GameObject> {
    final long tag;
    final ObjectType<T> type;
    private final Profile layout;
    final T object;

    TypeSlot(long tag, ObjectType<T> type, Profile layout) {
        this.tag = tag;
        this.type = type;
        this.layout = layout;
        this.object = type.create();
    }

    void read(FieldReader in) {
        if (type.hasId()) {
            object.id = in.varUInt();
        }
        if (in.ok()) {
            type.read(object, in, layout);
        }
    }
}
