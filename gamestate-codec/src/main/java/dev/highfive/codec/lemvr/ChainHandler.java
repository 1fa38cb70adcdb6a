package dev.highfive.codec.lemvr;

/** Hears what is in a chain. */
public interface ChainHandler {
    /** The packet is reused for the next one of its type. */
    void onPacket(PacketType type, LemvrPacket packet);
}
