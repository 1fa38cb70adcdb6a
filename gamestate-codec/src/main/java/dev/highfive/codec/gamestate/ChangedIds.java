package dev.highfive.codec.gamestate;

import java.util.Arrays;

/**
 * Which objects a payload changed, in the order of the wire. An id names an object only together with its
 * type, and an object that is in the payload twice is listed twice.
 */
public final class ChangedIds {
    private ObjectType<?>[] types = new ObjectType<?>[8];
    private long[] ids = new long[8];
    private int size;

    ChangedIds() {
    }

    public int size() {
        return size;
    }

    public ObjectType<?> type(int index) {
        return types[checked(index)];
    }

    /** Unsigned. */
    public long id(int index) {
        return ids[checked(index)];
    }

    void clear() {
        size = 0;
    }

    void add(GameObject object) {
        if (size == ids.length) {
            types = Arrays.copyOf(types, 2 * size);
            ids = Arrays.copyOf(ids, 2 * size);
        }
        types[size] = object.type();
        ids[size] = object.id;
        size++;
    }

    private int checked(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index + " of " + size);
        }
        return index;
    }
}
