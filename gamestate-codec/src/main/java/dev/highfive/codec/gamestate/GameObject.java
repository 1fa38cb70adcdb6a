package dev.highfive.codec.gamestate;

import org.jspecify.annotations.Nullable;

/**
 * One object of a payload. Objects are mutable and meant to be reused, one per hand or head rather than one
 * per frame. An application's own objects extend this class, name their {@link ObjectType} and describe their
 * fields.
 */
public abstract class GameObject {
    /**
     * Names the object among those of its type within one sender's stream; all 64 bits are used, unsigned.
     * {@link UnknownObject} and {@link HeadIpd1} have no id and leave this 0.
     */
    public long id;

    public abstract ObjectType<?> type();

    /**
     * Visits every field behind the id, in the order of the wire, and sets it to what the visitor gives. How an
     * object is written, read, printed, explained and checked follows from this.
     *
     * @param profile whose layout it is
     */
    public abstract void describe(FieldVisitor fields, Profile profile);

    /** Whether its fields belong together, such as the triangles and the vertices of a mesh. */
    public boolean isWhole() {
        return true;
    }

    /** What it has that the profile has no bytes for. */
    @Nullable
    String excess(Profile profile) {
        return null;
    }

    /** The type and id, as messages to people name the object. */
    @Override
    public String toString() {
        return type().name() + " " + Long.toUnsignedString(id);
    }
}
