package dev.highfive.codec.gamestate;

import java.util.Arrays;

/** A list of unsigned 64-bit integers that keeps its storage when cleared. */
public final class LongList {
    private long[] values = new long[0];
    private int size;

    public int size() {
        return size;
    }

    public long get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index + " of " + size);
        }
        return values[index];
    }

    public LongList clear() {
        size = 0;
        return this;
    }

    public LongList add(long value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, Math.max(16, 2 * size));
        }
        values[size++] = value;
        return this;
    }

    /** Makes this list equal to the other one. */
    public LongList set(LongList other) {
        if (other.size > values.length) {
            values = new long[other.size];
        }
        size = other.size;
        System.arraycopy(other.values, 0, values, 0, size);
        return this;
    }
}
