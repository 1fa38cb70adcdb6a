package dev.highfive.net.rtp;

/**
 * When to send all of our state because others asked for it (RFC 5104, 4.3.1). A full intra request is new
 * only if its sequence number differs from the last of the same requester; a picture loss indication has no
 * number and is always new. One answer serves all who asked, and comes only so often, whoever asks and
 * however much: a flood costs a counter. Of {@link #MAX_REQUESTERS} the number is remembered, and then the
 * longest silent is forgotten.
 */
public final class FullStateAnswers {
    static final int MAX_REQUESTERS = 64;

    private final long minGapNs;
    private final int[] requesters = new int[MAX_REQUESTERS];
    private final int[] sequenceNumbers = new int[MAX_REQUESTERS];
    private final long[] heardNs = new long[MAX_REQUESTERS];
    private int count;
    private boolean wanted;
    private boolean hasAnswered;
    private long answeredNs;
    private long requests;
    private long repeats;

    /** @param minGapNs the least time between two answers */
    public FullStateAnswers(long minGapNs) {
        this.minGapNs = minGapNs;
    }

    /** @param requesterSsrc of a known peer: who is not must not get as far as this */
    public void onFullIntraRequest(int requesterSsrc, int sequenceNumber, long nowNs) {
        requests++;
        int slot = find(requesterSsrc);
        if (slot < count && sequenceNumbers[slot] == sequenceNumber) {
            repeats++;
        } else {
            slot = slot < count ? slot : newSlot(nowNs);
            requesters[slot] = requesterSsrc;
            sequenceNumbers[slot] = sequenceNumber;
            wanted = true;
        }
        heardNs[slot] = nowNs;
    }

    public void onPictureLossIndication() {
        requests++;
        wanted = true;
    }

    /** Whether there is something to answer, now or at {@link #dueNs}. */
    public boolean isWanted() {
        return wanted;
    }

    /** When the answer may go, if one is wanted; in the past if it may go at once. */
    public long dueNs(long nowNs) {
        return hasAnswered ? answeredNs + minGapNs : nowNs;
    }

    /** @return whether to send all state now, which counts as done then */
    public boolean poll(long nowNs) {
        if (!wanted || nowNs - dueNs(nowNs) < 0) {
            return false;
        }
        wanted = false;
        hasAnswered = true;
        answeredNs = nowNs;
        return true;
    }

    /** A requester is gone; one that comes back under the same SSRC may count from anywhere. */
    public void forget(int requesterSsrc) {
        int slot = find(requesterSsrc);
        if (slot < count) {
            count--;
            requesters[slot] = requesters[count];
            sequenceNumbers[slot] = sequenceNumbers[count];
            heardNs[slot] = heardNs[count];
        }
    }

    /** All that came, with repeats. */
    public long requests() {
        return requests;
    }

    /** Those that only repeated what had been asked for. */
    public long repeats() {
        return repeats;
    }

    private int find(int requesterSsrc) {
        int slot = 0;
        while (slot < count && requesters[slot] != requesterSsrc) {
            slot++;
        }
        return slot;
    }

    private int newSlot(long nowNs) {
        if (count < MAX_REQUESTERS) {
            return count++;
        }
        int oldest = 0;
        for (int slot = 1; slot < count; slot++) {
            if (nowNs - heardNs[slot] > nowNs - heardNs[oldest]) {
                oldest = slot;
            }
        }
        return oldest;
    }
}
