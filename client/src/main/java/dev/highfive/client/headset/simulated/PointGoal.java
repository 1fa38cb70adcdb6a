package dev.highfive.client.headset.simulated;

import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/** An arm stretched out towards something in the room. */
final class PointGoal extends HandGoal {
    private static final float STRETCHED = 0.93f;

    private final Vector3f target = new Vector3f();

    PointGoal(Vector3fc target) {
        this.target.set(target);
    }

    @Override
    void at(double time, Arm arm, Vector3f wrist, Quaternionf hand) {
        target.sub(arm.shoulder, arm.fingers).normalize();
        wrist.set(arm.shoulder).fma(STRETCHED * arm.physique.reach(), arm.fingers);
        arm.direction(arm.palm, -0.35f, -1, 0);
        arm.turn(hand);
    }
}
