package dev.highfive.codec.rtp;

/** Why an RTP packet was dropped. */
public enum RtpError {
    /** Fewer than the 12 bytes of the shortest header. */
    TOO_SHORT,
    /** The version is not 2. */
    WRONG_VERSION,
    /** The packet ends before its contributing sources do. */
    SOURCES_BEYOND_PACKET,
    /** The packet ends before its header extension does. */
    EXTENSION_BEYOND_PACKET,
    /** The padding is empty or longer than what follows the header. */
    BAD_PADDING
}
