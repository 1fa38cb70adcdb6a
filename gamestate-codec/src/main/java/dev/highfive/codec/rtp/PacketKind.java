package dev.highfive.codec.rtp;

import java.nio.ByteBuffer;

/** What a datagram is by its first two bytes, where RTP and RTCP share a port (RFC 5761, RFC 7983). */
public enum PacketKind {
    RTP,
    RTCP,
    /** STUN, DTLS, or nothing known. */
    OTHER;

    /**
     * Looks at the bytes from the buffer's position. RTCP is what would be payload types 64 to 95 of RTP,
     * with or without the marker, which is why no RTP stream may use those. Being told apart says nothing
     * about being valid.
     */
    public static PacketKind of(ByteBuffer datagram) {
        if (datagram.remaining() < 2 || (datagram.get(datagram.position()) & 0xC0) != 0x80) {
            return OTHER;
        }
        int payloadType = datagram.get(datagram.position() + 1) & 0x7F;
        return payloadType >= 64 && payloadType <= 95 ? RTCP : RTP;
    }
}
