package dev.highfive.session;

/**
 * Who owns one shared object: a register that every participant keeps and that comes to the same value
 * everywhere. A later epoch wins; of two in one epoch, which only a split network can make, the lower SSRC.
 */
final class SharedObject {
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

    SharedObject(long id) {
        this.id = id;
    }

    /** Takes note of an owner. @return whether that was news */
    boolean learn(int newEpoch, int newOwnerSsrc) {
        int later = Integer.compareUnsigned(newEpoch, epoch);
        boolean news = later > 0 || later == 0 && Integer.compareUnsigned(newOwnerSsrc, ownerSsrc) < 0;
        if (news) {
            epoch = newEpoch;
            ownerSsrc = newOwnerSsrc;
        }
        return news;
    }
}
