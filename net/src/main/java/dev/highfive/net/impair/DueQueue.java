package dev.highfive.net.impair;

/**
 * Which of a fixed number of slots is due next: a binary heap over slot numbers. Slots with the same time keep
 * the order in which they were added. Times are compared by subtraction, as those of nanoTime have to be.
 */
final class DueQueue {
    private final int[] heap;
    private final long[] dueNs;
    private final long[] serial;
    private long nextSerial;
    private int size;

    DueQueue(int slots) {
        heap = new int[slots];
        dueNs = new long[slots];
        serial = new long[slots];
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** When the first is due; there has to be one. */
    long firstDueNs() {
        return dueNs[heap[0]];
    }

    void add(int slot, long dueNs) {
        this.dueNs[slot] = dueNs;
        serial[slot] = nextSerial++;
        int at = size++;
        while (at > 0 && isBefore(slot, heap[(at - 1) / 2])) {
            heap[at] = heap[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        heap[at] = slot;
    }

    /** The slot that was due first; there has to be one. */
    int remove() {
        int first = heap[0];
        int last = heap[--size];
        int at = 0;
        for (int child = 1; child < size; child = 2 * at + 1) {
            if (child + 1 < size && isBefore(heap[child + 1], heap[child])) {
                child++;
            }
            if (!isBefore(heap[child], last)) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = last;
        return first;
    }

    private boolean isBefore(int slot, int other) {
        long differenceNs = dueNs[slot] - dueNs[other];
        return differenceNs < 0 || differenceNs == 0 && serial[slot] < serial[other];
    }
}
