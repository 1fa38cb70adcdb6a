package dev.highfive.codec.rtp;

import dev.highfive.codec.Counts;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/** Finds the payload of RTP packets. Bad packets are counted by kind; none is an exception. */
public final class RtpReader {
    private final RtpHeader header = new RtpHeader();
    private final Counts<RtpError> errors = new Counts<>(RtpError.class);

    /**
     * Reads a packet from the buffer's position to its limit and narrows these to its payload, without
     * padding. A bad packet leaves them as they are. The buffer's byte order becomes big-endian.
     *
     * @return whether the packet is good
     */
    public boolean read(ByteBuffer packet) {
        RtpError error = header.read(packet);
        if (error == null) {
            int padding = header.padded() ? packet.get(packet.limit() - 1) & 0xFF : 0;
            int payload = packet.position() + header.size();
            if (header.padded() && (padding == 0 || padding > packet.limit() - payload)) {
                error = RtpError.BAD_PADDING;
            } else {
                // ByteBuffer's own limit(int) and position(int) are newer than Android 10.
                ((Buffer) packet).limit(packet.limit() - padding);
                ((Buffer) packet).position(payload);
                return true;
            }
        }
        errors.increment(error);
        return false;
    }

    /** The header of the last good packet. */
    public RtpHeader header() {
        return header;
    }

    public Counts<RtpError> errors() {
        return errors;
    }
}
