package dev.highfive.client.headset.lemvr;

import dev.highfive.client.headset.TrackedPose;
import dev.highfive.codec.lemvr.Pose;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * Where something is, as one chain tells it: at one time or at two. Between two it is in between; from a single one it
 * goes on as it moves, for a moment.
 */
final class PoseSamples {
    private static final long MOST_EXTRAPOLATION_NS = 50_000_000;

    private final TrackedPose first = new TrackedPose();
    private final TrackedPose second = new TrackedPose();
    private final Quaternionf turn = new Quaternionf();
    private final Vector3f axis = new Vector3f();
    private long firstNs;
    private long secondNs;
    private int count;

    void clear() {
        count = 0;
    }

    boolean isSeen() {
        return count > 0;
    }

    /** In the order of their times; what is no place or no rotation is left out. */
    void add(Pose from, long timeNs) {
        TrackedPose to = count == 0 ? first : second;
        if (count == 2 || count == 1 && timeNs <= firstNs || !Plausible.pose(from.position, from.orientation)) {
            return;
        }
        to.position.set(from.position[0], from.position[1], from.position[2]);
        to.orientation
                .set(from.orientation[0], from.orientation[1], from.orientation[2], from.orientation[3])
                .normalize();
        to.positionValid = true;
        to.orientationValid = true;
        to.positionTracked = true;
        to.linearVelocityValid = velocity(from.linearVelocity, to.linearVelocity);
        to.angularVelocityValid = velocity(from.angularVelocity, to.angularVelocity);
        if (count == 0) {
            firstNs = timeNs;
        } else {
            secondNs = timeNs;
        }
        count++;
    }

    /** Nothing that is worn stands still to the last bit: all zero is what servers say that know none. */
    private static boolean velocity(float[] from, Vector3f to) {
        boolean known = Plausible.vector(from) && (from[0] != 0 || from[1] != 0 || from[2] != 0);
        to.set(known ? from[0] : 0, known ? from[1] : 0, known ? from[2] : 0);
        return known;
    }

    void locate(long timeNs, TrackedPose to) {
        if (count == 0) {
            to.invalidate();
        } else if (count == 1) {
            to.set(first);
            extrapolate(to, timeNs - firstNs);
        } else {
            float part = Math.max(0, Math.min(1, (float) (timeNs - firstNs) / (secondNs - firstNs)));
            to.set(part < 0.5f ? first : second);
            first.position.lerp(second.position, part, to.position);
            first.orientation.slerp(second.orientation, part, to.orientation);
        }
    }

    private void extrapolate(TrackedPose pose, long aheadNs) {
        float seconds = Math.max(-MOST_EXTRAPOLATION_NS, Math.min(MOST_EXTRAPOLATION_NS, aheadNs)) * 1e-9f;
        if (pose.linearVelocityValid) {
            pose.position.fma(seconds, pose.linearVelocity);
        }
        float speed = pose.angularVelocity.length();
        if (pose.angularVelocityValid && speed > 0) {
            pose.angularVelocity.div(speed, axis);
            pose.orientation.premul(turn.rotationAxis(speed * seconds, axis));
        }
    }
}
