package dev.highfive.client.hands;

import dev.highfive.client.headset.TrackedPose;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** Gives a pose the velocities that its device does not know, from where it was last. Feed it every frame. */
public final class PoseRates {
    /** Poses further apart are not of one movement. */
    private static final long GAP_NS = 100_000_000;

    private final Vector3f lastPosition = new Vector3f();
    private final Quaternionf lastOrientation = new Quaternionf();
    private final Quaternionf turn = new Quaternionf();
    private boolean known;
    private long lastTimeNs;

    public void clear() {
        known = false;
    }

    public void complete(TrackedPose pose, long timeNs) {
        long passedNs = timeNs - lastTimeNs;
        boolean usable = known && passedNs > 0 && passedNs < GAP_NS;
        if (!pose.linearVelocityValid) {
            pose.linearVelocity.zero();
            if (usable) {
                pose.position.sub(lastPosition, pose.linearVelocity).div(passedNs * 1e-9f);
            }
            pose.linearVelocityValid = true;
        }
        if (!pose.angularVelocityValid) {
            pose.angularVelocity.zero();
            if (usable) {
                angular(pose, passedNs);
            }
            pose.angularVelocityValid = true;
        }
        lastPosition.set(pose.position);
        lastOrientation.set(pose.orientation);
        lastTimeNs = timeNs;
        known = true;
    }

    private void angular(TrackedPose pose, long passedNs) {
        pose.orientation.mul(lastOrientation.conjugate(turn), turn);
        float sign = turn.w < 0 ? -1 : 1;
        double sine = Math.sqrt(turn.x * turn.x + turn.y * turn.y + turn.z * turn.z);
        if (sine > 1e-9) {
            double angle = 2 * Math.atan2(sine, sign * turn.w);
            float scale = (float) (sign * angle / sine / (passedNs * 1e-9));
            pose.angularVelocity.set(turn.x * scale, turn.y * scale, turn.z * scale);
        }
    }
}
