package dev.highfive.net.rtp;

/**
 * Asks one peer for all of its state until it comes (RFC 5104, 4.3.1): a new request has the next sequence
 * number, and a repeat of it the same, by which the peer knows it has answered already. Repeats come less and
 * less often and then end, since a peer that never answers does not know how.
 */
public final class FullStateRequest {
    private static final int MAX_REPEATS = 6;
    private static final long MIN_WAIT_NS = 50_000_000;

    private int sequenceNumber;
    private boolean open;
    private int sent;
    private long nextNs;

    /** @param firstSequenceNumber 0 to 255, of the first request */
    public FullStateRequest(int firstSequenceNumber) {
        sequenceNumber = firstSequenceNumber - 1 & 0xFF;
    }

    /** Something is missing. Does nothing while a request is open: its answer will have it. */
    public void want(long nowNs) {
        if (!open) {
            open = true;
            sequenceNumber = sequenceNumber + 1 & 0xFF;
            sent = 0;
            nextNs = nowNs;
        }
    }

    /** The state came. */
    public void onAnswered() {
        open = false;
    }

    /** Whether there is a request to send, now or at {@link #nextNs}. */
    public boolean isOpen() {
        return open;
    }

    public long nextNs() {
        return nextNs;
    }

    /**
     * @param roundTripNs to the peer and back, or a guess
     * @return whether to send the request now, which counts as done then
     */
    public boolean poll(long roundTripNs, long nowNs) {
        if (!open || nowNs - nextNs < 0) {
            return false;
        }
        // Twice the round trip at first: the answer has to be packed and sent as well.
        nextNs = nowNs + (2 * Math.max(0, roundTripNs) + MIN_WAIT_NS << sent);
        sent++;
        open = sent <= MAX_REPEATS;
        return true;
    }

    /** Of the present request, 0 to 255. */
    public int sequenceNumber() {
        return sequenceNumber;
    }
}
