package dev.highfive.net.impair;

/** When packets leave that a radio keeps until it wakes: all that came since the last time at once. */
final class Batches {
    private static final double NANOS_PER_MILLI = 1e6;

    private final long intervalNs;
    private boolean begun;
    private long beginNs;

    Batches(Impairment impairment) {
        intervalNs = (long) (impairment.batchMs * NANOS_PER_MILLI);
    }

    /** The first time from the given one on at which the radio is awake; the first packet finds it so. */
    long leavesNs(long readyNs) {
        if (intervalNs == 0) {
            return readyNs;
        }
        beginNs = begun ? beginNs : readyNs;
        begun = true;
        long tooLateNs = Math.floorMod(readyNs - beginNs, intervalNs);
        return tooLateNs == 0 ? readyNs : readyNs + intervalNs - tooLateNs;
    }
}
