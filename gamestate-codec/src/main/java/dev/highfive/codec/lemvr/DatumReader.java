package dev.highfive.codec.lemvr;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Reads data out of blocks: each lies at a multiple of its own size from the start of its block, and none is divided
 * between two. Behind the last block everything is 0, and {@link #ok} false.
 */
public class DatumReader extends PacketVisitor {
    private static final int MOST_TEXT = 255;

    private final byte[] text = new byte[MOST_TEXT];
    private ByteBuffer bytes = ByteBuffer.allocate(0);
    private int start;
    private int end;
    private int blockSize;
    private int headSize;
    private int block;
    private int at;
    private boolean ok;

    /** From the buffer's position to its limit, neither of which changes; its byte order becomes little-endian. */
    public final DatumReader wrap(ByteBuffer bytes, int blockSize) {
        return wrap(bytes, blockSize, ChainFormat.COUNT_SIZE);
    }

    /** Of what is no chain: without counts or gaps. */
    public final DatumReader wrapPacked(ByteBuffer bytes) {
        return wrap(bytes, 0, 0);
    }

    private DatumReader wrap(ByteBuffer from, int size, int head) {
        bytes = from.order(ByteOrder.LITTLE_ENDIAN);
        start = from.position();
        end = from.limit();
        blockSize = size;
        headSize = head;
        block = start;
        at = start + head;
        ok = true;
        return this;
    }

    /** Whether all that was asked for was there. */
    public final boolean ok() {
        return ok;
    }

    /** Behind what was read last, from the start of the first block. */
    public final int position() {
        return at - start;
    }

    /** Where a datum of that size lies, or -1. */
    private int take(int size) {
        if (blockSize == 0) {
            return advance(at, size, end);
        }
        int aligned = block + (at - block + size - 1) / size * size;
        if (aligned + size > block + blockSize) {
            block += blockSize;
            aligned = block + Math.max(headSize, size);
        }
        return advance(aligned, size, Math.min(end, block + blockSize));
    }

    private int advance(int from, int size, int limit) {
        if (!ok || from + size > limit) {
            ok = false;
            return -1;
        }
        at = from + size;
        onDatum(from - start, size);
        return from;
    }

    /** Told where a datum lies, from the start of the first block. */
    protected void onDatum(int offset, int size) {
        // Only who explains bytes wants to know.
    }

    /** The next byte, which a packet's type is. */
    public final int type() {
        return (int) integer("type", 1, 0);
    }

    @Override
    protected long integer(String name, int size, long value) {
        int from = take(size);
        if (from < 0) {
            return 0;
        }
        switch (size) {
            case 1:
                return bytes.get(from) & 0xFF;
            case 2:
                return bytes.getShort(from) & 0xFFFF;
            case 4:
                return bytes.getInt(from) & 0xFFFF_FFFFL;
            default:
                return bytes.getLong(from);
        }
    }

    @Override
    public float float32(String name, float value) {
        int from = take(4);
        return from < 0 ? 0 : bytes.getFloat(from);
    }

    @Override
    public double float64(String name, double value) {
        int from = take(8);
        return from < 0 ? 0 : bytes.getDouble(from);
    }

    @Override
    public void float32s(String name, float[] values) {
        for (int index = 0; index < values.length; index++) {
            int from = take(4);
            values[index] = from < 0 ? 0 : bytes.getFloat(from);
        }
    }

    @Override
    public void uint8s(String name, int[] values) {
        for (int index = 0; index < values.length; index++) {
            int from = take(1);
            values[index] = from < 0 ? 0 : bytes.get(from) & 0xFF;
        }
    }

    @Override
    public String text(String name, String value) {
        int from = take(1);
        int count = from < 0 ? 0 : bytes.get(from) & 0xFF;
        for (int index = 0; index < count; index++) {
            from = take(1);
            text[index] = from < 0 ? 0 : bytes.get(from);
        }
        return ok ? new String(text, 0, count, StandardCharsets.US_ASCII) : "";
    }
}
