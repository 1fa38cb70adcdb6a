package dev.highfive.net.srtp;

/** The word that SRTCP adds to a packet: whether it is encrypted, and its index. */
final class SrtcpWord {
    static final int SIZE = 4;
    static final int ENCRYPTED = 0x8000_0000;
    static final int MAX_INDEX = 0x7FFF_FFFF;

    /** What stays in the clear of an RTCP packet: the header of its first part and the sender's SSRC. */
    static final int CLEAR_HEADER_SIZE = 8;

    private SrtcpWord() {}
}
