package dev.highfive.net.rtp;

import dev.highfive.net.Clock;

/**
 * Our own time as it goes over the wire: RTP timestamps and NTP timestamps, both counted by the clock that
 * never jumps. So the NTP time is the wall time at the start plus what has passed since; peers learn the
 * offset anyway, and a wall clock that is set right in between would only unsettle them. Where that clock stood
 * still, because the machine slept, the time that it missed is added to what comes behind.
 */
public final class WireClock {
    private static final long NTP_SECONDS_AT_1970 = 2_208_988_800L;
    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final long MAX_SHORT_FRACTION = 0xFFFF_FFFFL;

    private final long startNs;
    private final long startMillis;
    private final int startTicks;
    private long wokeNs;
    private long sleptNs;
    private long sleptBeforeNs;

    /** @param startTicks the RTP timestamp of now, which RFC 3550 wants to be random */
    public WireClock(Clock clock, int startTicks) {
        startNs = clock.nanoTime();
        startMillis = clock.wallMillis();
        this.startTicks = startTicks;
        wokeNs = startNs;
    }

    /** This machine slept for so long, and woke now. */
    public void onSlept(long durationNs, long nowNs) {
        sleptBeforeNs = sleptNs;
        sleptNs += durationNs;
        wokeNs = nowNs;
    }

    private long sinceStartNs(long timeNs) {
        return timeNs - startNs + (timeNs - wokeNs >= 0 ? sleptNs : sleptBeforeNs);
    }

    /** In ticks, modulo 2^32. */
    public int rtpAt(long timeNs) {
        return startTicks + (int) RtpTime.ticks(sinceStartNs(timeNs));
    }

    /** Seconds since 1900 in the upper 32 bits, their fraction in the lower. */
    public long ntpAt(long timeNs) {
        long sinceSecondNs = sinceStartNs(timeNs) + startMillis % 1000 * 1_000_000;
        long seconds = startMillis / 1000 + NTP_SECONDS_AT_1970 + Math.floorDiv(sinceSecondNs, NANOS_PER_SECOND);
        return seconds << 32 | fraction(Math.floorMod(sinceSecondNs, NANOS_PER_SECOND));
    }

    /** In 1/65536 s: the form in which reports mention a time. */
    public static int middle(long ntp) {
        return (int) (ntp >>> 16);
    }

    /** A duration in 1/65536 s, as far as 32 bits go. */
    public static long shortFraction(long durationNs) {
        long seconds = durationNs / NANOS_PER_SECOND;
        long rest = durationNs % NANOS_PER_SECOND;
        return Math.max(0, Math.min(MAX_SHORT_FRACTION, (seconds << 16) + (rest << 16) / NANOS_PER_SECOND));
    }

    /** Of a duration in 1/65536 s. */
    static long nanoseconds(long shortFraction) {
        return shortFraction * NANOS_PER_SECOND >> 16;
    }

    /** How much later one NTP timestamp is than another. */
    static long differenceNs(long later, long earlier) {
        // The whole seconds of each: subtracting all 64 bits at once would leave no room to multiply.
        long seconds = (int) ((later >>> 32) - (earlier >>> 32));
        long fractions = (later & 0xFFFF_FFFFL) - (earlier & 0xFFFF_FFFFL);
        return seconds * NANOS_PER_SECOND + (fractions * NANOS_PER_SECOND >> 32);
    }

    private static long fraction(long nanoseconds) {
        return (nanoseconds << 32) / NANOS_PER_SECOND;
    }
}
