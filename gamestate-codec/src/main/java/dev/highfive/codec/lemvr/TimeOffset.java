package dev.highfive.codec.lemvr;

import java.util.Arrays;

/**
 * How far the server's clock is ahead of the client's, in seconds, by trials of a question and an answer.
 *
 * <p>The protocol takes the median of the latencies off the moment of the last answer, so what delayed that one answer
 * is in its result in full. {@link #best} asks the same of every answer: where delays vary by 20 ms it is out by one or
 * two instead of twenty.
 */
public final class TimeOffset {
    private final double[] sent;
    private final double[] received;
    private final double[] server;
    private int count;

    /** @param most trials that will come */
    public TimeOffset(int most) {
        sent = new double[most];
        received = new double[most];
        server = new double[most];
    }

    /** All in seconds, the first two on the client's clock, the last on the server's. */
    public void add(double sentAt, double receivedAt, double serverTime) {
        sent[count] = sentAt;
        received[count] = receivedAt;
        server[count] = serverTime;
        count++;
    }

    public double medianLatency() {
        double[] latencies = new double[count];
        for (int trial = 0; trial < count; trial++) {
            latencies[trial] = (received[trial] - sent[trial]) / 2;
        }
        return median(latencies);
    }

    /** As the protocol has it. */
    public double byLastAnswer() {
        return server[count - 1] - (received[count - 1] - medianLatency());
    }

    /** By all of them, each as if given in the middle between question and receipt; the middle half on average. */
    public double best() {
        double[] offsets = new double[count];
        for (int trial = 0; trial < count; trial++) {
            offsets[trial] = server[trial] - (received[trial] + sent[trial]) / 2;
        }
        Arrays.sort(offsets);
        int leftOut = count / 4;
        double sum = 0;
        for (int trial = leftOut; trial < count - leftOut; trial++) {
            sum += offsets[trial];
        }
        return sum / (count - 2 * leftOut);
    }

    private static double median(double[] values) {
        Arrays.sort(values);
        int middle = values.length / 2;
        return values.length % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
    }
}
