package dev.highfive.client.headset;

import dev.highfive.net.Clock;
import java.util.concurrent.locks.LockSupport;

/** Waits, on the time of some {@link Clock}; a test's sleeper moves its clock instead. */
public interface Sleeper {
    /** On the machine's clock. Returns early where the thread is interrupted. */
    Sleeper SYSTEM = timeNs -> {
        long left = timeNs - Clock.SYSTEM.nanoTime();
        while (left > 0 && !Thread.currentThread().isInterrupted()) {
            LockSupport.parkNanos(left);
            left = timeNs - Clock.SYSTEM.nanoTime();
        }
    };

    /** Returns when the clock is at or past a time. */
    void sleepUntil(long timeNs);
}
