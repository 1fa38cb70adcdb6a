package dev.highfive.session.srtp;

/**
 * The salt with SSRC and index mixed in (RFC 3711, 4.1.1; RFC 7714, 8.1 and 9.1). Both ciphers put the two in
 * the last bytes of the salt; the 31-bit index of RTCP is where the 48-bit index of RTP ends.
 */
final class InitializationVector {
    private InitializationVector() {
    }

    /** Sets the first bytes of a vector, as many as the salt has. */
    static void set(byte[] vector, byte[] salt, int ssrc, long index) {
        System.arraycopy(salt, 0, vector, 0, salt.length);
        int end = salt.length;
        for (int octet = 0; octet < 6; octet++) {
            vector[end - 1 - octet] ^= (byte) (index >>> 8 * octet);
        }
        for (int octet = 0; octet < 4; octet++) {
            vector[end - 7 - octet] ^= (byte) (ssrc >>> 8 * octet);
        }
    }
}
