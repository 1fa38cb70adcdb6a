package dev.highfive.benchmarks;

/** The same head, hands and things in one protocol. */
interface ProtocolFrame {
    /** Of IP and UDP. */
    int DATAGRAM_HEADERS = 20 + 8;
    /** How many things there are. */
    int THINGS = 10;

    String name();

    /** Writes the head and the hands. @return how many bytes they take */
    int encode();

    /** Reads what was written last. */
    void decode();

    /**
     * Writes the places and rotations of the things. @return how many bytes they take, 0 where there is no such thing
     */
    int encodeThings();

    /** The bytes around an update on the wire, IP included. */
    int headers();
}
