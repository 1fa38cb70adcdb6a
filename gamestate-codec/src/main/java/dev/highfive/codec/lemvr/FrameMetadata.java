package dev.highfive.codec.lemvr;

/** What is to be drawn: when it will be seen, from where and how wide. Matrices are row-major. */
public final class FrameMetadata extends LemvrPacket {
    /** Seconds on the server's clock. */
    public double displayTime;
    /** From stage space to the eye's. */
    public final float[] leftView = new float[16];

    public final float[] rightView = new float[16];
    public final float[] leftProjection = new float[16];
    public final float[] rightProjection = new float[16];

    @Override
    public void describe(PacketVisitor fields) {
        displayTime = fields.float64("displayTime", displayTime);
        fields.float32s("leftView", leftView);
        fields.float32s("rightView", rightView);
        fields.float32s("leftProjection", leftProjection);
        fields.float32s("rightProjection", rightProjection);
    }
}
