package dev.highfive.world;

/**
 * The newest sample as it is. Also for what is our own, in every mode; a shared thing that somebody takes
 * over is then predicted from where it was.
 */
final class ImmediateSync extends SyncMode {
    @Override
    int capacity(boolean ofBody) {
        return 1;
    }

    @Override
    boolean move(MovingObject object, long displayTimeNs) {
        if (!object.changed) {
            return false;
        }
        object.changed = false;
        object.motion.set(object.timeline.newest());
        object.trajectory.fit(object.timeline);
        object.correction.clear();
        object.continues = true;
        return true;
    }
}
