package dev.highfive.net.transport;

import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * Finds the packets in a stream of bytes (RFC 4571): each has its length before it.
 *
 * <pre>
 *  0                   1
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+----------------------
 * |             LENGTH            | RTP or RTCP packet ...
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+----------------------
 * </pre>
 *
 * A length of 0 is allowed and means nothing by the RFC. Nobody makes this take more memory than it has at the start.
 */
final class FrameReader {
    static final int HEADER_SIZE = 2;
    /** The bytes that came are not a whole frame yet. */
    static final int NONE = -1;
    /** What comes is no packet of a session; where the next one begins nobody knows. */
    static final int BROKEN = -2;

    private static final int CAPACITY = 1 << 14;

    /** In the state in which more is put into it; outside the heap, where the system writes to. */
    private final ByteBuffer bytes = ByteBuffer.allocateDirect(CAPACITY);

    private final ByteBuffer last = bytes.duplicate();
    private int at;

    /** Where to put what came next; there is always room once {@link #next} has returned {@link #NONE}. */
    ByteBuffer space() {
        return bytes;
    }

    /**
     * Puts the next packet at the start of the buffer, which has room for one.
     *
     * @return its size, 0 included; or {@link #NONE} or {@link #BROKEN}
     */
    int next(ByteBuffer into) {
        int there = bytes.position() - at;
        if (there < HEADER_SIZE) {
            return none();
        }
        int size = bytes.getShort(at) & 0xFFFF;
        if (size > Transport.MAX_DATAGRAM) {
            return BROKEN;
        }
        if (there < HEADER_SIZE + size) {
            return none();
        }
        // ByteBuffer's own clear(), flip(), position(int) and limit(int) are newer than Android 10.
        ((Buffer) last).limit(at + HEADER_SIZE + size).position(at + HEADER_SIZE);
        ((Buffer) into).clear();
        into.put(last);
        ((Buffer) into).flip();
        ((Buffer) last).position(at + HEADER_SIZE);
        at += HEADER_SIZE + size;
        return size;
    }

    /** The packet that {@link #next} found last, as it came, until that is called again; not to be moved. */
    ByteBuffer last() {
        return last;
    }

    /** Makes room: a frame that has begun goes to the start. */
    private int none() {
        if (at > 0) {
            ((Buffer) bytes).flip().position(at);
            bytes.compact();
            at = 0;
        }
        return NONE;
    }
}
