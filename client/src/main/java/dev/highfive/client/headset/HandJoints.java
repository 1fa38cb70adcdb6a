package dev.highfive.client.headset;

import java.util.Arrays;
import org.joml.Quaternionf;
import org.joml.Quaternionfc;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/**
 * The joints of one hand at a time, by the ordinal of {@link Joint}. Plain arrays, because a device fills
 * them as a block and nothing may be allocated; the methods are for everyone else.
 *
 * <p>A device that loses a hand may leave old poses here: {@link #isTracked} is what counts.
 */
public final class HandJoints {
    public static final int POSITION_VALID = 1;
    public static final int ORIENTATION_VALID = 2;
    public static final int LINEAR_VELOCITY_VALID = 4;
    public static final int ANGULAR_VELOCITY_VALID = 8;
    private static final int POSE_VALID = POSITION_VALID | ORIENTATION_VALID;

    /** When the hand is or will be here. */
    public long timeNs;
    /** What the device says of the hand as a whole. */
    public boolean active;
    /** Whether the fingers are made up by the device around a controller that is held. */
    public boolean fromController;
    /** Whether the device guesses where the hand is, rather than seeing it. */
    public boolean inferred;
    /** Whether it is not active because nothing of it moves: the device repeats what it saw last. */
    public boolean frozen;
    /** x, y and z of each joint, metres. */
    public final float[] positions = new float[3 * Joint.COUNT];
    /** x, y, z and w of each joint. */
    public final float[] orientations = new float[4 * Joint.COUNT];
    /** From the joint to the skin, metres. */
    public final float[] radii = new float[Joint.COUNT];
    /** x, y and z of each joint, metres per second in the headset's space. */
    public final float[] linearVelocities = new float[3 * Joint.COUNT];
    /** x, y and z of each joint, radians per second about an axis in the headset's space. */
    public final float[] angularVelocities = new float[3 * Joint.COUNT];
    /** What of each joint is valid: the sum of the constants above. */
    public final int[] flags = new int[Joint.COUNT];

    /** Whether every joint has a place and a rotation: a hand is there as a whole or not at all. */
    public boolean isTracked() {
        if (!active) {
            return false;
        }
        for (int flag : flags) {
            if ((flag & POSE_VALID) != POSE_VALID) {
                return false;
            }
        }
        return true;
    }

    public boolean has(Joint joint, int flag) {
        return (flags[joint.ordinal()] & flag) == flag;
    }

    public Vector3f position(Joint joint, Vector3f dest) {
        return vector(positions, joint, dest);
    }

    public Quaternionf orientation(Joint joint, Quaternionf dest) {
        int at = 4 * joint.ordinal();
        return dest.set(orientations[at], orientations[at + 1], orientations[at + 2], orientations[at + 3]);
    }

    public Vector3f linearVelocity(Joint joint, Vector3f dest) {
        return vector(linearVelocities, joint, dest);
    }

    public Vector3f angularVelocity(Joint joint, Vector3f dest) {
        return vector(angularVelocities, joint, dest);
    }

    /** Places a joint, which makes its place and rotation valid and its velocities not. */
    public HandJoints setPose(Joint joint, Vector3fc position, Quaternionfc orientation, float radius) {
        int index = joint.ordinal();
        positions[3 * index] = position.x();
        positions[3 * index + 1] = position.y();
        positions[3 * index + 2] = position.z();
        orientations[4 * index] = orientation.x();
        orientations[4 * index + 1] = orientation.y();
        orientations[4 * index + 2] = orientation.z();
        orientations[4 * index + 3] = orientation.w();
        radii[index] = radius;
        flags[index] = POSE_VALID;
        return this;
    }

    /** Not seen. Old values stay, as devices leave them. */
    public HandJoints invalidate() {
        active = false;
        inferred = false;
        frozen = false;
        Arrays.fill(flags, 0);
        return this;
    }

    public HandJoints set(HandJoints other) {
        timeNs = other.timeNs;
        active = other.active;
        fromController = other.fromController;
        inferred = other.inferred;
        frozen = other.frozen;
        copy(other.positions, positions);
        copy(other.orientations, orientations);
        copy(other.radii, radii);
        copy(other.linearVelocities, linearVelocities);
        copy(other.angularVelocities, angularVelocities);
        System.arraycopy(other.flags, 0, flags, 0, flags.length);
        return this;
    }

    private static void copy(float[] from, float[] to) {
        System.arraycopy(from, 0, to, 0, to.length);
    }

    private static Vector3f vector(float[] values, Joint joint, Vector3f dest) {
        int at = 3 * joint.ordinal();
        return dest.set(values[at], values[at + 1], values[at + 2]);
    }
}
