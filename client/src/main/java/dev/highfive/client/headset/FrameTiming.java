package dev.highfive.client.headset;

/** When a frame will be seen. */
public final class FrameTiming {
    /** When its light reaches the eyes, on the scale of {@link dev.highfive.net.Clock#nanoTime}. */
    public long displayTimeNs;
    /** From one display to the next. */
    public long periodNs;
    /** False while nobody would see the picture: {@link Headset#skip} it. */
    public boolean shouldRender;
}
