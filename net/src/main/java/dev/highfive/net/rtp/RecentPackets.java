package dev.highfive.net.rtp;

/** Which of the newest packets of a source came, so that a duplicate can be told from a late one. */
final class RecentPackets {
    /** More than packets may be late by (RFC 3550 has 100). */
    private static final int SIZE = 128;

    private final boolean[] seen = new boolean[SIZE];

    /** Forgets all but one, behind which nothing was seen. */
    void startAt(long index) {
        for (int slot = 0; slot < SIZE; slot++) {
            seen[slot] = false;
        }
        seen[slot(index)] = true;
    }

    /** A new highest one came; those skipped have not been seen. */
    void advance(long highest, long index) {
        for (long skipped = Math.max(highest + 1, index - SIZE + 1); skipped < index; skipped++) {
            seen[slot(skipped)] = false;
        }
        seen[slot(index)] = true;
    }

    /** @return whether it is the first time */
    boolean add(long index) {
        boolean first = !seen[slot(index)];
        seen[slot(index)] = true;
        return first;
    }

    private static int slot(long index) {
        return (int) index & SIZE - 1;
    }
}
