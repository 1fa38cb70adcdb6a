package dev.highfive.net.rtp;

import java.util.Random;

/**
 * When to send RTCP: RFC 3550, 6.3 and A.7, with the early feedback of RFC 4585, 3.5. The session waits until
 * {@link #nextTimeNs}, asks {@link #poll} what to send, and says by {@link #onSent} that it was. Its surprise
 * is reconsideration: a time that has come may be put off again, because the group has grown meanwhile.
 */
public final class RtcpSchedule {
    /** What is to be sent now. */
    public enum Due {
        NOTHING,
        REPORT,
        FEEDBACK,
        BYE
    }

    /** Groups up to this size need not spread their goodbyes. */
    static final int MAX_IMMEDIATE_BYES = 50;

    private static final int TIMEOUT_INTERVALS = 5;
    private static final double DITHER = 0.5;

    private final RtcpTiming timing;
    private final Random random;
    private final RtcpInterval interval;
    private int membersAtSchedule = 1;
    private long lastNs;
    private long nextNs;
    /** The interval drawn last, T_rr of RFC 4585. */
    private long intervalNs;

    private boolean feedbackWanted;
    private boolean earlyScheduled;
    private boolean earlyAllowed = true;
    private long earlyNs;
    private boolean hasReported;
    private long lastReportNs;
    private long reportGapNs;

    private boolean leaving;
    private boolean byeWaits;
    private Due due = Due.NOTHING;

    /** @param firstSize the bytes of the packet that will be sent first, about */
    public RtcpSchedule(RtcpTiming timing, Random random, int firstSize, long nowNs) {
        this.timing = timing;
        this.random = random;
        interval = new RtcpInterval(timing, random, firstSize);
        scheduleNext(nowNs);
    }

    /**
     * Says how large the group is, with us. Where it has become smaller, the next packet comes earlier
     * (RFC 3550, 6.3.4), so that a group that shrinks fast does not take the silence for more leaving.
     */
    public void onMembers(int members, int senders, boolean weSend, long nowNs) {
        if (leaving) {
            return;
        }
        interval.members = members;
        interval.senders = senders;
        interval.weSend = weSend;
        if (members < membersAtSchedule) {
            double share = (double) members / membersAtSchedule;
            nextNs = nowNs + (long) (share * (nextNs - nowNs));
            lastNs = nowNs - (long) (share * (nowNs - lastNs));
            membersAtSchedule = members;
        }
    }

    /** @param size the bytes of a compound packet that was received */
    public void onReceived(int size) {
        if (!leaving) {
            interval.onPacket(size);
        }
    }

    /** A goodbye was received; who is leaving too waits the longer. */
    public void onByeReceived() {
        if (leaving) {
            interval.members++;
        }
    }

    /**
     * Feedback is to be sent as soon as it may: at once between two, otherwise once before each regular
     * report (RFC 4585, 3.5.2). What comes too late for that goes with the regular report.
     *
     * @param dithered whether others may be about to ask for the same, as in a multicast group, so that it is
     *     worth waiting a little and looking whether they do
     */
    public void wantFeedback(boolean dithered, long nowNs) {
        feedbackWanted = true;
        if (earlyScheduled || leaving) {
            return;
        }
        boolean pair = interval.members <= 2;
        long dither = pair || !dithered ? 0 : (long) (DITHER * intervalNs);
        if (pair || earlyAllowed && nowNs + dither - nextNs <= 0) {
            earlyScheduled = true;
            earlyNs = nowNs + (long) (random.nextDouble() * dither);
        }
    }

    /** Somebody else has asked for all that we wanted to ask for. */
    public void cancelFeedback() {
        feedbackWanted = false;
        earlyScheduled = false;
    }

    /**
     * We leave. Up to 50 members the goodbye goes at once; in a larger group it waits, and the longer the
     * more others leave (RFC 3550, 6.3.7).
     *
     * @return whether a goodbye is to be sent at all: nobody knows who has sent nothing yet
     */
    public boolean leave(int byeSize, long nowNs) {
        boolean known = interval.weSend || !interval.initial;
        leaving = true;
        byeWaits = interval.members > MAX_IMMEDIATE_BYES;
        cancelFeedback();
        interval.restart(byeSize);
        scheduleNext(nowNs);
        if (!byeWaits) {
            nextNs = nowNs;
        }
        return known;
    }

    /** When to {@link #poll} next, if nothing else happens until then. */
    public long nextTimeNs() {
        long wakeNs = nextNs;
        if (hasReported && !feedbackWanted && !leaving) {
            // Before that there would be nothing to say.
            long reportNs = lastReportNs + reportGapNs;
            wakeNs = reportNs - nextNs > 0 ? reportNs : nextNs;
        }
        return earlyScheduled && earlyNs - wakeNs < 0 ? earlyNs : wakeNs;
    }

    /** What to send now. After anything but NOTHING, {@link #onSent} has to follow. */
    public Due poll(long nowNs) {
        due = Due.NOTHING;
        if (nowNs - nextNs >= 0) {
            pollRegular(nowNs);
        }
        if (due == Due.NOTHING && earlyScheduled && nowNs - earlyNs >= 0) {
            due = Due.FEEDBACK;
        }
        return due;
    }

    private void pollRegular(long nowNs) {
        long reconsideredNs = lastNs + interval.drawNs();
        membersAtSchedule = interval.members;
        if (leaving && !byeWaits) {
            due = Due.BYE;
        } else if (reconsideredNs - nowNs > 0) {
            nextNs = reconsideredNs;
        } else if (leaving) {
            due = Due.BYE;
        } else if (!hasReported || nowNs - lastReportNs >= reportGapNs) {
            due = Due.REPORT;
        } else if (feedbackWanted) {
            due = Due.FEEDBACK;
        } else {
            scheduleNext(nowNs);
        }
    }

    /** @param size the bytes of the compound packet */
    public void onSent(int size, long nowNs) {
        interval.onPacket(size);
        interval.initial = false;
        feedbackWanted = false;
        boolean early = due == Due.FEEDBACK && earlyScheduled && nowNs - nextNs < 0;
        earlyScheduled = false;
        if (due == Due.REPORT) {
            hasReported = true;
            lastReportNs = nowNs;
            reportGapNs = (long) (timing.reportIntervalNs * (0.5 + random.nextDouble()));
        }
        if (!early) {
            earlyAllowed = true;
            scheduleNext(nowNs);
        } else if (earlyAllowed) {
            // In place of the next regular packet, which is left out. Between two there may be more early
            // ones, but if each of them put the next report off, there would be none.
            earlyAllowed = false;
            long left = nextNs;
            nextNs = lastNs + 2 * intervalNs;
            lastNs = left;
        }
        due = Due.NOTHING;
    }

    private void scheduleNext(long nowNs) {
        lastNs = nowNs;
        intervalNs = interval.drawNs();
        nextNs = nowNs + intervalNs;
        membersAtSchedule = interval.members;
    }

    /** How long a member may be silent before it counts as gone: five intervals (RFC 3550, 6.3.5). */
    public long memberTimeoutNs() {
        return TIMEOUT_INTERVALS * interval.forMemberTimeoutNs();
    }

    /** How long a member may send no RTP before it no longer counts as a sender: two intervals. */
    public long senderTimeoutNs() {
        return 2 * interval.forSenderTimeoutNs();
    }
}
