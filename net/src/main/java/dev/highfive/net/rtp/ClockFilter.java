package dev.highfive.net.rtp;

/**
 * Chooses among the last exchanges with a peer the one to believe, as NTP's clock filter does: the one with
 * the shortest round trip, since half of it is the most that its offset can be wrong by. What took more than
 * three times as long as usual is not even kept, unless all of them do.
 */
final class ClockFilter {
    static final int SIZE = 8;
    private static final int OUTLIER = 3;
    /** After so many outliers in a row they are what is usual now: the path has changed. */
    private static final int MAX_OUTLIERS = 4;
    /** An old exchange is worse by what two clocks may have drifted since: 100 ppm, seen as a round trip. */
    private static final long AGE_PER_ROUND_TRIP = 5000;
    /** Where round trips are this short, three times as long means nothing. */
    private static final long UNREMARKABLE_NS = 1_000_000;

    private final long[] offsetsNs = new long[SIZE];
    private final long[] roundTripsNs = new long[SIZE];
    private final long[] timesNs = new long[SIZE];
    private int count;
    private int next;
    private int outliersInARow;
    private long outliers;

    /** @return whether it was kept */
    boolean add(long offsetNs, long roundTripNs, long timeNs) {
        if (count > 0 && roundTripNs > Math.max(UNREMARKABLE_NS, OUTLIER * meanRoundTripNs())) {
            outliers++;
            if (++outliersInARow < MAX_OUTLIERS) {
                return false;
            }
            clear();
        }
        outliersInARow = 0;
        offsetsNs[next] = offsetNs;
        roundTripsNs[next] = roundTripNs;
        timesNs[next] = timeNs;
        next = (next + 1) % SIZE;
        count = Math.min(count + 1, SIZE);
        return true;
    }

    /** Forgets all exchanges. */
    void clear() {
        count = 0;
        next = 0;
        outliersInARow = 0;
    }

    boolean isEmpty() {
        return count == 0;
    }

    long meanRoundTripNs() {
        long sum = 0;
        for (int index = 0; index < count; index++) {
            sum += roundTripsNs[index];
        }
        return sum / count;
    }

    /** The offset of the exchange to believe. */
    long bestOffsetNs(long nowNs) {
        return offsetsNs[best(nowNs)];
    }

    /** Its round trip. */
    long bestRoundTripNs(long nowNs) {
        return roundTripsNs[best(nowNs)];
    }

    long outliers() {
        return outliers;
    }

    private int best(long nowNs) {
        int best = 0;
        for (int index = 1; index < count; index++) {
            if (distance(index, nowNs) < distance(best, nowNs)) {
                best = index;
            }
        }
        return best;
    }

    private long distance(int index, long nowNs) {
        return roundTripsNs[index] + (nowNs - timesNs[index]) / AGE_PER_ROUND_TRIP;
    }
}
