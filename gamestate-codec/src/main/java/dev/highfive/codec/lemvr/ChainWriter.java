package dev.highfive.codec.lemvr;

import java.nio.Buffer;
import java.nio.ByteBuffer;

/** Puts packets into a chain of blocks. The buffer is made once, and the same for every chain. */
public final class ChainWriter {
    private final int blockSize;
    private final ByteBuffer chain;
    private final DatumWriter out = new DatumWriter();

    /** @param blockSize a multiple of 8 from 16 to 65528 */
    public ChainWriter(int blockSize) {
        if (!ChainFormat.isBlockSize(blockSize)) {
            throw new IllegalArgumentException(
                    "A block has a multiple of 8 bytes from 16 to 65528, not " + blockSize + ".");
        }
        this.blockSize = blockSize;
        chain = ByteBuffer.allocate(Math.max(blockSize, ChainFormat.MOST_BYTES / blockSize * blockSize));
        begin();
    }

    /** Forgets what is there. */
    public ChainWriter begin() {
        Buffer whole = chain;
        whole.clear();
        out.wrap(chain, blockSize);
        return this;
    }

    /** @throws IllegalArgumentException if there is no space for it */
    public ChainWriter write(PacketType type, LemvrPacket packet) {
        out.type(type);
        packet.describe(out);
        return this;
    }

    /** Of a type without extra data. */
    public ChainWriter write(PacketType signal) {
        out.type(signal);
        return this;
    }

    /** The whole chain, from its position to its limit; valid until {@link #begin}. */
    public ByteBuffer end() {
        out.type(PacketType.END_OF_CHAIN);
        int bytes = out.end();
        int blocks = bytes / blockSize;
        for (int block = 0; block < blocks; block++) {
            chain.putInt(block * blockSize, blocks - 1 - block);
        }
        Buffer whole = chain;
        whole.position(0);
        whole.limit(bytes);
        return chain;
    }
}
