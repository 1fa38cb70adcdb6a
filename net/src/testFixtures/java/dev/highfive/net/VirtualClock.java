package dev.highfive.net;

/**
 * A time that passes only when a test says so. It may be read by other threads than the one that moves it. It
 * starts shortly before {@link #nanoTime} overflows, so that whoever compares instead of subtracting is found.
 */
public final class VirtualClock implements Clock {
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long START_NS = Long.MAX_VALUE - 1_000_000_000;

    private final long wallMillisAtStart;
    private volatile long elapsedNs;

    /** At an ordinary wall time. */
    public VirtualClock() {
        this(1_800_000_000_000L);
    }

    public VirtualClock(long wallMillisAtStart) {
        this.wallMillisAtStart = wallMillisAtStart;
    }

    @Override
    public long nanoTime() {
        return START_NS + elapsedNs;
    }

    @Override
    public long wallMillis() {
        return wallMillisAtStart + elapsedNs / NANOS_PER_MILLI;
    }

    public void advanceNs(long nanoseconds) {
        if (nanoseconds < 0) {
            throw new IllegalArgumentException("Time does not go back by " + -nanoseconds + " ns.");
        }
        elapsedNs = elapsedNs + nanoseconds;
    }

    public void advanceMs(long milliseconds) {
        advanceNs(milliseconds * NANOS_PER_MILLI);
    }
}
