package dev.highfive.net.rtp;

import dev.highfive.codec.rtp.ReportBlock;
import dev.highfive.codec.rtp.SenderReport;

/**
 * Which time of ours belongs to a time of a peer. A peer's clock may be hours off and drift; all that is
 * assumed is that it runs at about the speed of ours.
 *
 * <p>A sender report of the peer with a block about ours is an exchange as in NTP: sent T1 by us, received T2
 * and answered T3 by the peer, received T4 by us. {@link ClockFilter} chooses the one to believe. The first
 * sets the clock and later ones slew it, so that a peer's movement never jumps or runs back. Before the
 * first, the packets that came fastest tell the time, which is then late by the way they took.
 */
public final class PeerClock {
    /** A clock is put right by at most 1 % of the time that passes: nobody sees a hand 1 % faster. */
    private static final int SLEW_SHARE = 100;
    /** Beyond this, and what the way can explain, the peer's clock was set anew. */
    private static final long STEP_NS = 128_000_000;
    /** Longer round trips are useless, or those of a peer whose clock stood still meanwhile. */
    private static final long MAX_ROUND_TRIP_NS = 2_000_000_000L;
    /** What the short form of a time may lose to rounding, at both ends. */
    private static final long ROUNDING_NS = 62_000;

    private static final long ARRIVAL_SPAN_NS = 5_000_000_000L;

    private final WireClock ours;
    private final ClockFilter filter = new ClockFilter();
    private final SlidingMinimum arrivals = new SlidingMinimum(ARRIVAL_SPAN_NS);

    private boolean hasRtp;
    /** The newest timestamp, without its wraps. */
    private long newestTicks;

    private boolean blocksBelongToReport;
    private long reportNtp;
    private int reportRtp;

    private boolean stepped;
    private boolean isSet;
    private long ntpBase;
    /** The report of the last exchange that was kept: which of the peer's two times belong together. */
    private long pairedNtp;

    private int pairedRtp;
    /** What to add to the peer's time, counted from ntpBase, to get ours. */
    private long offsetNs;

    private long targetOffsetNs;
    private long slewedNs;
    private long roundTripNs = -1;

    public PeerClock(WireClock ours) {
        this.ours = ours;
    }

    /** Our own clock stood still for a while, so what it was compared with says nothing any more. */
    public void restart() {
        stepped = true;
        isSet = false;
        hasRtp = false;
        blocksBelongToReport = false;
        filter.clear();
        arrivals.clear();
    }

    /** Whether the clock was set anew since this was asked last, so that times before have nothing to do with it. */
    public boolean takeStep() {
        boolean was = stepped;
        stepped = false;
        return was;
    }

    /** Takes note of when an RTP packet came. */
    public void onPacket(int rtpTimestamp, long arrivalNs) {
        slew(arrivalNs);
        long ticks = hasRtp ? unwrapped(rtpTimestamp) : rtpTimestamp;
        newestTicks = hasRtp ? Math.max(newestTicks, ticks) : ticks;
        hasRtp = true;
        arrivals.add(arrivalNs - RtpTime.nanoseconds(ticks), arrivalNs);
    }

    /** Takes note of a report of the peer; blocks that follow, in the same packet, belong to it. */
    public void onSenderReport(SenderReport report) {
        blocksBelongToReport = true;
        reportNtp = report.ntpTimestamp;
        reportRtp = report.rtpTimestamp;
    }

    /** Blocks that follow belong to a report without a time. */
    public void onReceiverReport() {
        blocksBelongToReport = false;
    }

    /** Takes note of what the peer's report says about us. */
    public void onReportBlock(ReportBlock aboutUs, long arrivalNs) {
        if (aboutUs.lastSenderReport == 0) {
            return;
        }
        int elapsed = WireClock.middle(ours.ntpAt(arrivalNs)) - aboutUs.lastSenderReport;
        long measuredNs = WireClock.nanoseconds(elapsed - aboutUs.delaySinceLastSenderReport);
        if (measuredNs < -ROUNDING_NS || measuredNs > MAX_ROUND_TRIP_NS) {
            return;
        }
        long newRoundTripNs = Math.max(0, measuredNs);
        roundTripNs = roundTripNs < 0 ? newRoundTripNs : roundTripNs + (newRoundTripNs - roundTripNs) / 8;
        if (blocksBelongToReport) {
            onExchange(newRoundTripNs, arrivalNs);
        }
    }

    private void onExchange(long newRoundTripNs, long arrivalNs) {
        slew(arrivalNs);
        if (!isSet) {
            ntpBase = reportNtp;
        }
        long newOffsetNs = arrivalNs - newRoundTripNs / 2 - sinceNtpBaseNs(reportNtp);
        if (isSet && isStep(newOffsetNs, newRoundTripNs)) {
            filter.clear();
        }
        if (!filter.add(newOffsetNs, newRoundTripNs, arrivalNs)) {
            return;
        }
        pairedNtp = reportNtp;
        pairedRtp = reportRtp;
        targetOffsetNs = filter.bestOffsetNs(arrivalNs);
        if (!isSet || isStep(targetOffsetNs, filter.bestRoundTripNs(arrivalNs))) {
            stepped |= isSet;
            isSet = true;
            offsetNs = targetOffsetNs;
            slewedNs = arrivalNs;
        }
    }

    private boolean isStep(long newOffsetNs, long itsRoundTripNs) {
        return Math.abs(newOffsetNs - offsetNs) > STEP_NS + itsRoundTripNs / 2;
    }

    private void slew(long nowNs) {
        long limit = Math.max(0, nowNs - slewedNs) / SLEW_SHARE;
        long wanted = targetOffsetNs - offsetNs;
        offsetNs += Math.max(-limit, Math.min(limit, wanted));
        slewedNs = nowNs;
    }

    /** Whether times can be mapped at all: a packet or an exchange came. */
    public boolean isKnown() {
        return isSet || hasRtp;
    }

    /** Whether they are mapped by an exchange and not by when packets came. */
    public boolean isExchanged() {
        return isSet;
    }

    /** Our time of a timestamp of the peer, hours from the newest one at most, once {@link #isKnown()}. */
    public long timeNsOf(int rtpTimestamp) {
        if (isSet) {
            return sinceNtpBaseNs(pairedNtp) + RtpTime.nanoseconds(rtpTimestamp - pairedRtp) + offsetNs;
        }
        return arrivals.get() + RtpTime.nanoseconds(unwrapped(rtpTimestamp));
    }

    /** Smoothed; negative where none was measured yet. */
    public long roundTripNs() {
        return roundTripNs;
    }

    /**
     * How far the peer's wall clock is ahead of ours in milliseconds, for people to read; 0 where it is not
     * known yet.
     */
    public long offsetMillis(long nowNs) {
        if (!isSet) {
            return 0;
        }
        long peerSinceBaseNs = nowNs - offsetNs;
        long oursSinceBaseNs = WireClock.differenceNs(ours.ntpAt(nowNs), ntpBase);
        return Math.round((peerSinceBaseNs - oursSinceBaseNs) / 1e6);
    }

    /** The exchanges that took so long that they were not used. */
    public long outliers() {
        return filter.outliers();
    }

    private long sinceNtpBaseNs(long ntp) {
        return WireClock.differenceNs(ntp, ntpBase);
    }

    private long unwrapped(int rtpTimestamp) {
        return newestTicks + (rtpTimestamp - (int) newestTicks);
    }
}
