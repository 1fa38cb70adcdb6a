package dev.highfive.world;

/** Whether a participant is in the session. */
public enum Presence {
    PRESENT,
    /** Left or timed out. What was seen last is kept for a moment, to be faded out. */
    GONE
}
