package dev.highfive.codec.rtp;

/**
 * The numbers of RTCP.
 *
 * <pre>
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |V=2|P|  count  |  packet type  |   length in words, minus 1    |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * </pre>
 */
final class RtcpFormat {
    static final int HEADER_SIZE = 4;
    static final int MAX_COUNT = 31;

    static final int SENDER_REPORT = 200;
    static final int RECEIVER_REPORT = 201;
    static final int SOURCE_DESCRIPTION = 202;
    static final int BYE = 203;
    static final int PAYLOAD_FEEDBACK = 206;

    /** In place of the count, where the packet type is payload feedback. */
    static final int PICTURE_LOSS_INDICATION = 1;

    static final int FULL_INTRA_REQUEST = 4;

    static final int FEEDBACK_SIZE = 12;
    static final int FULL_INTRA_REQUEST_ENTRY_SIZE = 8;

    private RtcpFormat() {}
}
