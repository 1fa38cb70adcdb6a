package dev.highfive.net.rtp;

/** Durations in ticks of Game State's RTP clock, 90 kHz. */
public final class RtpTime {
    public static final int TICKS_PER_SECOND = 90_000;

    private RtpTime() {}

    public static long ticks(long nanoseconds) {
        return nanoseconds * 9 / 100_000;
    }

    public static long nanoseconds(long ticks) {
        return ticks * 100_000 / 9;
    }
}
