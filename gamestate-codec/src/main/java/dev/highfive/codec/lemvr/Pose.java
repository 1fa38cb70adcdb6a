package dev.highfive.codec.lemvr;

/** Where the head or a hand is, and how it moves. Whoever is not seen has none in the chain. */
public final class Pose extends LemvrPacket {
    public static final int HEAD = 0;
    public static final int LEFT_HAND = 1;
    public static final int RIGHT_HAND = 2;

    public int object;
    /** Seconds on the server's clock. */
    public double time;

    public final float[] position = new float[3];
    /** x, y, z, w. */
    public final float[] orientation = new float[4];

    public final float[] linearVelocity = new float[3];
    public final float[] angularVelocity = new float[3];

    @Override
    public void describe(PacketVisitor fields) {
        object = fields.uint8("object", object);
        time = fields.float64("time", time);
        fields.float32s("position", position);
        fields.float32s("orientation", orientation);
        fields.float32s("linearVelocity", linearVelocity);
        fields.float32s("angularVelocity", angularVelocity);
    }
}
