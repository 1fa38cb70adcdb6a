package dev.highfive.net.impair;

/** What became of packets on an impaired path. */
public enum ImpairmentEvent {
    OFFERED,
    /** Handed out; a duplicate counts as well. */
    DELIVERED,
    LOST,
    DUPLICATED,
    /** Held back so that later ones overtake it. */
    REORDERED,
    /** Dropped because the queue before the limited bandwidth was full. */
    QUEUE_FULL,
    /** Dropped because more packets were on their way than there is memory for. */
    OUT_OF_SLOTS,
    /** Dropped because it is larger than any packet of a session. */
    OVERSIZED
}
