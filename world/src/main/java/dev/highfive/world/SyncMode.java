package dev.highfive.world;

/**
 * How updates become what is shown: the three ways that the draft names. A mode belongs to one world.
 */
public abstract class SyncMode {
    SyncMode() {}

    /** Every state is shown as it came, as soon as it came. */
    public static SyncMode immediate() {
        return new ImmediateSync();
    }

    /** States are shown so much after they were sampled, with all that lies between two of them. */
    public static SyncMode delay(long delayNs) {
        return new DelaySync(delayNs);
    }

    /** Like {@link #delay}, as late as the network makes necessary for each participant. */
    public static SyncMode adaptiveDelay() {
        return new DelaySync(DelaySync.ADAPTIVE);
    }

    /** States are predicted to the time of display; what turns out wrong is corrected without a jump. */
    public static SyncMode rollback() {
        return new RollbackSync();
    }

    /** How many samples of an object are kept: a power of two. */
    abstract int capacity(boolean ofBody);

    /** Whether a sample that comes after a newer one is still of use. */
    boolean keepsOlder() {
        return false;
    }

    /** Called once for each participant before its objects are shown. */
    void beginFrame(Playout playout, long displayTimeNs) {}

    /**
     * Brings the object's motion to this time; it has a sample at least.
     *
     * @return false if nothing has changed since the last time
     */
    abstract boolean move(MovingObject object, long displayTimeNs);
}
