package dev.highfive.world;

/**
 * Places the Time1 of a sender's objects relative to its packets, by the least age seen lately: a packet that
 * carries what was sampled just now shows how the two clocks lie, and what is sent again later shows its age
 * against that. The least is forgotten after a few seconds, so a sender whose wall clock jumps is late for no
 * longer than that.
 */
final class Time1Clock implements SampleClock {
    private static final long MS = 1_000_000;
    /** Time1 is cut to whole milliseconds, so what is just as fresh may seem this much older. */
    private static final long ROUNDING_MS = 2;

    private static final long WRAP_MS = 1 << 16;
    /** How far a sample can seem newer than any before it; everything beyond is old. */
    private static final long AHEAD_MS = 1000;

    private static final long FORGET_NS = 2_000_000_000L;

    private boolean started;
    private long baseNs;
    /** Packet time less Time1 in milliseconds, the least of the present and of the previous period. */
    private long leastMs;

    private long previousLeastMs;
    private long periodStartNs;

    /** One of the two clocks stood still for a while: how they lie is to be learned again. */
    @Override
    public void restart() {
        started = false;
    }

    @Override
    public long sampleTimeNs(int timeMs, long packetTimeNs) {
        if (!started) {
            baseNs = packetTimeNs;
        }
        long differenceMs = Math.floorDiv(packetTimeNs - baseNs, MS) - timeMs;
        if (!started) {
            started = true;
            leastMs = differenceMs;
            previousLeastMs = differenceMs;
            periodStartNs = packetTimeNs;
        } else if (packetTimeNs - periodStartNs > FORGET_NS) {
            previousLeastMs = leastMs;
            leastMs = near(differenceMs, leastMs);
            periodStartNs = packetTimeNs;
        }
        long known = Math.min(leastMs, near(previousLeastMs, leastMs));
        long unwrapped = near(differenceMs, known);
        leastMs = Math.min(leastMs, unwrapped);
        long ageMs = unwrapped - known;
        return ageMs <= ROUNDING_MS ? packetTimeNs : packetTimeNs - ageMs * MS;
    }

    /** The difference modulo 2^16 that is not further than {@link #AHEAD_MS} below what is known. */
    private static long near(long differenceMs, long knownMs) {
        return knownMs + Math.floorMod(differenceMs - knownMs + AHEAD_MS, WRAP_MS) - AHEAD_MS;
    }
}
