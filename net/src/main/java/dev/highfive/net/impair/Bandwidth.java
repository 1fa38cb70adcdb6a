package dev.highfive.net.impair;

/**
 * A link that sends one packet after the other at its rate, with a queue before it: the token bucket whose
 * bucket holds a packet. The queue is bounded by time, as that of a good router is.
 */
final class Bandwidth {
    /** What does not get onto the link within so long is dropped. */
    static final long MAX_QUEUE_NS = 200_000_000;

    static final long DROPPED = -1;

    /** IPv4 and UDP, which take their part of the link. */
    private static final int HEADERS_SIZE = 28;

    private static final double NANOS_PER_BYTE_AT_1_KBIT = 8e6;

    private final double nsPerByte;
    private long freeAtNs;
    private boolean used;

    Bandwidth(Impairment impairment) {
        nsPerByte = impairment.bandwidthKbit == 0 ? 0 : NANOS_PER_BYTE_AT_1_KBIT / impairment.bandwidthKbit;
    }

    /** How long the packet takes to get onto the link, or {@link #DROPPED}. */
    long nextNs(int size, long nowNs) {
        if (nsPerByte == 0) {
            return 0;
        }
        long waitNs = used ? Math.max(0, freeAtNs - nowNs) : 0;
        if (waitNs > MAX_QUEUE_NS) {
            return DROPPED;
        }
        used = true;
        long takesNs = waitNs + (long) ((size + HEADERS_SIZE) * nsPerByte);
        freeAtNs = nowNs + takesNs;
        return takesNs;
    }
}
