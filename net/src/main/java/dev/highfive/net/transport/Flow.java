package dev.highfive.net.transport;

/**
 * How much may be on its way over a connection. The other end acknowledges each packet; what it does not acknowledge
 * soon lies in some queue, of the system, of adb, or of a radio, and whatever is put behind it gets old. So nothing is,
 * until the queue is empty: the next packet tells newer state than the ones that were not sent.
 *
 * <p>An end that never acknowledges, as other people's programs do not, is held back by the system alone.
 */
final class Flow {
    private static final int MOST_PACKETS = 256;
    private static final int FEWEST_BYTES = 3000;
    private static final int BYTES_AT_FIRST = 16_000;
    private static final int MOST_BYTES = 1 << 18;
    private static final long LEAST_PATIENCE_NS = 60_000_000;
    private static final long MOST_PATIENCE_NS = 250_000_000;
    private static final long DEAD_NS = 5_000_000_000L;
    /** By this part the least round trip forgets what it was. */
    private static final int FORGETTING = 64;

    private final long[] sentNs = new long[MOST_PACKETS];
    private final int[] sizes = new int[MOST_PACKETS];
    private int first;
    private int count;
    private int bytes;
    private int allowed = BYTES_AT_FIRST;
    private boolean answers;
    /** Packets for which there was no place, while it was not known whether they would be acknowledged. */
    private long untold;

    private long leastRoundTripNs = -1;
    private long shrunkNs;
    private boolean shrunk;

    /** Whether a packet may be sent now. */
    boolean hasRoom(int size, long nowNs) {
        if (!answers || count == 0) {
            return true;
        }
        if (nowNs - sentNs[first] > patienceNs()) {
            shrink(nowNs);
            return false;
        }
        return count < MOST_PACKETS && bytes + size <= allowed;
    }

    void onSent(int size, long nowNs) {
        if (count == MOST_PACKETS) {
            untold++;
            return;
        }
        int slot = (first + count++) % MOST_PACKETS;
        sentNs[slot] = nowNs;
        sizes[slot] = size;
        bytes += size;
    }

    /** The other end has got a packet. What it acknowledges beyond what was sent counts for nothing. */
    void onAcknowledged(long nowNs) {
        if (count == 0) {
            return;
        }
        if (untold > 0 && answers) {
            untold--;
            return;
        }
        answers = true;
        long roundTripNs = nowNs - sentNs[first];
        boolean used = bytes > allowed / 2;
        if (used && roundTripNs < patienceNs()) {
            allowed = Math.min(MOST_BYTES, allowed + sizes[first]);
        }
        leastRoundTripNs = leastRoundTripNs < 0 || roundTripNs < leastRoundTripNs
                ? roundTripNs
                : leastRoundTripNs + (roundTripNs - leastRoundTripNs) / FORGETTING;
        bytes -= sizes[first];
        first = (first + 1) % MOST_PACKETS;
        count--;
    }

    /** Whether it is so long since the other end should have acknowledged something that it must be gone. */
    boolean isDead(long nowNs) {
        return answers && count > 0 && nowNs - sentNs[first] > DEAD_NS;
    }

    private long patienceNs() {
        return leastRoundTripNs < 0
                ? MOST_PATIENCE_NS
                : Math.max(LEAST_PATIENCE_NS, Math.min(MOST_PATIENCE_NS, 2 * leastRoundTripNs));
    }

    private void shrink(long nowNs) {
        if (!shrunk || nowNs - shrunkNs > patienceNs()) {
            shrunk = true;
            shrunkNs = nowNs;
            allowed = Math.max(FEWEST_BYTES, allowed / 2);
        }
    }
}
