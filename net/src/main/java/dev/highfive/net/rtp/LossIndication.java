package dev.highfive.net.rtp;

/**
 * Tells one peer that state of it was lost on its way, which it answers by sending everything (PLI; RFC 4585, 6.3.1).
 * Unlike a {@link FullStateRequest}, which is for those of whom nothing is known yet, it has no number, so that each
 * costs the peer an answer: a loss is told once, and losses that go on less and less often. Its surprise is that it
 * waits for the next packet that gets through, since before that the answer would be lost as well.
 */
public final class LossIndication {
    /** Shorter gaps are closed by what a sender says anyway: every change again within this time. */
    static final long SAID_AGAIN_NS = 250_000_000;
    /** So many packets a sender of 30 a second has sent by then; fewer may be a slow one's that come one by one. */
    static final int BURST = 6;

    private static final long MIN_WAIT_NS = 50_000_000;
    private static final long CALM_NS = 1_000_000_000;
    private static final int MAX_DOUBLINGS = 6;

    private boolean lost;
    private boolean open;
    private boolean hasTold;
    private int inARow;
    private long nextNs;

    /** A packet could not be used. */
    public void onLost() {
        lost = true;
    }

    /**
     * A packet came behind others that did not.
     *
     * @param missing how many
     * @param silentNs how long nothing had come: packets that overtake each other leave gaps as well
     */
    public void onGap(long missing, long silentNs) {
        lost |= missing >= BURST && silentNs > SAID_AGAIN_NS;
    }

    /** A packet got through. */
    public void onDelivered() {
        open |= lost;
        lost = false;
    }

    /** Whether there is something to tell now. */
    public boolean isDue(long nowNs) {
        return open && (!hasTold || nowNs - nextNs >= 0);
    }

    /**
     * @param roundTripNs to the peer and back, or a guess
     * @return whether to send the indication now, which counts as done then
     */
    public boolean poll(long roundTripNs, long nowNs) {
        if (!isDue(nowNs)) {
            return false;
        }
        inARow = hasTold && nowNs - nextNs < CALM_NS ? Math.min(inARow + 1, MAX_DOUBLINGS) : 0;
        // What is lost before the answer can have come will be in it.
        nextNs = nowNs + (2 * Math.max(0, roundTripNs) + MIN_WAIT_NS << inARow);
        hasTold = true;
        open = false;
        return true;
    }
}
