package dev.highfive.world;

/** What was true some time ago, between the two samples around that time. */
final class DelaySync extends SyncMode {
    static final long ADAPTIVE = -1;
    private static final int BODY_CAPACITY = 64;
    private static final int CAPACITY = 16;

    private final long delayNs;

    DelaySync(long delayNs) {
        if (delayNs != ADAPTIVE && (delayNs < 0 || delayNs > Playout.MAX_DELAY_NS)) {
            throw new IllegalArgumentException("A delay of " + delayNs + " ns is not from 0 to 1 s.");
        }
        this.delayNs = delayNs;
    }

    @Override
    int capacity(boolean ofBody) {
        return ofBody ? BODY_CAPACITY : CAPACITY;
    }

    @Override
    boolean keepsOlder() {
        return true;
    }

    @Override
    void beginFrame(Playout playout, long displayTimeNs) {
        if (delayNs == ADAPTIVE) {
            playout.adapt(displayTimeNs);
        } else {
            playout.set(displayTimeNs, delayNs);
        }
    }

    @Override
    boolean move(MovingObject object, long displayTimeNs) {
        long timeNs = object.source().playout().timeNs();
        Timeline timeline = object.timeline;
        int after = timeline.count();
        while (after > 0 && timeline.get(after - 1).timeNs - timeNs > 0) {
            after--;
        }
        boolean beyondNewest = after == timeline.count();
        if (beyondNewest && !object.changed) {
            return false;
        }
        // Once the newest is reached, all has been shown.
        object.changed = !beyondNewest;
        if (beyondNewest || after == 0) {
            object.motion.set(timeline.get(after == 0 ? 0 : after - 1));
            return true;
        }
        Sample from = timeline.get(after - 1);
        Sample to = timeline.get(after);
        if (to.first) {
            object.motion.set(from);
        } else {
            object.motion.interpolate(from, to, (float) (timeNs - from.timeNs) / (to.timeNs - from.timeNs));
        }
        return true;
    }
}
