package dev.highfive.codec.lemvr;

/** How strongly the controllers shake in this frame, 0 to 1. */
public final class Haptics extends LemvrPacket {
    public float left;
    public float right;

    @Override
    public void describe(PacketVisitor fields) {
        left = fields.float32("leftIntensity", left);
        right = fields.float32("rightIntensity", right);
    }
}
