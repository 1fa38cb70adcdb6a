package dev.highfive.net.srtp;

/** What became of a packet. One that is not {@link #OK} is left as it is and changes nothing. */
public enum SrtpResult {
    OK,
    /** Too short for a header, an index and a tag. */
    TOO_SHORT,
    /** The header is not one of RTP or RTCP. */
    MALFORMED,
    /** From another source than the one that was asked for. */
    OTHER_SOURCE,
    /** Received before. */
    REPLAYED,
    /** So far behind the newest packet that whether it was received before is forgotten. */
    TOO_OLD,
    /** Protected with another key, or changed on its way. */
    AUTHENTICATION_FAILED,
    /** To be sent with a sequence number not above the last one's: its key stream could repeat. */
    INDEX_USED,
    /** To be sent under a key that has protected as many packets as it may. */
    KEY_EXHAUSTED,
    /** To be sent from a buffer that has no room for the tag. */
    NO_ROOM
}
