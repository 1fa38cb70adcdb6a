package dev.highfive.xr;

import java.util.concurrent.locks.LockSupport;

/** Keeps the time of a session without pictures, for which the runtime keeps none: 72 ticks a second. */
final class Pacer {
    private static final long PERIOD_NS = 1_000_000_000L / 72;

    private long nextNs = System.nanoTime();

    /** Waits for the next tick; ticks that were missed are dropped. */
    int tick() {
        long now = System.nanoTime();
        while (now < nextNs) {
            LockSupport.parkNanos(nextNs - now);
            if (Thread.currentThread().isInterrupted()) {
                break; // it would not wait any more
            }
            now = System.nanoTime();
        }
        nextNs = Math.max(nextNs + PERIOD_NS, now);
        return Glue.tick(now, PERIOD_NS);
    }
}
