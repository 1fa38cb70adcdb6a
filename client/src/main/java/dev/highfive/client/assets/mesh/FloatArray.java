package dev.highfive.client.assets.mesh;

import java.util.Arrays;

/** Floats that grow in number as they are added. */
final class FloatArray {
    private float[] values = new float[192];
    private int size;

    void add(float value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size + size / 2);
        }
        values[size++] = value;
    }

    int size() {
        return size;
    }

    float get(int i) {
        return values[i];
    }

    float[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
