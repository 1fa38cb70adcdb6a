package dev.highfive.net.rtp;

/**
 * How often a session may send RTCP. The bandwidth is RTCP's own, which RFC 3550 wants to be 5 % of what the
 * whole session takes.
 */
public final class RtcpTiming {
    /** RTCP's share of the session's bandwidth. */
    public static final double SHARE = 0.05;

    private static final long SECOND_NS = 1_000_000_000;

    /** Of all participants together, with the headers of UDP and IP. */
    final double bytesPerSecond;

    final long minIntervalNs;
    /** Before the first packet. */
    final long initialMinIntervalNs;
    /** The least time between two regular reports, T_rr_interval of RFC 4585. */
    final long reportIntervalNs;
    /** The interval that the time-out of members is counted in is at least this. */
    final long minTimeoutIntervalNs;

    RtcpTiming(
            double bytesPerSecond,
            long minIntervalNs,
            long initialMinIntervalNs,
            long reportIntervalNs,
            long minTimeoutIntervalNs) {
        if (!(bytesPerSecond > 0)) {
            throw new IllegalArgumentException("RTCP needs a bandwidth, not " + bytesPerSecond + " bytes/s.");
        }
        this.bytesPerSecond = bytesPerSecond;
        this.minIntervalNs = minIntervalNs;
        this.initialMinIntervalNs = initialMinIntervalNs;
        this.reportIntervalNs = reportIntervalNs;
        this.minTimeoutIntervalNs = minTimeoutIntervalNs;
    }

    /** RFC 4585 where all know each other's address: as often as the bandwidth allows, from the start. */
    public static RtcpTiming avpfUnicast(double bytesPerSecond) {
        return new RtcpTiming(bytesPerSecond, 0, 0, 0, SECOND_NS);
    }

    /** RFC 4585 in a group that may be larger than it looks at first: a second before the first packet. */
    public static RtcpTiming avpfMulticast(double bytesPerSecond) {
        return new RtcpTiming(bytesPerSecond, 0, SECOND_NS, 0, SECOND_NS);
    }

    /** The same with at least so much between two regular reports; feedback is not held back by it. */
    public RtcpTiming withReportIntervalNs(long atLeastNs) {
        return new RtcpTiming(bytesPerSecond, minIntervalNs, initialMinIntervalNs, atLeastNs, minTimeoutIntervalNs);
    }
}
