package dev.highfive.session;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Carries records from one thread to one other without locks and without garbage: slots are made once, filled
 * in place by the producer and read in place by the consumer. A full ring refuses; it never waits.
 *
 * <p>The slot to fill next is the one that came back last. As long as the consumer keeps up, few slots are in
 * use, and these are in the processor's cache, however many the ring has for when it does not.
 */
final class SlotRing<T> {
    private final Object[] slots;
    private final int mask;
    /** Which slots were filled, in turn: numbers, since references would trouble the garbage collector. */
    private final int[] order;
    /** How many slots the producer has filled, ever. */
    private final AtomicLong filled = new AtomicLong();
    /** How many slots the consumer has emptied, ever. */
    private final AtomicLong emptied = new AtomicLong();
    /** Of the producer: the free slots that it knows of, and how many emptied ones it has seen, ever. */
    private final int[] free;

    private int freeCount;
    private long takenBack;

    /** @param size a power of two */
    SlotRing(int size, Supplier<T> newSlot) {
        if (Integer.bitCount(size) != 1) {
            throw new IllegalArgumentException(size + " is no power of two.");
        }
        slots = new Object[size];
        order = new int[size];
        free = new int[size];
        mask = size - 1;
        for (int index = 0; index < size; index++) {
            slots[index] = newSlot.get();
            free[index] = mask - index;
        }
        freeCount = size;
    }

    /** Producer: the slot to fill next, or null if the consumer is that far behind. */
    @SuppressWarnings("unchecked")
    @Nullable
    T free() {
        for (long end = emptied.get(); takenBack != end; takenBack++) {
            free[freeCount++] = order[(int) takenBack & mask];
        }
        return freeCount == 0 ? null : (T) slots[free[freeCount - 1]];
    }

    /** Producer: hands over the slot that {@link #free} gave. */
    void fill() {
        long next = filled.get();
        order[(int) next & mask] = free[--freeCount];
        filled.lazySet(next + 1);
    }

    /** Consumer: the oldest slot, or null if there is none. */
    @SuppressWarnings("unchecked")
    @Nullable
    T oldest() {
        long next = emptied.get();
        return next == filled.get() ? null : (T) slots[order[(int) next & mask]];
    }

    /** Consumer: gives back the slot that {@link #oldest} gave. */
    void empty() {
        emptied.lazySet(emptied.get() + 1);
    }
}
