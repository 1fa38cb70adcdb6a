package dev.highfive.app;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Whose turn it is to talk to the headset: OpenXR's loader allows a process one instance at a time, and one who has
 * left may still be saying goodbye when the next comes.
 */
final class OneHeadset {
    static final Lock TURN = new ReentrantLock(true);
    private static final long PATIENCE_SECONDS = 10;

    private OneHeadset() {}

    /** Waits for it, but not for ever: a runtime that hangs gives no turn back. @return whether it came */
    static boolean awaitTurn() {
        try {
            return TURN.tryLock(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
