package dev.highfive.codec.gamestate;

import java.util.Arrays;

/**
 * Which objects a payload changed, in the order of the wire. An id names an object only together with its
 * tag, and an object that is in the payload twice is listed twice.
 */
public final class ChangedIds {
    private long[] tags = new long[8];
    private long[] ids = new long[8];
    private int size;

    ChangedIds() {
    }

    public int size() {
        return size;
    }

    /** The tag that the object came with. */
    public long tag(int index) {
        return tags[checked(index)];
    }

    /** Unsigned. */
    public long id(int index) {
        return ids[checked(index)];
    }

    void clear() {
        size = 0;
    }

    void add(long tag, long id) {
        if (size == ids.length) {
            tags = Arrays.copyOf(tags, 2 * size);
            ids = Arrays.copyOf(ids, 2 * size);
        }
        tags[size] = tag;
        ids[size] = id;
        size++;
    }

    private int checked(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index + " of " + size);
        }
        return index;
    }
}
