package dev.highfive.client.assets.mesh;

import java.util.Arrays;

/**
 * Numbers the different corners of an OBJ's faces, which name place, texture coordinate and normal apart from each
 * other. A hash table without an object for each: a file can have a million.
 */
final class CornerTable {
    private final IntList corners = new IntList();
    private int[] slots = new int[256];

    CornerTable() {
        Arrays.fill(slots, -1);
    }

    /** @return its number, which is the count of different ones so far if it is new */
    int number(int vertex, int uv, int normal) {
        if (size() * 2 >= slots.length) {
            grow();
        }
        int slot = slot(vertex, uv, normal);
        if (slots[slot] < 0) {
            slots[slot] = size();
            corners.add(vertex);
            corners.add(uv);
            corners.add(normal);
        }
        return slots[slot];
    }

    int size() {
        return corners.size() / 3;
    }

    int vertex(int number) {
        return corners.get(3 * number);
    }

    int uv(int number) {
        return corners.get(3 * number + 1);
    }

    int normal(int number) {
        return corners.get(3 * number + 2);
    }

    private int slot(int vertex, int uv, int normal) {
        // Mixed well, because whoever writes the file chooses the numbers.
        long hash = (vertex * 31L + uv) * 0x9E3779B97F4A7C15L + normal;
        hash = (hash ^ hash >>> 32) * 0xD6E8FEB86659FD93L;
        int slot = (int) (hash >>> 33) & slots.length - 1;
        while (slots[slot] >= 0 && !is(slots[slot], vertex, uv, normal)) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    private boolean is(int number, int vertex, int uv, int normal) {
        return vertex(number) == vertex && uv(number) == uv && normal(number) == normal;
    }

    private void grow() {
        slots = new int[slots.length * 2];
        Arrays.fill(slots, -1);
        for (int i = 0; i < size(); i++) {
            slots[slot(vertex(i), uv(i), normal(i))] = i;
        }
    }
}
