package dev.highfive.world;

import java.util.Arrays;

/**
 * What time of a participant is shown where states are delayed, and how late its packets come. The delay
 * follows a high percentile of that lateness, slowly: what is shown runs at most 5 percent too fast or slow.
 */
final class Playout {
    static final long MAX_DELAY_NS = 1_000_000_000;
    private static final int REMEMBERED = 128;
    /** One packet in 50 may be too late. */
    private static final int TOO_LATE = REMEMBERED / 50;

    private static final int RECKON_EVERY = 16;
    private static final double SLEW = 0.05;
    private static final long START_DELAY_NS = 100_000_000;
    private static final long NOT_SHOWN = Long.MIN_VALUE;

    private final long[] latenesses = new long[REMEMBERED];
    private final long[] sorted = new long[REMEMBERED];
    private int packets;
    private int unreckoned;
    private long lastPacketTimeNs;
    private long spacingNs;
    private long wantedDelayNs = START_DELAY_NS;
    private long delayNs = START_DELAY_NS;
    private long displayTimeNs;
    private long timeNs = NOT_SHOWN;

    /** Notes a packet of the participant. */
    void packet(long packetTimeNs, long arrivalTimeNs) {
        latenesses[packets % REMEMBERED] = arrivalTimeNs - packetTimeNs;
        long sinceLastNs = packetTimeNs - lastPacketTimeNs;
        if (packets > 0 && sinceLastNs > 0 && sinceLastNs < MAX_DELAY_NS) {
            spacingNs = spacingNs == 0 ? sinceLastNs : spacingNs + (sinceLastNs - spacingNs) / 16;
        }
        if (packets == 0 || sinceLastNs > 0) {
            lastPacketTimeNs = packetTimeNs;
        }
        packets++;
        unreckoned++;
    }

    void restart() {
        packets = 0;
        unreckoned = 0;
        spacingNs = 0;
        timeNs = NOT_SHOWN;
    }

    /** The participant's time that is shown now, on our clock. */
    long timeNs() {
        return timeNs;
    }

    long delayNs() {
        return delayNs;
    }

    boolean isPast(long sampleTimeNs) {
        return timeNs != NOT_SHOWN && sampleTimeNs - timeNs < 0;
    }

    void set(long newDisplayTimeNs, long newDelayNs) {
        displayTimeNs = newDisplayTimeNs;
        delayNs = newDelayNs;
        timeNs = newDisplayTimeNs - newDelayNs;
    }

    /** Moves the delay toward what is wanted, by as much as the time since the last frame allows. */
    void adapt(long newDisplayTimeNs) {
        if (unreckoned >= RECKON_EVERY) {
            unreckoned = 0;
            reckon();
        }
        if (timeNs == NOT_SHOWN) {
            set(newDisplayTimeNs, wantedDelayNs);
            return;
        }
        long mostNs = (long) (SLEW * Math.max(0, newDisplayTimeNs - displayTimeNs));
        long changeNs = Math.max(-mostNs, Math.min(mostNs, wantedDelayNs - delayNs));
        set(newDisplayTimeNs, delayNs + changeNs);
    }

    private void reckon() {
        int known = Math.min(packets, REMEMBERED);
        System.arraycopy(latenesses, 0, sorted, 0, known);
        Arrays.sort(sorted, 0, known);
        long lateNs = sorted[known - 1 - Math.min(TOO_LATE, known / RECKON_EVERY - 1)];
        // To go from one sample to the next, the next has to be there.
        wantedDelayNs = Math.max(0, Math.min(MAX_DELAY_NS, lateNs + spacingNs));
    }
}
