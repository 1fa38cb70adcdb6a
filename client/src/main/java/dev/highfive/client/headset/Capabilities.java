package dev.highfive.client.headset;

/** What a headset can do, known once it has started. */
public final class Capabilities {
    /** What the device and its runtime call themselves, for people. */
    public final String name;
    /** Whether {@link Headset#locateHand} will ever find a hand. */
    public final boolean handTracking;

    public final boolean passthrough;
    /** Whether the origin is known to be on the floor, rather than guessed. */
    public final boolean floor;
    /** In hertz, ascending; empty if there is no choice. */
    private final float[] refreshRates;

    public Capabilities(String name, boolean handTracking, boolean passthrough, boolean floor, float... refreshRates) {
        this.name = name;
        this.handTracking = handTracking;
        this.passthrough = passthrough;
        this.floor = floor;
        this.refreshRates = refreshRates.clone();
    }

    public float[] refreshRates() {
        return refreshRates.clone();
    }
}
