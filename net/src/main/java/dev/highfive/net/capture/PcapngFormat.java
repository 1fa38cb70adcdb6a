package dev.highfive.net.capture;

/** The numbers of draft-ietf-opsawg-pcapng that are used here. */
final class PcapngFormat {
    static final int SECTION_HEADER = 0x0A0D0D0A;
    static final int INTERFACE_DESCRIPTION = 1;
    static final int SIMPLE_PACKET = 3;
    static final int INTERFACE_STATISTICS = 5;
    static final int ENHANCED_PACKET = 6;
    static final int DECRYPTION_SECRETS = 10;

    static final int BYTE_ORDER_MAGIC = 0x1A2B3C4D;
    static final int VERSION_MAJOR = 1;

    /** Type, length, and the length again at the end. */
    static final int BLOCK_OVERHEAD = 12;

    static final int ENHANCED_PACKET_HEADER_SIZE = 20;

    // Options: of every block, of a section, of an interface, of a packet, of statistics.
    static final int END_OF_OPTIONS = 0;
    static final int COMMENT = 1;
    static final int USER_APPLICATION = 4;
    static final int TIME_RESOLUTION = 9;
    static final int TIME_OFFSET = 14;
    static final int PACKET_FLAGS = 2;
    static final int RECEIVED_COUNT = 4;
    static final int DROPPED_COUNT = 5;

    // The low two bits of a packet's flags.
    static final int DIRECTION_MASK = 3;
    static final int INBOUND = 1;
    static final int OUTBOUND = 2;

    /**
     * The type of the secrets of {@link RecordedKey}: "H5SK". There is no registered one for SRTP; programs skip
     * what they do not know.
     */
    static final int SRTP_KEYS = 0x4835534B;

    private PcapngFormat() {}

    static int padded(int size) {
        return size + 3 & ~3;
    }
}
