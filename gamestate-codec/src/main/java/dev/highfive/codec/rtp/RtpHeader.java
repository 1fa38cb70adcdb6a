package dev.highfive.codec.rtp;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * The header of an RTP packet (RFC 3550, 5.1).
 *
 * <pre>
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |V=2|P|X|  CC   |M|     PT      |       sequence number         |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |                           timestamp                           |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |           synchronization source (SSRC) identifier            |
 * +=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+=+
 * |            contributing source (CSRC) identifiers             |
 * |                             ....                              |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |      defined by profile       |  length of extension in words |  only if X
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |                        header extension                       |
 * |                             ....                              |
 * </pre>
 *
 * Contributing sources and extensions are passed over when read and never written.
 */
public final class RtpHeader {
    /** The bytes of a header as {@link #write} makes it, and the fewest that one can have. */
    public static final int MIN_SIZE = 12;

    public boolean marker;
    /** 0 to 127. */
    public int payloadType;
    /** 0 to 65535. */
    public int sequenceNumber;
    /** In ticks of the payload's clock, modulo 2^32. */
    public int timestamp;

    public int ssrc;

    private boolean padded;
    private int size = MIN_SIZE;

    /**
     * Reads the header at the buffer's position, which does not change; the buffer's byte order becomes
     * big-endian. Nothing behind the header is looked at, so that this also reads encrypted packets.
     *
     * @return what is wrong with it, if anything
     */
    public @Nullable RtpError read(ByteBuffer packet) {
        packet.order(ByteOrder.BIG_ENDIAN);
        int at = packet.position();
        int available = packet.remaining();
        if (available < MIN_SIZE) {
            return RtpError.TOO_SHORT;
        }
        int first = packet.get(at);
        if ((first & 0xC0) != 0x80) {
            return RtpError.WRONG_VERSION;
        }
        int newSize = MIN_SIZE + 4 * (first & 0x0F);
        if (newSize > available) {
            return RtpError.SOURCES_BEYOND_PACKET;
        }
        if ((first & 0x10) != 0) {
            if (newSize + 4 > available) {
                return RtpError.EXTENSION_BEYOND_PACKET;
            }
            newSize += 4 + 4 * (packet.getShort(at + newSize + 2) & 0xFFFF);
            if (newSize > available) {
                return RtpError.EXTENSION_BEYOND_PACKET;
            }
        }
        size = newSize;
        padded = (first & 0x20) != 0;
        int second = packet.get(at + 1);
        marker = second < 0;
        payloadType = second & 0x7F;
        sequenceNumber = packet.getShort(at + 2) & 0xFFFF;
        timestamp = packet.getInt(at + 4);
        ssrc = packet.getInt(at + 8);
        return null;
    }

    /**
     * Writes {@link #MIN_SIZE} bytes at the buffer's position and moves it behind them; the buffer's byte
     * order becomes big-endian.
     */
    public void write(ByteBuffer packet) {
        packet.order(ByteOrder.BIG_ENDIAN);
        int at = packet.position();
        // ByteBuffer's own position(int) is newer than Android 10.
        ((Buffer) packet).position(at + MIN_SIZE);
        packet.put(at, (byte) 0x80);
        packet.put(at + 1, (byte) ((marker ? 0x80 : 0) | payloadType & 0x7F));
        packet.putShort(at + 2, (short) sequenceNumber);
        packet.putInt(at + 4, timestamp);
        packet.putInt(at + 8, ssrc);
    }

    /** The bytes of the header that was read, with contributing sources and extension. */
    public int size() {
        return size;
    }

    boolean padded() {
        return padded;
    }
}
