package dev.highfive.net.rtp;

/** What a packet is in the sequence of its source. */
public enum Arrival {
    /** The newest so far. */
    NEW,
    /** Overtaken by others on its way. */
    LATE,
    /** Came before. */
    DUPLICATE,
    /** Of a source that has not yet sent as many packets in a row as it takes to be believed. */
    ON_PROBATION,
    /** So far from the others that it is not believed unless the next one follows it. */
    OUT_OF_SEQUENCE;

    /** Whether the packet belongs to the source's stream, new or not. */
    public boolean isValid() {
        return this != ON_PROBATION && this != OUT_OF_SEQUENCE;
    }
}
