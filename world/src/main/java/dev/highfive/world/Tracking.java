package dev.highfive.world;

/** What is known of a head or a hand. */
public enum Tracking {
    /** It was not seen since its participant came. */
    NEVER,
    TRACKED,
    /** Nothing was heard of it for a while. It stays where it was last, to be faded out. */
    LOST
}
