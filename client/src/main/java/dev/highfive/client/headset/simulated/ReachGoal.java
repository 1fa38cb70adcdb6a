package dev.highfive.client.headset.simulated;

import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/** A place in the room where thumb and forefinger are to meet. */
class ReachGoal extends HandGoal {
    private final Vector3f target = new Vector3f();

    ReachGoal(Vector3fc target) {
        this.target.set(target);
    }

    /** The place at a time. */
    void target(double time, Vector3f dest) {
        dest.set(target);
    }

    @Override
    void at(double time, Arm arm, Vector3f wrist, Quaternionf hand) {
        target(time, wrist);
        wrist.sub(arm.shoulder, arm.fingers).normalize();
        arm.direction(arm.palm, 0, 0, 0.7f);
        arm.fingers.add(arm.palm).normalize();
        arm.direction(arm.palm, -0.75f, -0.65f, 0);
        arm.turn(hand);
        hand.transform(arm.pinchFromWrist, arm.fingers);
        wrist.sub(arm.fingers);
    }
}
