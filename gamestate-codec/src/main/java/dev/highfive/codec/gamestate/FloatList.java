package dev.highfive.codec.gamestate;

import java.util.Arrays;

/** A list of floats that keeps its storage when cleared. */
public final class FloatList {
    private float[] values = new float[0];
    private int size;

    public int size() {
        return size;
    }

    public float get(int index) {
        return values[checked(index)];
    }

    public FloatList clear() {
        size = 0;
        return this;
    }

    public FloatList add(float... added) {
        ensureCapacity(size + added.length);
        System.arraycopy(added, 0, values, size, added.length);
        size += added.length;
        return this;
    }

    /** Makes this list equal to the other one. */
    public FloatList set(FloatList other) {
        resize(other.size);
        System.arraycopy(other.values, 0, values, 0, size);
        return this;
    }

    /** The storage, of which the first {@link #size()} are in use. */
    float[] values() {
        return values;
    }

    /** Makes the list this long with whatever its storage holds. */
    void resize(int newSize) {
        ensureCapacity(newSize);
        size = newSize;
    }

    private void ensureCapacity(int capacity) {
        if (capacity > values.length) {
            values = Arrays.copyOf(values, Math.max(capacity, 2 * values.length));
        }
    }

    private int checked(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index + " of " + size);
        }
        return index;
    }
}
