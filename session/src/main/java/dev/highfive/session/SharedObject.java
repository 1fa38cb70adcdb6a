package dev.highfive.session;

/**
 * Who owns one shared object: a register that every participant keeps and that comes to the same value
 * everywhere. It passes from one to the other by the word of the one who has it, in the next epoch but one; in the next
 * it is inherited. What was inherited goes back to whoever it was inherited from, or to who was given it elsewhere, as
 * after a split of the network.
 */
final class SharedObject {
    /** So that nobody gets to the end of all epochs. */
    private static final int MAX_STEPS = 1 << 16;

    final long id;
    int epoch;
    int ownerSsrc;
    /** Whether this participant asks for the object, and in which epoch it would be its own. */
    boolean claiming;

    int claimEpoch;
    long claimSentNs;
    /** Whether this participant has given the object away and its new owner has yet to be heard. */
    boolean granting;
    /** Whether what was said of it is yet to be answered. */
    boolean unanswered;

    /** Whether its owner has it only because the one before was gone; and who that was. */
    boolean inherited;

    int inheritedFrom;
    /** When its owner last said that it is. */
    long saidNs;

    SharedObject(long id, int epoch, int ownerSsrc, long nowNs) {
        this.id = id;
        this.epoch = epoch;
        this.ownerSsrc = ownerSsrc;
        saidNs = nowNs;
    }

    /** How many epochs another is later, in serial-number arithmetic; negative if it is not, or far too many. */
    int stepsTo(int otherEpoch) {
        int steps = otherEpoch - epoch;
        return steps > MAX_STEPS ? -1 : steps;
    }

    void passTo(int newOwnerSsrc, int newEpoch, long nowNs) {
        ownerSsrc = newOwnerSsrc;
        epoch = newEpoch;
        saidNs = nowNs;
        inherited = false;
    }

    void inheritTo(int newOwnerSsrc, int newEpoch, long nowNs) {
        inheritedFrom = inherited ? inheritedFrom : ownerSsrc;
        passTo(newOwnerSsrc, newEpoch, nowNs);
        inherited = true;
    }
}
