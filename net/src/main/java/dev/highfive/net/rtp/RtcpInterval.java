package dev.highfive.net.rtp;

import java.util.Random;

/**
 * The time between two RTCP packets of one participant (RFC 3550, 6.3.1): the larger the group and its
 * packets, the longer. Where at most a quarter of the group sends RTP, those few share a quarter of the
 * bandwidth.
 */
final class RtcpInterval {
    private static final double SENDER_SHARE = 0.25;
    /** Reconsideration converges to less than the bandwidth that it should; this makes up for it. */
    private static final double COMPENSATION = Math.E - 1.5;

    private static final double SIZE_GAIN = 1.0 / 16;
    /** Of UDP and IPv4, which count as well. */
    private static final int HEADERS_SIZE = 28;

    int members = 1;
    int senders;
    boolean weSend;
    /** Whether nothing was sent yet. */
    boolean initial = true;

    private final RtcpTiming timing;
    private final Random random;
    private double averageSize;

    RtcpInterval(RtcpTiming timing, Random random, int firstSize) {
        this.timing = timing;
        this.random = random;
        restart(firstSize);
    }

    /** As if we were alone and new. */
    void restart(int firstSize) {
        members = 1;
        senders = 0;
        weSend = false;
        initial = true;
        averageSize = firstSize + HEADERS_SIZE;
    }

    void onPacket(int size) {
        averageSize += (size + HEADERS_SIZE - averageSize) * SIZE_GAIN;
    }

    /** Random, so that participants do not all send at once. */
    long drawNs() {
        long minNs = initial ? timing.initialMinIntervalNs : timing.minIntervalNs;
        return (long) (lengthNs(weSend, minNs) * (0.5 + random.nextDouble()) / COMPENSATION);
    }

    /** Without chance, for a receiver. */
    long forMemberTimeoutNs() {
        return lengthNs(false, timing.minTimeoutIntervalNs);
    }

    /** Without chance, for us. */
    long forSenderTimeoutNs() {
        return lengthNs(weSend, timing.minTimeoutIntervalNs);
    }

    private long lengthNs(boolean asSender, long minNs) {
        double bytesPerSecond = timing.bytesPerSecond;
        int sharing = members;
        if (senders <= members * SENDER_SHARE) {
            bytesPerSecond *= asSender ? SENDER_SHARE : 1 - SENDER_SHARE;
            sharing = asSender ? senders : members - senders;
        }
        return Math.max(minNs, (long) (averageSize * sharing / bytesPerSecond * 1e9));
    }
}
