package dev.highfive.codec.lemvr;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Writes data as {@link DatumReader} reads them; gaps are zero. */
final class DatumWriter extends PacketVisitor {
    private ByteBuffer bytes = ByteBuffer.allocate(0);
    private int blockSize;
    private int headSize;
    private int block;
    private int at;

    /** From 0 to the buffer's limit; its byte order becomes little-endian. */
    DatumWriter wrap(ByteBuffer to, int size) {
        bytes = to.order(ByteOrder.LITTLE_ENDIAN);
        blockSize = size;
        headSize = ChainFormat.COUNT_SIZE;
        open(0);
        return this;
    }

    /** Of what is no chain: without counts or gaps. */
    DatumWriter wrapPacked(ByteBuffer to) {
        bytes = to.order(ByteOrder.LITTLE_ENDIAN);
        blockSize = 0;
        headSize = 0;
        at = 0;
        return this;
    }

    /** Where the block ends that was opened last; of what is no chain, the last byte. */
    int end() {
        return blockSize == 0 ? at : block + blockSize;
    }

    private void open(int start) {
        if (start + blockSize > bytes.limit()) {
            throw new IllegalArgumentException("These packets do not fit into a chain.");
        }
        block = start;
        at = start + headSize;
        for (int zero = start; zero < start + blockSize; zero += 8) {
            bytes.putLong(zero, 0);
        }
    }

    private int take(int size) {
        int aligned = at;
        if (blockSize > 0) {
            aligned = block + (at - block + size - 1) / size * size;
            if (aligned + size > block + blockSize) {
                open(block + blockSize);
                aligned = block + Math.max(headSize, size);
            }
        }
        at = aligned + size;
        return aligned;
    }

    void type(PacketType type) {
        integer("type", 1, type.code);
    }

    @Override
    protected long integer(String name, int size, long value) {
        int to = take(size);
        switch (size) {
            case 1:
                bytes.put(to, (byte) value);
                break;
            case 2:
                bytes.putShort(to, (short) value);
                break;
            case 4:
                bytes.putInt(to, (int) value);
                break;
            default:
                bytes.putLong(to, value);
                break;
        }
        return value;
    }

    @Override
    public float float32(String name, float value) {
        bytes.putFloat(take(4), value);
        return value;
    }

    @Override
    public double float64(String name, double value) {
        bytes.putDouble(take(8), value);
        return value;
    }

    @Override
    public void float32s(String name, float[] values) {
        for (int index = 0; index < values.length; index++) {
            bytes.putFloat(take(4), values[index]);
        }
    }

    @Override
    public void uint8s(String name, int[] values) {
        for (int index = 0; index < values.length; index++) {
            bytes.put(take(1), (byte) values[index]);
        }
    }

    @Override
    public String text(String name, String value) {
        int count = Math.min(255, value.length());
        bytes.put(take(1), (byte) count);
        for (int index = 0; index < count; index++) {
            bytes.put(take(1), (byte) value.charAt(index));
        }
        return value;
    }
}
