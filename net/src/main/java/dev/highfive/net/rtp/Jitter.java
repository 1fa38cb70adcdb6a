package dev.highfive.net.rtp;

/** How unevenly packets come (RFC 3550, A.8): by how much the time they took changes from one to the next. */
final class Jitter {
    private static final double GAIN = 1.0 / 16;

    private boolean started;
    private long startNs;
    private int transitTicks;
    private double ticks;

    /** The next packet is compared with none before it. */
    void restart() {
        started = false;
    }

    void onPacket(int rtpTimestamp, long arrivalNs) {
        if (!started) {
            startNs = arrivalNs;
        }
        // Modulo 2^32, as the timestamps are.
        int newTransitTicks = (int) RtpTime.ticks(arrivalNs - startNs) - rtpTimestamp;
        if (started) {
            double difference = Math.abs((double) (newTransitTicks - transitTicks));
            ticks += (difference - ticks) * GAIN;
        }
        transitTicks = newTransitTicks;
        started = true;
    }

    double ticks() {
        return ticks;
    }
}
