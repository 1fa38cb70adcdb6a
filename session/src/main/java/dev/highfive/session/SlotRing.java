package dev.highfive.session;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * Carries records from one thread to one other without locks and without garbage: slots are made once, filled
 * in place by the producer and read in place by the consumer. A full ring refuses; it never waits.
 */
final class SlotRing<T> {
    private final Object[] slots;
    private final int mask;
    /** How many slots the producer has filled, ever. */
    private final AtomicLong filled = new AtomicLong();
    /** How many slots the consumer has emptied, ever. */
    private final AtomicLong emptied = new AtomicLong();

    /** @param size a power of two */
    SlotRing(int size, Supplier<T> newSlot) {
        if (Integer.bitCount(size) != 1) {
            throw new IllegalArgumentException(size + " is no power of two.");
        }
        slots = new Object[size];
        mask = size - 1;
        for (int index = 0; index < size; index++) {
            slots[index] = newSlot.get();
        }
    }

    /** Producer: the slot to fill next, or null if the consumer is that far behind. */
    @SuppressWarnings("unchecked")
    T free() {
        long next = filled.get();
        return next - emptied.get() == slots.length ? null : (T) slots[(int) next & mask];
    }

    /** Producer: hands over the slot that {@link #free} gave. */
    void fill() {
        filled.lazySet(filled.get() + 1);
    }

    /** Consumer: the oldest slot, or null if there is none. */
    @SuppressWarnings("unchecked")
    T oldest() {
        long next = emptied.get();
        return next == filled.get() ? null : (T) slots[(int) next & mask];
    }

    /** Consumer: gives back the slot that {@link #oldest} gave. */
    void empty() {
        emptied.lazySet(emptied.get() + 1);
    }
}
