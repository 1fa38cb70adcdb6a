package dev.highfive.session.bes;

import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Things by numbers that a stranger has chosen, found without a Long made for each look. Up to a fixed number of them.
 */
final class LongTable<T> {
    private final long[] keys;
    private final @Nullable Object[] values;
    private final int most;
    private final long seed = new Random().nextLong() | 1;
    private int count;

    LongTable(int most) {
        this.most = most;
        int size = Integer.highestOneBit(most) * 4;
        keys = new long[size];
        values = new Object[size];
    }

    int count() {
        return count;
    }

    boolean isFull() {
        return count == most;
    }

    @SuppressWarnings("unchecked") // nothing else is put in
    @Nullable
    T get(long key) {
        return (T) values[slot(key)];
    }

    /** Where there is none of this key yet, and which is not full. */
    void add(long key, T value) {
        int slot = slot(key);
        keys[slot] = key;
        values[slot] = value;
        count++;
    }

    void remove(long key) {
        int hole = slot(key);
        if (values[hole] == null) {
            return;
        }
        count--;
        values[hole] = null;
        // Those behind it move up, or they would not be found any more.
        int mask = keys.length - 1;
        for (int at = hole + 1 & mask; values[at] != null; at = at + 1 & mask) {
            int home = home(keys[at]);
            if ((at - home & mask) >= (at - hole & mask)) {
                keys[hole] = keys[at];
                values[hole] = values[at];
                values[at] = null;
                hole = at;
            }
        }
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        int slot = home(key);
        while (values[slot] != null && keys[slot] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private int home(long key) {
        long mixed = (key ^ key >>> 32) * seed;
        return (int) (mixed >>> 40) & keys.length - 1;
    }
}
