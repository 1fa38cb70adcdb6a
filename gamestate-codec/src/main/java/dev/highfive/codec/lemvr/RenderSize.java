package dev.highfive.codec.lemvr;

/** How large the picture of an eye should be, pixels. */
public final class RenderSize extends LemvrPacket {
    public int width;
    public int height;

    @Override
    public void describe(PacketVisitor fields) {
        width = fields.uint16("width", width);
        height = fields.uint16("height", height);
    }
}
