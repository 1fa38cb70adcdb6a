package dev.highfive.client.assets.mesh;

import dev.highfive.client.assets.failure.AssetException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * A .glb: a header of 12 bytes, then chunks of a length, a type and that many bytes, all little-endian. The first is
 * JSON; the second, if it is BIN, is the buffer that has no URI.
 */
final class GlbFile {
    private static final int MAGIC = 0x46546C67;
    private static final int JSON = 0x4E4F534A;
    private static final int BIN = 0x004E4942;
    private static final int HEADER = 12;
    private static final int CHUNK_HEADER = 8;

    final int jsonAt;
    final int jsonLength;
    final @Nullable ByteBuffer bin;

    private GlbFile(int jsonAt, int jsonLength, @Nullable ByteBuffer bin) {
        this.jsonAt = jsonAt;
        this.jsonLength = jsonLength;
        this.bin = bin;
    }

    static boolean is(byte[] file) {
        return file.length >= 4 && littleEndian(file, 0, 4).getInt(0) == MAGIC;
    }

    static GlbFile read(byte[] file) throws AssetException {
        ByteBuffer bytes = littleEndian(file, 0, file.length);
        if (file.length < HEADER + CHUNK_HEADER || bytes.getInt(4) != 2) {
            throw new AssetException("It is not a glb of version 2.");
        }
        int jsonLength = chunkLength(bytes, HEADER);
        if (bytes.getInt(HEADER + 4) != JSON) {
            throw new AssetException("The glb does not start with JSON.");
        }
        int jsonAt = HEADER + CHUNK_HEADER;
        int next = jsonAt + jsonLength;
        ByteBuffer bin = null;
        if (next + CHUNK_HEADER <= file.length && bytes.getInt(next + 4) == BIN) {
            bin = littleEndian(file, next + CHUNK_HEADER, chunkLength(bytes, next));
        }
        return new GlbFile(jsonAt, jsonLength, bin);
    }

    private static int chunkLength(ByteBuffer bytes, int at) throws AssetException {
        int length = bytes.getInt(at);
        if (length < 0 || length > bytes.capacity() - at - CHUNK_HEADER) {
            throw new AssetException("The glb is cut off.");
        }
        return length;
    }

    static ByteBuffer littleEndian(byte[] bytes, int at, int length) {
        return ByteBuffer.wrap(bytes, at, length).slice().order(ByteOrder.LITTLE_ENDIAN);
    }
}
