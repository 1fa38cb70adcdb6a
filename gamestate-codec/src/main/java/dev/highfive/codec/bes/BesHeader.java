package dev.highfive.codec.bes;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The header of a packet: TOKEN SIZE HSIZE PACKETID FLAGS GLOBALTIME NACK*, every one an int. SIZE counts the bytes
 * behind itself, HSIZE those behind itself up to the first verb. Reused from packet to packet.
 */
public final class BesHeader {
    /** Larger packets are neither sent nor taken, over TCP as over UDP. */
    public static final int MAX_PACKET = 1200;

    public static final int MAX_NACKS = 64;
    /** The packet was sent before; its values that were superseded since are missing. */
    public static final int RESEND = 1;
    /** It is the sender's last. */
    public static final int BYE = 2;

    private static final int INCOMPLETE = 0;

    private final BesReader sizes = new BesReader();
    private final long[] nacks = new long[MAX_NACKS];
    private long token;
    private long packetId;
    private long flags;
    private long globalTimeMs;
    private int nackCount;

    /**
     * Reads a header, after which the reader is at the first verb.
     *
     * @param in a whole packet and nothing else
     * @return what is wrong, or null
     */
    public @Nullable BesError read(BesReader in) {
        nackCount = 0;
        token = in.integer();
        if (in.integer() != in.remaining()) {
            in.fail();
        }
        long headerSize = in.integer();
        int end = in.end();
        if (!in.ok() || headerSize < 0 || headerSize > in.remaining()) {
            return BesError.BAD_HEADER;
        }
        int firstVerb = in.position() + (int) headerSize;
        in.range(in.position(), firstVerb);
        packetId = in.unsigned();
        flags = in.unsigned();
        globalTimeMs = in.integer();
        if (!in.ok()) {
            return BesError.BAD_HEADER;
        }
        for (long before = -1; in.remaining() > 0; before = nacks[nackCount++]) {
            long nack = in.integer();
            if (!in.ok() || nack <= before || nackCount == MAX_NACKS) {
                return BesError.BAD_NACKS;
            }
            nacks[nackCount] = nack;
        }
        in.range(firstVerb, end);
        return null;
    }

    /**
     * How many bytes the packet takes that begins at a stream's next byte.
     *
     * @return 0 if that cannot be told yet, -1 if it is too large or none
     */
    public int sizeOf(ByteBuffer stream) {
        sizes.wrap(stream);
        sizes.integer();
        long size = sizes.integer();
        if (!sizes.ok()) {
            return stream.remaining() < 2 * BesWriter.MAX_INTEGER ? INCOMPLETE : -1;
        }
        long total = sizes.position() - stream.position() + size;
        return size < 1 || total > MAX_PACKET ? -1 : (int) total;
    }

    /** Agreed on when the session starts. */
    public long token() {
        return token;
    }

    public long packetId() {
        return packetId;
    }

    public long flags() {
        return flags;
    }

    public boolean isResend() {
        return (flags & RESEND) != 0;
    }

    public boolean isBye() {
        return (flags & BYE) != 0;
    }

    /** Since 1970. */
    public long globalTimeMs() {
        return globalTimeMs;
    }

    public int nackCount() {
        return nackCount;
    }

    /** The id of a packet that did not arrive. */
    public long nack(int index) {
        return nacks[index];
    }
}
