package dev.highfive.codec.lemvr;

/** Ends a frame: its layers have been named. */
public final class SubmitFrame extends LemvrPacket {
    /** Seconds on the server's clock: of the frame metadata that it was drawn by. */
    public double displayTime;

    @Override
    public void describe(PacketVisitor fields) {
        displayTime = fields.float64("displayTime", displayTime);
    }
}
