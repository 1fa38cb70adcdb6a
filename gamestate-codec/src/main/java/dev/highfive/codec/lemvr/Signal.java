package dev.highfive.codec.lemvr;

/** A packet without extra data: that it is there says all. */
public final class Signal extends LemvrPacket {
    private final String name;

    Signal(String name) {
        this.name = name;
    }

    @Override
    public void describe(PacketVisitor fields) {
        // Its type is all of it.
    }

    @Override
    public String name() {
        return name;
    }
}
