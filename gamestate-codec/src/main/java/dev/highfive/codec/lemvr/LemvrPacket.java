package dev.highfive.codec.lemvr;

/** One packet of a chain, or one message of the handshake. Packets are mutable and meant to be reused. */
public abstract class LemvrPacket {
    /** Visits every field, in the order of the wire, and sets it to what the visitor gives. */
    public abstract void describe(PacketVisitor fields);

    /** Whether it is known how long it is, by what has been read of it. */
    boolean isKnown() {
        return true;
    }

    /** As people write it. */
    public String name() {
        return getClass().getSimpleName();
    }

    @Override
    public String toString() {
        return name();
    }
}
