package dev.highfive.net.impair;

/**
 * Chance that repeats itself: SplitMix64 (Steele, Lea and Flood 2014), the same numbers on every machine. Each
 * part of an impairment has its own, so that switching on one does not change what the others do.
 */
final class Dice {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final double UNIT = 1.0 / (1L << 53);

    private long state;

    Dice(long seed, String purpose) {
        state = seed;
        state = next() ^ purpose.hashCode();
    }

    /** From 0 up to but not 1. */
    double fraction() {
        return (next() >>> 11) * UNIT;
    }

    boolean happens(double probability) {
        return fraction() < probability;
    }

    private long next() {
        state += GOLDEN_GAMMA;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
