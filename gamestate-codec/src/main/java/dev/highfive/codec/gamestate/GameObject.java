package dev.highfive.codec.gamestate;

/**
 * One object of a payload. Objects are mutable and meant to be reused, one per hand or head rather than one
 * per frame. An application's own objects extend this class and name their {@link ObjectType}.
 */
public abstract class GameObject {
    /**
     * Names the object among those of its type within one sender's stream; all 64 bits are used, unsigned.
     * {@link UnknownObject} and {@link HeadIpd1} have no id and leave this 0.
     */
    public long id;

    public abstract ObjectType<?> type();

    /** The type and id, as messages to people name the object. */
    @Override
    public String toString() {
        return type().name() + " " + Long.toUnsignedString(id);
    }
}
