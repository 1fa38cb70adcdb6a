package dev.highfive.net.srtp;

/** Which ciphers protect the packets, by the names that SDP and DTLS-SRTP give them. */
public enum SrtpProfile {
    /** The default (RFC 7714). */
    AEAD_AES_128_GCM(16, 12, GcmCipher.TAG_SIZE, GcmCipher.TAG_SIZE),
    AEAD_AES_256_GCM(32, 12, GcmCipher.TAG_SIZE, GcmCipher.TAG_SIZE),
    /** What every other SRTP program has (RFC 3711). */
    AES_CM_128_HMAC_SHA1_80(16, 14, 10, 10),
    /** SRTCP keeps the long tag. */
    AES_CM_128_HMAC_SHA1_32(16, 14, 4, 10),
    AES_256_CM_HMAC_SHA1_80(32, 14, 10, 10);

    // In bytes.
    final int keySize;
    final int saltSize;
    private final int rtpTagSize;
    private final int rtcpTagSize;

    SrtpProfile(int keySize, int saltSize, int rtpTagSize, int rtcpTagSize) {
        this.keySize = keySize;
        this.saltSize = saltSize;
        this.rtpTagSize = rtpTagSize;
        this.rtcpTagSize = rtcpTagSize;
    }

    /** The bytes by which an RTP packet gets longer. */
    public int rtpOverhead() {
        return rtpTagSize;
    }

    /** The bytes by which an RTCP packet gets longer. */
    public int rtcpOverhead() {
        return rtcpTagSize + SrtcpWord.SIZE;
    }

    PacketCipher rtpCipher(MasterKey master) {
        return cipher(master, 0, rtpTagSize, false);
    }

    PacketCipher rtcpCipher(MasterKey master) {
        return cipher(master, MasterKey.RTCP_LABELS, rtcpTagSize, true);
    }

    private PacketCipher cipher(MasterKey master, int labels, int tagSize, boolean rtcp) {
        byte[] key = master.derive(labels + MasterKey.KEY_LABEL, keySize);
        byte[] salt = master.derive(labels + MasterKey.SALT_LABEL, saltSize);
        if (this == AEAD_AES_128_GCM || this == AEAD_AES_256_GCM) {
            return new GcmCipher(key, salt, rtcp);
        }
        byte[] macKey = master.derive(labels + MasterKey.MAC_KEY_LABEL, CounterModeCipher.MAC_KEY_SIZE);
        return new CounterModeCipher(key, salt, macKey, tagSize, rtcp);
    }
}
