package dev.highfive.net.srtp;

/**
 * Encrypts and authenticates packets, keyed for RTP or for RTCP. The two differ in the word that goes with a
 * packet: for RTP the roll-over counter, which is not sent; for RTCP the {@link SrtcpWord}, which is. All
 * positions are indices in the array. What is between start and body is authenticated in the clear.
 */
interface PacketCipher {
    /** The bytes by which a packet gets longer. */
    int overhead();

    /** Where the word of an RTCP packet is, in bytes behind the body. */
    int wordOffset();

    /** Encrypts the body in place and writes the tag behind it, or behind the word if that comes first. */
    void seal(byte[] packet, int start, int bodyStart, int bodyEnd, int ssrc, long index, int word);

    /**
     * Checks the tag and then decrypts the body in place.
     *
     * @return whether the tag is right; if it is not, the packet is left as it is
     */
    boolean open(byte[] packet, int start, int bodyStart, int bodyEnd, int ssrc, long index, int word);
}
