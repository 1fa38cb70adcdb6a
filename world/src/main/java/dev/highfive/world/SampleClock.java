package dev.highfive.world;

/** Tells when a sender's object was sampled, from its Time1. */
@FunctionalInterface
interface SampleClock {
    /**
     * @param timeMs Time1: the low 16 bits of the sender's wall clock in milliseconds
     * @param packetTimeNs the time of the packet that carried the object, on our clock
     * @return the time of the object, on our clock
     */
    long sampleTimeNs(int timeMs, long packetTimeNs);

    /** Forgets what it has learned of the two clocks. */
    default void restart() {}
}
