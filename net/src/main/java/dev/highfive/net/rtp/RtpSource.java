package dev.highfive.net.rtp;

import dev.highfive.codec.rtp.ReportBlock;
import dev.highfive.codec.rtp.SenderReport;

/**
 * What was received of one source: which packets count (RFC 3550, A.1), how many were lost (A.3) and how
 * evenly they came (A.8). Duplicates count as received, as the RFC has it, so the loss can be negative.
 */
public final class RtpSource {
    /** The packets in a row after which a source is believed, where nothing else proves that it is one. */
    public static final int MIN_SEQUENTIAL = 2;
    /** The same, where SRTP has proved it. */
    public static final int AUTHENTICATED = 1;

    static final int MAX_DROPOUT = 3000;
    static final int MAX_MISORDER = 100;
    private static final int SEQUENCE_NUMBERS = 1 << 16;
    private static final int NONE = -1;

    private final int ssrc;
    private final RecentPackets recent = new RecentPackets();
    private final Jitter jitter = new Jitter();
    private final BeaconBatches batches = new BeaconBatches();
    private int probation;
    private boolean begun;
    /** Of the newest packet: the cycles of the sequence number, and below them that number. */
    private long highest;

    private long base;
    private int badSequenceNumber = NONE;
    private long missingBefore;
    private long received;
    private long duplicates;
    private long late;
    private long expectedAtReport;
    private long receivedAtReport;

    private int lastSenderReport;
    private long senderReportNs;
    private boolean hasSenderReport;
    private boolean senderReportIsNew;

    /** @param minSequential {@link #MIN_SEQUENTIAL} or {@link #AUTHENTICATED} */
    public RtpSource(int ssrc, int minSequential) {
        this.ssrc = ssrc;
        probation = minSequential;
    }

    public int ssrc() {
        return ssrc;
    }

    /** Takes note of a packet, which is to be used if the result {@link Arrival#isValid()}. */
    public Arrival onPacket(int sequenceNumber, int rtpTimestamp, long arrivalNs) {
        Arrival arrival = place(sequenceNumber);
        if (arrival.isValid()) {
            received++;
            jitter.onPacket(rtpTimestamp, arrivalNs);
            batches.onPacket(rtpTimestamp, arrivalNs);
        }
        return arrival;
    }

    private Arrival place(int sequenceNumber) {
        if (!begun) {
            begun = true;
            highest = sequenceNumber - 1;
        }
        int advance = sequenceNumber - (int) highest & 0xFFFF;
        if (probation > 0) {
            // A gap starts the count again, and the packet behind it is the first of the new one.
            probation = advance == 1 ? probation - 1 : MIN_SEQUENTIAL - 1;
            highest = sequenceNumber;
            if (probation > 0) {
                return Arrival.ON_PROBATION;
            }
            restart(sequenceNumber);
            return Arrival.NEW;
        }
        if (advance < MAX_DROPOUT) {
            return advance == 0 ? known(highest) : newest(highest + advance);
        }
        if (advance <= SEQUENCE_NUMBERS - MAX_MISORDER) {
            if (sequenceNumber != badSequenceNumber) {
                badSequenceNumber = sequenceNumber + 1 & 0xFFFF;
                return Arrival.OUT_OF_SEQUENCE;
            }
            // Two in a row: the source has begun anew without saying so.
            restart(sequenceNumber);
            return Arrival.NEW;
        }
        return known(highest + advance - SEQUENCE_NUMBERS);
    }

    private Arrival newest(long index) {
        missingBefore = index - highest - 1;
        recent.advance(highest, index);
        highest = index;
        return Arrival.NEW;
    }

    private Arrival known(long index) {
        if (recent.add(index)) {
            late++;
            return Arrival.LATE;
        }
        duplicates++;
        return Arrival.DUPLICATE;
    }

    private void restart(int sequenceNumber) {
        highest = sequenceNumber;
        base = sequenceNumber;
        badSequenceNumber = NONE;
        missingBefore = 0;
        received = 0;
        expectedAtReport = 0;
        receivedAtReport = 0;
        jitter.restart();
        recent.startAt(highest);
    }

    /** Takes note of a report of this source, which the next block about it will mention. */
    public void onSenderReport(SenderReport report, long arrivalNs) {
        lastSenderReport = WireClock.middle(report.ntpTimestamp);
        senderReportNs = arrivalNs;
        hasSenderReport = true;
        senderReportIsNew = true;
    }

    /**
     * Whether there is something to report that was not in the last block. An answer to its own report is: by that
     * one who sends nothing, because they only look on, learns the round trip and our clock.
     */
    public boolean hasNews() {
        return (isValid() || !begun) && (received > receivedAtReport || senderReportIsNew);
    }

    /** Fills in what to say about this source now; the loss of the next block is counted from here. */
    public void report(ReportBlock block, long nowNs) {
        block.ssrc = ssrc;
        block.fractionLost = fractionLost();
        block.cumulativeLost = (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, lost()));
        block.extendedHighestSequenceNumber = extendedHighestSequenceNumber();
        block.jitterTicks = (long) jitter.ticks();
        block.lastSenderReport = hasSenderReport ? lastSenderReport : 0;
        block.delaySinceLastSenderReport = hasSenderReport ? WireClock.shortFraction(nowNs - senderReportNs) : 0;
        expectedAtReport = expected();
        receivedAtReport = received;
        senderReportIsNew = false;
    }

    /** Since the last block, in 1/256. */
    public int fractionLost() {
        long expectedSince = expected() - expectedAtReport;
        long lostSince = expectedSince - (received - receivedAtReport);
        return lostSince <= 0 ? 0 : (int) Math.min(255, (lostSince << 8) / expectedSince);
    }

    /** The packets that a source has sent as far as its sequence numbers tell. */
    public long expected() {
        return isValid() ? highest - base + 1 : 0;
    }

    public long received() {
        return received;
    }

    /** Negative where there were more duplicates than losses. */
    public long lost() {
        return expected() - received;
    }

    /** How many were missing directly before the newest packet when that came. */
    public long missingBefore() {
        return missingBefore;
    }

    public long duplicates() {
        return duplicates;
    }

    /** Those that others had overtaken. */
    public long late() {
        return late;
    }

    public boolean isValid() {
        return begun && probation == 0;
    }

    /** The cycles of the sequence number in the upper 16 bits, modulo 2^32. */
    public long extendedHighestSequenceNumber() {
        return highest & 0xFFFF_FFFFL;
    }

    /** The time between two batches, where packets come as if a Wi-Fi radio slept between beacons; else 0. */
    public long batchIntervalNs(long nowNs) {
        return batches.intervalNs(nowNs);
    }

    public double jitterSeconds() {
        return jitter.ticks() / RtpTime.TICKS_PER_SECOND;
    }
}
