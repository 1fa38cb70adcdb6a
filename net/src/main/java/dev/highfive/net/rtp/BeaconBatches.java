package dev.highfive.net.rtp;

/**
 * Notices that packets come in batches, as from a Wi-Fi radio that sleeps between the beacons of its access point: what
 * was sent meanwhile comes at once, at multiples of their interval. Jitter alone is not taken for it, since its gaps
 * have any length. What was sent at once may come at once, so only timestamps that differ count.
 */
final class BeaconBatches {
    /** 100 units of 1024 microseconds, which nearly every access point has. */
    private static final long BEACON_NS = 102_400_000;

    private static final long TOLERANCE_NS = 10_000_000;
    /** What comes closer than this came at once. */
    private static final long TOGETHER_NS = 5_000_000;
    /** And was sent at different times, if its timestamps are farther apart than this. */
    private static final int APART_TICKS = 10 * RtpTime.TICKS_PER_SECOND / 1000;

    private static final long WINDOW_NS = 3_000_000_000L;
    private static final int MIN_BATCHES = 6;

    private boolean begun;
    private long windowNs;
    private long lastNs;
    private int lastTimestamp;
    private long batchNs;
    private int packets;
    private int held;
    private int batches;
    private int onBeacons;
    private long intervalNs;

    void onPacket(int rtpTimestamp, long arrivalNs) {
        if (!begun || arrivalNs - lastNs > WINDOW_NS) {
            begun = true;
            intervalNs = 0;
            batchNs = arrivalNs;
            beginWindow(arrivalNs);
        } else if (rtpTimestamp == lastTimestamp) {
            return;
        } else if (arrivalNs - lastNs < TOGETHER_NS) {
            packets++;
            held += Math.abs(rtpTimestamp - lastTimestamp) > APART_TICKS ? 1 : 0;
        } else {
            packets++;
            batches++;
            long sinceNs = arrivalNs - batchNs;
            long beacons = Math.round((double) sinceNs / BEACON_NS);
            onBeacons += beacons > 0 && Math.abs(sinceNs - beacons * BEACON_NS) < TOLERANCE_NS ? 1 : 0;
            batchNs = arrivalNs;
            if (arrivalNs - windowNs >= WINDOW_NS) {
                judge(arrivalNs);
                beginWindow(arrivalNs);
            }
        }
        lastNs = arrivalNs;
        lastTimestamp = rtpTimestamp;
    }

    private void judge(long nowNs) {
        boolean inBatches = 3 * held >= packets && batches >= MIN_BATCHES && 4 * onBeacons >= 3 * batches;
        intervalNs = inBatches ? (nowNs - windowNs) / batches : 0;
    }

    private void beginWindow(long nowNs) {
        windowNs = nowNs;
        packets = 0;
        held = 0;
        batches = 0;
        onBeacons = 0;
    }

    /** The time between two batches, as it was in the last seconds; 0 where packets come one by one. */
    long intervalNs(long nowNs) {
        return begun && nowNs - lastNs < WINDOW_NS ? intervalNs : 0;
    }
}
