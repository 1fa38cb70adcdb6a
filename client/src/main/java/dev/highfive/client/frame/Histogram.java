package dev.highfive.client.frame;

import java.util.Arrays;

/** How long something took, counted in buckets of a thirty-second of a power of two; never allocates. */
public final class Histogram {
    private static final int PARTS_BITS = 5;
    private static final int PARTS = 1 << PARTS_BITS;

    private final long[] counts = new long[64 * PARTS];
    private long count;
    private long sumNs;
    private long mostNs;

    public void add(long nanoseconds) {
        long value = Math.max(0, nanoseconds);
        counts[bucket(value)]++;
        count++;
        sumNs += value;
        mostNs = Math.max(mostNs, value);
    }

    public long count() {
        return count;
    }

    public long mostNs() {
        return mostNs;
    }

    public long meanNs() {
        return count == 0 ? 0 : sumNs / count;
    }

    /** No more than this, give or take a sixty-fourth, in this part of all cases; 0.5 is the median. */
    public long percentileNs(double part) {
        long wanted = (long) Math.ceil(part * count);
        long seen = 0;
        for (int bucket = 0; bucket < counts.length; bucket++) {
            seen += counts[bucket];
            if (seen >= wanted && seen > 0) {
                return Math.min(mostNs, middle(bucket));
            }
        }
        return 0;
    }

    public void clear() {
        Arrays.fill(counts, 0);
        count = 0;
        sumNs = 0;
        mostNs = 0;
    }

    private static int bucket(long value) {
        if (value < PARTS) {
            return (int) value;
        }
        int power = 63 - Long.numberOfLeadingZeros(value);
        int part = (int) (value >>> power - PARTS_BITS) & PARTS - 1;
        return (power - PARTS_BITS + 1) * PARTS + part;
    }

    private static long middle(int bucket) {
        if (bucket < PARTS) {
            return bucket;
        }
        int shift = bucket / PARTS - 1;
        long low = (long) (PARTS + bucket % PARTS) << shift;
        return low + ((1L << shift) >> 1);
    }
}
