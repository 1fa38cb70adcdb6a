package dev.highfive.codec;

/** How often each kind of something happened, such as each kind of decoding error. */
public final class Counts<E extends Enum<E>> {
    private final long[] counts;

    public Counts(Class<E> kinds) {
        counts = new long[kinds.getEnumConstants().length];
    }

    public void increment(E kind) {
        counts[kind.ordinal()]++;
    }

    public long of(E kind) {
        return counts[kind.ordinal()];
    }

    public long total() {
        long total = 0;
        for (long count : counts) {
            total += count;
        }
        return total;
    }
}
