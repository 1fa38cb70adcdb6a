package dev.highfive.client.headset.simulated;

import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** Velocities from where things are shortly before and after. */
final class Slopes {
    private static final Joint[] JOINTS = Joint.values();

    private final Quaternionf from = new Quaternionf();
    private final Quaternionf to = new Quaternionf();
    private final Quaternionf between = new Quaternionf();
    private final Vector3f spin = new Vector3f();

    /** Radians per second about an axis in the room; for turns much smaller than half a turn. */
    Vector3f angular(Quaternionf before, Quaternionf after, double seconds, Vector3f dest) {
        after.mul(before.conjugate(between), between);
        float sign = between.w < 0 ? -1 : 1;
        double sine = Math.sqrt(between.x * between.x + between.y * between.y + between.z * between.z);
        double angle = 2 * Math.atan2(sine, sign * between.w);
        float scale = sine < 1e-9 ? (float) (sign * 2 / seconds) : (float) (sign * angle / (sine * seconds));
        return dest.set(between.x, between.y, between.z).mul(scale);
    }

    void joints(HandJoints before, HandJoints after, double seconds, HandJoints dest) {
        for (int at = 0; at < dest.positions.length; at++) {
            dest.linearVelocities[at] = (float) ((after.positions[at] - before.positions[at]) / seconds);
        }
        for (int joint = 0; joint < Joint.COUNT; joint++) {
            before.orientation(JOINTS[joint], from);
            after.orientation(JOINTS[joint], to);
            angular(from, to, seconds, spin);
            dest.angularVelocities[3 * joint] = spin.x;
            dest.angularVelocities[3 * joint + 1] = spin.y;
            dest.angularVelocities[3 * joint + 2] = spin.z;
            dest.flags[joint] |= HandJoints.LINEAR_VELOCITY_VALID | HandJoints.ANGULAR_VELOCITY_VALID;
        }
    }
}
