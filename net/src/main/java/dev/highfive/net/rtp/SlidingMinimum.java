package dev.highfive.net.rtp;

/**
 * The least value of the last while: of the present span and the one before, so that what was true once is
 * forgotten after two spans at most. Values are compared by subtraction and may overflow.
 */
final class SlidingMinimum {
    private final long spanNs;
    private boolean empty = true;
    private long spanStartNs;
    private long least;
    private long leastBefore;

    SlidingMinimum(long spanNs) {
        this.spanNs = spanNs;
    }

    void add(long value, long nowNs) {
        if (empty || nowNs - spanStartNs >= 2 * spanNs) {
            empty = false;
            spanStartNs = nowNs;
            least = value;
            leastBefore = value;
        } else if (nowNs - spanStartNs >= spanNs) {
            spanStartNs = nowNs;
            leastBefore = least;
            least = value;
        } else if (value - least < 0) {
            least = value;
        }
    }

    void clear() {
        empty = true;
    }

    boolean isEmpty() {
        return empty;
    }

    long get() {
        return least - leastBefore < 0 ? least : leastBefore;
    }
}
