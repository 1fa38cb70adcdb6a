package dev.highfive.codec.lemvr;

/**
 * Version 0.2, on one machine: a file that the client may put its pictures into. It is as long as its places are; place
 * n of it holds width x height pixels of four bytes (red, green, blue, alpha), the lowest row first, and is
 * named in layers by the texture {@link #TEXTURE} + n.
 */
public final class SharedPictures extends LemvrPacket {
    /** The texture that place 0 is named by; no GL names one so. */
    public static final long TEXTURE = 0x4C4D_0000_0000_0000L;

    public String file = "";
    public int places;
    public int width;
    public int height;

    /** The place that a texture is, or -1. */
    public static int place(long texture) {
        return texture >= TEXTURE && texture < TEXTURE + 256 ? (int) (texture - TEXTURE) : -1;
    }

    @Override
    public void describe(PacketVisitor fields) {
        file = fields.text("file", file);
        places = fields.uint8("places", places);
        width = fields.uint16("width", width);
        height = fields.uint16("height", height);
    }
}
