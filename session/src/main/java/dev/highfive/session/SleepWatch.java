package dev.highfive.session;

import dev.highfive.net.Clock;

/**
 * Notices that this machine has slept. The clock that never jumps stands still then, while the one on the wall goes on.
 * Someone who sets the clock on the wall forward looks the same, which does no harm.
 */
final class SleepWatch {
    /** Less is made up for by the exchanges of the clocks. */
    private static final long SLEPT_MS = 500;

    private static final long NS_PER_MS = 1_000_000;

    private final Clock clock;
    private long lastNs;
    private long lastWallMs;

    SleepWatch(Clock clock, long nowNs) {
        this.clock = clock;
        lastNs = nowNs;
        lastWallMs = clock.wallMillis();
    }

    /** How long it slept since this was asked last, or 0. */
    long sleptNs(long nowNs) {
        long wallMs = clock.wallMillis();
        long sleptMs = wallMs - lastWallMs - (nowNs - lastNs) / NS_PER_MS;
        lastNs = nowNs;
        lastWallMs = wallMs;
        return sleptMs > SLEPT_MS ? sleptMs * NS_PER_MS : 0;
    }
}
