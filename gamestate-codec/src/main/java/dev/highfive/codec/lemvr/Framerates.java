package dev.highfive.codec.lemvr;

/** What the headset can run at. There are always eight on the wire, whatever their count says. */
public final class Framerates extends LemvrPacket {
    public static final int MOST = 8;

    public int count;
    /** Hertz. */
    public final float[] hertz = new float[MOST];

    @Override
    public void describe(PacketVisitor fields) {
        count = fields.uint8("numOptions", count);
        fields.float32s("framerates", hertz);
    }
}
