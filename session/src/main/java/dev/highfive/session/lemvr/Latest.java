package dev.highfive.session.lemvr;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Hands the newest of something from one thread to another. Neither waits and nothing is allocated: there are three of
 * it, one being written, one being read and one between them, and they change places.
 */
final class Latest<T> {
    private static final int NEW = 4;

    private final Object[] slots = new Object[3];
    private final AtomicInteger between = new AtomicInteger(1);
    private int written;
    private int read = 2;

    Latest(Supplier<T> maker) {
        for (int slot = 0; slot < slots.length; slot++) {
            slots[slot] = maker.get();
        }
    }

    /** To be filled by the writing thread; holds something old. */
    T next() {
        return slot(written);
    }

    /** What has been written is the newest from now on. */
    void publish() {
        written = between.getAndSet(written | NEW) & ~NEW;
    }

    /** Whether there is one that has not been read. */
    boolean hasNew() {
        return (between.get() & NEW) != 0;
    }

    /** The newest, the reading thread's own until it asks again. */
    T newest() {
        if (hasNew()) {
            read = between.getAndSet(read) & ~NEW;
        }
        return slot(read);
    }

    @SuppressWarnings("unchecked") // only what the maker made is in there
    private T slot(int index) {
        return (T) slots[index];
    }
}
