package dev.highfive.app;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Whose turn it is to talk to the headset: OpenXR's loader allows a process one instance at a time, and one who has
 * left may still be saying goodbye when the next comes.
 */
final class OneHeadset {
    static final Lock TURN = new ReentrantLock(true);

    private OneHeadset() {}
}
