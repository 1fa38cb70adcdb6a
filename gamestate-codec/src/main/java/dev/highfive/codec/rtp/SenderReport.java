package dev.highfive.codec.rtp;

import java.nio.ByteBuffer;

/**
 * What a participant has sent, and which wall-clock time belongs to its RTP time (RFC 3550, 6.4.1). Its
 * report blocks come separately.
 *
 * <pre>
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |V=2|P|    RC   |   PT=SR=200   |             length            |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |                         SSRC of sender                        |
 * +=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+
 * |              NTP timestamp, most significant word             |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |             NTP timestamp, least significant word             |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |                         RTP timestamp                         |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |                     sender's packet count                     |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |                      sender's octet count                     |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * </pre>
 */
public final class SenderReport {
    /** With the header, without blocks. */
    static final int SIZE = 28;

    public int ssrc;
    /** Seconds since 1900 in the upper 32 bits, their fraction in the lower. */
    public long ntpTimestamp;
    /** The same instant in ticks of the payload's clock, modulo 2^32. */
    public int rtpTimestamp;
    /** Modulo 2^32, as is the next. */
    public long packetCount;
    /** Without headers and padding. */
    public long payloadByteCount;

    void read(ByteBuffer packet, int at) {
        ssrc = packet.getInt(at + 4);
        ntpTimestamp = packet.getLong(at + 8);
        rtpTimestamp = packet.getInt(at + 16);
        packetCount = packet.getInt(at + 20) & 0xFFFF_FFFFL;
        payloadByteCount = packet.getInt(at + 24) & 0xFFFF_FFFFL;
    }

    void write(ByteBuffer packet, int at) {
        packet.putInt(at + 4, ssrc);
        packet.putLong(at + 8, ntpTimestamp);
        packet.putInt(at + 16, rtpTimestamp);
        packet.putInt(at + 20, (int) packetCount);
        packet.putInt(at + 24, (int) payloadByteCount);
    }
}
