package dev.highfive.codec.lemvr;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/** Takes the packets out of a chain. Bad bytes are no exception; what is before them is kept. Allocates nothing. */
public final class ChainReader {
    private final LemvrVersion version;
    private final Sender from;
    private final LemvrPacket[] packets = new LemvrPacket[256];
    private final DatumReader in;

    /** @param from who says it: what only the other one says is an error */
    public ChainReader(LemvrVersion version, Sender from) {
        this(version, from, new DatumReader());
    }

    /** @param in to hear where each datum lies */
    public ChainReader(LemvrVersion version, Sender from, DatumReader in) {
        this.version = version;
        this.from = from;
        this.in = in;
        for (PacketType type : PacketType.values()) {
            packets[type.code] = type.create();
        }
    }

    /**
     * Reads a whole chain, from the buffer's position to its limit, neither of which changes; the buffer's byte order
     * becomes little-endian.
     *
     * @return null, or what is wrong with it
     */
    public @Nullable ChainError read(ByteBuffer chain, int blockSize, ChainHandler handler) {
        ChainError error = checkCounts(chain, blockSize);
        if (error != null) {
            return error;
        }
        in.wrap(chain, blockSize);
        boolean submitted = false;
        while (true) {
            PacketType type = PacketType.of(in.type());
            if (!in.ok()) {
                return ChainError.NO_END;
            }
            if (type == null || type.since.compareTo(version) > 0) {
                return ChainError.UNKNOWN_PACKET;
            }
            if (from != Sender.BOTH && type.sender != Sender.BOTH && type.sender != from) {
                return ChainError.WRONG_DIRECTION;
            }
            if (submitted && (type == PacketType.PROJECTION_LAYER || type == PacketType.QUAD_LAYER)) {
                return ChainError.LAYER_AFTER_SUBMIT;
            }
            LemvrPacket packet = packets[type.code];
            packet.describe(in);
            if (!in.ok()) {
                return ChainError.CUT_SHORT;
            }
            if (!packet.isKnown()) {
                return ChainError.UNKNOWN_INPUT;
            }
            if (type == PacketType.END_OF_CHAIN) {
                return null;
            }
            submitted |= type == PacketType.SUBMIT_FRAME;
            handler.onPacket(type, packet);
        }
    }

    private static @Nullable ChainError checkCounts(ByteBuffer chain, int blockSize) {
        chain.order(ByteOrder.LITTLE_ENDIAN);
        int blocks = chain.remaining() / blockSize;
        if (blocks == 0 || chain.remaining() % blockSize != 0) {
            return ChainError.COUNTS_DISAGREE;
        }
        for (int block = 0; block < blocks; block++) {
            if (chain.getInt(chain.position() + block * blockSize) != blocks - 1 - block) {
                return ChainError.COUNTS_DISAGREE;
            }
        }
        return null;
    }
}
