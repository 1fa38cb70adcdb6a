package dev.highfive.net.capture;

/** What was found in a capture, and what of it was left out. */
public enum CaptureCount {
    /** UDP datagrams that were handed out. */
    DATAGRAM,
    /** Keys of SRTP senders. */
    KEY,
    /** IP packets with something else than UDP, or no IP packets at all. */
    NOT_UDP,
    /** Pieces of a fragmented IP packet. */
    FRAGMENT,
    /** Packets of which the capture has only the beginning. */
    CUT_OFF,
    /** Packets or blocks whose lengths contradict each other. */
    MALFORMED,
    /** Packets of an interface that was not described, or of a kind that is not known here. */
    UNKNOWN_INTERFACE,
    /** Packets without a time, or with one that is out of range. */
    NO_TIME,
    /** Blocks that are larger than any datagram. */
    OVERSIZED,
    /** Blocks of kinds that are of no use here. */
    OTHER_BLOCK
}
