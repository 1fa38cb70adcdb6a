package dev.highfive.session.vip;

/** How much of everything there may be. What is not set is plenty for people. */
public final class VipLimits {
    /** Of a user's name, in bytes. */
    static final int NAME_BYTES = 192;

    static final int URL_BYTES = 2048;
    /** Of what somebody says. */
    static final int TEXT_CHARS = 2000;
    /** Of a name above an object, all lines with what stands around them. */
    static final int LABEL_BYTES = 1024;
    /** A client that has more to read than this is told only what is newest, once it has read that. */
    static final int SOFT_BACKLOG = 32 << 10;
    /** More than this is kept for nobody. */
    static final int HARD_BACKLOG = 256 << 10;

    static final long STALLED_NS = 10_000_000_000L;
    static final long LOGIN_NS = 5_000_000_000L;
    /** Who has connected and not said who it is. */
    static final int STRANGERS = 64;
    /** Of what goes to everybody at once, each user may say so many a second, and as many twice over in a hurry. */
    static final double AT_ONCE_PER_SECOND = 40;

    int users = 256;
    int objects = 2048;
    int objectsPerUser = 64;
    int messageBytes = 16 << 10;
    long idleNs = 30L * 60 * 1_000_000_000;

    public VipLimits users(int value) {
        users = value;
        return this;
    }

    public VipLimits objects(int value, int perUser) {
        objects = value;
        objectsPerUser = perUser;
        return this;
    }

    /** After how long without a message somebody counts as gone. */
    public VipLimits idleSeconds(double value) {
        idleNs = (long) (value * 1e9);
        return this;
    }
}
