package dev.highfive.client.hands;

import dev.highfive.client.headset.TrackedPose;
import dev.highfive.world.MotionEstimator;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** Gives a pose the velocities that its device does not know, from where it was last. Feed it every frame. */
public final class PoseRates {
    private final MotionEstimator estimator = new MotionEstimator();

    /** What was before says nothing about how the pose moves now. */
    public void clear() {
        estimator.clear();
    }

    public void complete(TrackedPose pose, long timeNs) {
        Vector3f place = pose.position;
        Quaternionf turn = pose.orientation;
        estimator.add(timeNs, place.x, place.y, place.z, turn.x, turn.y, turn.z, turn.w);
        if (!pose.linearVelocityValid) {
            pose.linearVelocity.set(estimator.vx(), estimator.vy(), estimator.vz());
            pose.linearVelocityValid = true;
        }
        if (!pose.angularVelocityValid) {
            pose.angularVelocity.set(estimator.turnX(), estimator.turnY(), estimator.turnZ());
            pose.angularVelocityValid = true;
        }
    }
}
