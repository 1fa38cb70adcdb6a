package dev.highfive.session.bes;

/**
 * Which packets of a peer have come, and which to ask for again. All up to one id have; of those behind it, up to
 * {@link #SIZE}, each is known to have come or not. A missing one is asked for once it may be more than late, and
 * again twice in the time that an answer took so far, since questions get lost as well.
 */
final class PacketWindow {
    static final int SIZE = 1024;

    /** A packet may be overtaken by so much. */
    private static final long LATE_NS = 15_000_000;

    private static final long LEAST_INTERVAL_NS = 20_000_000;
    private static final long MOST_INTERVAL_NS = 250_000_000;
    private static final long FIRST_GUESS_NS = 100_000_000;

    private final boolean[] received = new boolean[SIZE];
    /** When each missing packet was missed, and asked for first. */
    private final long[] missedNs = new long[SIZE];

    private final long[] askedNs = new long[SIZE];
    private final int[] asked = new int[SIZE];
    private long complete;
    private long highest;
    private long lastAskedNs;
    private boolean everAsked;
    private long answerNs = FIRST_GUESS_NS;

    boolean isTooFarAhead(long id) {
        return id > complete + SIZE;
    }

    boolean isKnown(long id) {
        return id <= complete || id <= highest && received[slot(id)];
    }

    /** Whether all packets before this one have come. */
    boolean isNext(long id) {
        return id <= complete + 1;
    }

    /** Counts this one among the missing, and all before it that have not come. */
    void miss(long id, long nowNs) {
        while (highest < id) {
            int slot = slot(++highest);
            received[slot] = false;
            missedNs[slot] = nowNs;
            asked[slot] = 0;
        }
    }

    void take(long id, long nowNs) {
        miss(id, nowNs);
        int slot = slot(id);
        if (asked[slot] == 1) {
            answerNs += (nowNs - askedNs[slot] - answerNs) / 4;
        }
        received[slot] = true;
        while (complete < highest && received[slot(complete + 1)]) {
            complete++;
        }
    }

    /** Whether it is time to ask for something. */
    boolean mustAsk(long nowNs) {
        if (complete == highest || everAsked && nowNs - lastAskedNs < intervalNs()) {
            return false;
        }
        for (long id = complete + 1; id <= highest; id++) {
            if (isOverdue(id, nowNs)) {
                return true;
            }
        }
        return false;
    }

    private long intervalNs() {
        return Math.max(LEAST_INTERVAL_NS, Math.min(MOST_INTERVAL_NS, answerNs / 2));
    }

    /** The missing ones to ask for now, in their order. @return how many */
    int ask(long[] ids, long nowNs) {
        int count = 0;
        for (long id = complete + 1; id <= highest && count < ids.length; id++) {
            if (isOverdue(id, nowNs)) {
                ids[count++] = id;
                int slot = slot(id);
                if (asked[slot]++ == 0) {
                    askedNs[slot] = nowNs;
                }
            }
        }
        lastAskedNs = nowNs;
        everAsked = true;
        return count;
    }

    private boolean isOverdue(long id, long nowNs) {
        return !received[slot(id)] && nowNs - missedNs[slot(id)] >= LATE_NS;
    }

    private static int slot(long id) {
        return (int) (id & SIZE - 1);
    }
}
