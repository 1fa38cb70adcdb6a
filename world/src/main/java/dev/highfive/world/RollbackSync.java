package dev.highfive.world;

/**
 * Predicts to the time of display. When a new sample shows that the prediction was wrong, what would have
 * been shown is the start, and the {@link Correction} from there to the new prediction shrinks.
 */
final class RollbackSync extends SyncMode {
    private static final int BODY_CAPACITY = 16;
    private static final int CAPACITY = 2;
    private static final float SECONDS = 1e-9f;

    private final Motion expected = new Motion(true);

    @Override
    int capacity(boolean ofBody) {
        return ofBody ? BODY_CAPACITY : CAPACITY;
    }

    @Override
    boolean move(MovingObject object, long displayTimeNs) {
        Correction correction = object.correction;
        if (object.changed) {
            object.changed = false;
            Trajectory before = object.trajectory;
            object.trajectory = object.previousTrajectory;
            object.previousTrajectory = before;
            object.trajectory.fit(object.timeline);
            object.trajectory.at(displayTimeNs, object.motion);
            if (object.continues) {
                before.at(displayTimeNs, expected);
                correction.addTo(expected);
                correction.begin(expected, object.motion);
            } else {
                correction.clear();
                object.continues = true;
            }
        } else if (correction.isNone() && object.trajectory.restsAt(object.shownTimeNs)) {
            return false;
        } else {
            object.trajectory.at(displayTimeNs, object.motion);
        }
        correction.shrink(Math.max(0, displayTimeNs - object.shownTimeNs) * SECONDS);
        correction.addTo(object.motion);
        return true;
    }
}
