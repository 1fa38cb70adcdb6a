package dev.highfive.net.rtp;

/**
 * The 16 bits of wall-clock milliseconds that Game State's objects carry. They go round every 65.5 seconds,
 * so they mean something only beside the packet that brought them: an object is as old as its packet or
 * older, since what has not changed is sent again.
 */
public final class Time1 {
    /** Where samples and packets are timed by different clocks, a sample may be ahead this much. */
    static final int MAX_AHEAD_MS = 1500;

    private static final long NANOS_PER_MILLI = 1_000_000;

    private Time1() {
    }

    /** Of a wall time. */
    public static int ofNtp(long ntp) {
        long seconds = (ntp >>> 32) - WireClock.NTP_SECONDS_AT_1970;
        long fraction = ntp & 0xFFFF_FFFFL;
        return (int) (seconds * 1000 + (fraction * 1000 >> 32)) & 0xFFFF;
    }

    /**
     * Our time of a sample.
     *
     * @param time1 of the sample
     * @param packetTime1 the same clock when the packet was sent, see {@link PeerClock#time1Of}
     * @param packetTimeNs our time of that, see {@link PeerClock#timeNsOf}
     */
    public static long timeNs(int time1, int packetTime1, long packetTimeNs) {
        int ageMs = packetTime1 - time1 & 0xFFFF;
        if (ageMs > 0xFFFF - MAX_AHEAD_MS) {
            ageMs -= 0x10000;
        }
        return packetTimeNs - ageMs * NANOS_PER_MILLI;
    }
}
