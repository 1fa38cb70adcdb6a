package dev.highfive.net.capture;

import dev.highfive.net.Clock;

/**
 * The time of a recording, running again from its first packet on, slower or faster than the real one. A session on
 * this clock sees the packets as far apart as they were, whatever the speed: its estimates of jitter and of other
 * clocks come out the same.
 */
public final class ReplayClock implements Clock {
    public static final double MIN_SPEED = 0.1;
    public static final double MAX_SPEED = 10;

    private static final long NANOS_PER_MILLI = 1_000_000;

    private final Clock base;
    private final double speed;
    private final long startNs;
    private final long startWallNs;

    /** @throws IllegalArgumentException if the speed is out of bounds, with one sentence for people */
    public ReplayClock(Clock base, double speed, long startWallNs) {
        if (!(speed >= MIN_SPEED && speed <= MAX_SPEED)) {
            throw new IllegalArgumentException("A replay runs at 0.1 to 10 times the speed of the recording.");
        }
        this.base = base;
        this.speed = speed;
        this.startNs = base.nanoTime();
        this.startWallNs = startWallNs;
    }

    @Override
    public long nanoTime() {
        return startNs + elapsedNs();
    }

    @Override
    public long wallMillis() {
        return (startWallNs + elapsedNs()) / NANOS_PER_MILLI;
    }

    private long elapsedNs() {
        return (long) ((base.nanoTime() - startNs) * speed);
    }

    /** How long something of this clock takes really, for those who wait for it. */
    public long realNs(long durationNs) {
        return (long) (durationNs / speed);
    }
}
