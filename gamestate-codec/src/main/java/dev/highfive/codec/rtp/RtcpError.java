package dev.highfive.codec.rtp;

/** Why a compound RTCP packet was not read to its end. */
public enum RtcpError {
    /** Fewer than the 8 bytes of the shortest report. */
    TOO_SHORT,
    /** The version of one of its packets is not 2. */
    WRONG_VERSION,
    /** It does not start with a sender or receiver report. */
    REPORT_NOT_FIRST,
    /** The lengths of its packets do not add up to its own. */
    LENGTHS_DISAGREE,
    /** A packet other than the last is padded, or the first. */
    PADDING_NOT_LAST,
    /** The padding is empty, no multiple of 4 bytes, or longer than its packet. */
    BAD_PADDING,
    /** A report is too short for its fields or for as many blocks as it claims. */
    REPORT_TOO_SHORT,
    /** A source description ends inside an item or before as many sources as it claims. */
    DESCRIPTION_TOO_SHORT,
    /** A goodbye is too short for as many sources as it claims or for its reason. */
    BYE_TOO_SHORT,
    /** A feedback packet is too short for its fields, or its requests are not whole. */
    BAD_FEEDBACK
}
