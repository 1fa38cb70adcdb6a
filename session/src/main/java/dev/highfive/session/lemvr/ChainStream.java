package dev.highfive.session.lemvr;

import dev.highfive.codec.lemvr.ChainError;
import dev.highfive.codec.lemvr.ChainFormat;
import java.io.IOException;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Whole chains out of a stream: a block, then as many more as it says. The memory for them is as large as a chain may
 * be, whatever anybody claims.
 */
final class ChainStream {
    private final ByteStream stream;
    private final int blockSize;
    private final ByteBuffer chain;
    private boolean isNew = true;
    private boolean counted;

    ChainStream(ByteStream stream, int blockSize) {
        this.stream = stream;
        this.blockSize = blockSize;
        chain = ByteBuffer.allocateDirect(Math.max(ChainFormat.MOST_BYTES, blockSize))
                .order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * @return the chain from its position to its limit, or null if it has not come as a whole by a time: this goes on
     *     from there
     * @throws IOException if none can come any more
     */
    @Nullable
    ByteBuffer receive(long untilNs) throws IOException {
        Buffer bytes = chain;
        if (isNew) {
            bytes.clear();
            bytes.limit(blockSize);
            isNew = false;
            counted = false;
        }
        if (!stream.read(chain, untilNs)) {
            return null;
        }
        if (!counted) {
            int size = ChainFormat.bytes(chain.getInt(0), blockSize);
            if (size < 0) {
                throw new LemvrException(ChainError.TOO_LONG.words);
            }
            bytes.limit(size);
            counted = true;
            if (!stream.read(chain, untilNs)) {
                return null;
            }
        }
        bytes.flip();
        isNew = true;
        return chain;
    }

    void send(ByteBuffer whole, long untilNs) throws IOException {
        stream.writeAll(whole, untilNs);
    }
}
