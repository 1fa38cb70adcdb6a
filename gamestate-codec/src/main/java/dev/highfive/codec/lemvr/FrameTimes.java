package dev.highfive.codec.lemvr;

/** Version 0.2: the times of a frame, and how the headset is. */
public final class FrameTimes extends LemvrPacket {
    /** When the body was measured, seconds on the server's clock: the earlier of the times of its poses and hands. */
    public double captureTime;
    /** When the frame will be seen: the later one. */
    public double displayTime;
    /** From one frame to the next, seconds. */
    public double period;
    /** How often the origin has moved. */
    public int recentrings;

    public boolean worn;
    /** Whether input is the client's. */
    public boolean focused;
    /** Whether a picture would be seen. */
    public boolean shown;

    @Override
    public void describe(PacketVisitor fields) {
        captureTime = fields.float64("captureTime", captureTime);
        displayTime = fields.float64("displayTime", displayTime);
        period = fields.float64("period", period);
        recentrings = fields.uint32("recentrings", recentrings);
        worn = fields.bool("worn", worn);
        focused = fields.bool("focused", focused);
        shown = fields.bool("shown", shown);
    }
}
