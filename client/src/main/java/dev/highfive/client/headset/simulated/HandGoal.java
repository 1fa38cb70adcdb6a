package dev.highfive.client.headset.simulated;

import dev.highfive.client.headset.Side;
import org.joml.Matrix3f;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * Where a hand is meant to be: a function of time and of where the body stands, so that a hand on its way
 * from one goal to the next passes smoothly between two smooth movements.
 */
abstract class HandGoal {
    /** Where the wrist and how the hand is to be, in the room. */
    abstract void at(double time, Arm arm, Vector3f wrist, Quaternionf hand);

    /** An arm at a moment; also what goals calculate with, so that they need not allocate. */
    static final class Arm {
        final Physique physique;
        final Side side;
        /** From the wrist to where thumb and forefinger meet, in the hand's own axes. */
        final Vector3f pinchFromWrist = new Vector3f();

        final Stance stance = new Stance();
        final Vector3f shoulder = new Vector3f();
        final Vector3f fingers = new Vector3f();
        final Vector3f palm = new Vector3f();
        private final Vector3f axisX = new Vector3f();
        private final Vector3f axisY = new Vector3f();
        private final Vector3f axisZ = new Vector3f();
        private final Matrix3f axes = new Matrix3f();

        Arm(Physique physique, Side side) {
            this.physique = physique;
            this.side = side;
        }

        /** Right is outwards for the right arm, and mirrored for the left one. */
        float outwards(float x) {
            return side == Side.LEFT ? -x : x;
        }

        /** Turns a direction of the body's axes into one of the room. */
        Vector3f direction(Vector3f dest, float outwards, float up, float ahead) {
            return dest.set(outwards(outwards), up, -ahead).rotateY(stance.yaw).normalize();
        }

        /**
         * The rotation of a hand whose fingers point and whose palm faces as {@link #fingers} and {@link
         * #palm}.
         */
        Quaternionf turn(Quaternionf dest) {
            fingers.negate(axisZ).normalize();
            palm.negate(axisY);
            axisY.fma(-axisY.dot(axisZ), axisZ).normalize();
            axisY.cross(axisZ, axisX);
            return dest.setFromNormalized(axes.set(axisX, axisY, axisZ));
        }
    }
}
