package dev.highfive.client.assets.mesh;

import java.util.Arrays;

/** Ints that grow in number as they are added. */
final class IntList {
    private int[] values = new int[64];
    private int size;

    void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size + size / 2);
        }
        values[size++] = value;
    }

    int size() {
        return size;
    }

    int get(int i) {
        return values[i];
    }

    void clear() {
        size = 0;
    }

    int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
