package dev.highfive.client.hands;

import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import org.joml.Quaternionf;
import org.joml.Quaternionfc;
import org.joml.Vector3f;

/**
 * Where the palm is of a hand that holds a controller, and back. OpenXR's grip pose is the stick in the fist:
 * -Z from the little finger to the thumb, +X through the palm to the right of a hand that holds it forward.
 * So the way from one to the other is mirrored between left and right.
 */
public final class GripPose {
    /** From the middle of the stick to the middle of the hand, towards its back and its wrist, metres. */
    private static final float BACK = 0.025f;

    private static final float WRISTWARD = 0.01f;

    /** The palm's rotation from the grip's: its back is the grip's +X, or -X of the left hand. */
    private static final Quaternionfc RIGHT = new Quaternionf(-0.5f, -0.5f, -0.5f, 0.5f);

    private static final Quaternionfc LEFT = new Quaternionf(-0.5f, 0.5f, 0.5f, 0.5f);

    private GripPose() {}

    /** The palm pose for a valid grip pose, velocities included; two different objects. */
    public static void toPalm(Side side, TrackedPose grip, TrackedPose palm) {
        palm.set(grip);
        grip.orientation.mul(rotation(side), palm.orientation);
        move(palm, 1);
    }

    /** The grip pose of a palm; two different objects. */
    public static void fromPalm(Side side, TrackedPose palm, TrackedPose grip) {
        grip.set(palm);
        move(grip, -1);
        Quaternionfc rotation = rotation(side);
        grip.orientation.mul(-rotation.x(), -rotation.y(), -rotation.z(), rotation.w());
    }

    private static Quaternionfc rotation(Side side) {
        return side == Side.LEFT ? LEFT : RIGHT;
    }

    /** Along the palm's own axes, those of the pose as it is turned now. */
    private static void move(TrackedPose pose, float sign) {
        Quaternionf turn = pose.orientation;
        float x = sign
                * (BACK * 2 * (turn.x * turn.y - turn.z * turn.w)
                        + WRISTWARD * 2 * (turn.x * turn.z + turn.y * turn.w));
        float y = sign
                * (BACK * (1 - 2 * (turn.x * turn.x + turn.z * turn.z))
                        + WRISTWARD * 2 * (turn.y * turn.z - turn.x * turn.w));
        float z = sign
                * (BACK * 2 * (turn.y * turn.z + turn.x * turn.w)
                        + WRISTWARD * (1 - 2 * (turn.x * turn.x + turn.y * turn.y)));
        pose.position.add(x, y, z);
        Vector3f spin = pose.angularVelocity;
        pose.linearVelocity.add(spin.y * z - spin.z * y, spin.z * x - spin.x * z, spin.x * y - spin.y * x);
    }
}
