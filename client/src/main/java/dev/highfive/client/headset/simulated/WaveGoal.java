package dev.highfive.client.headset.simulated;

import org.joml.Quaternionf;
import org.joml.Vector3f;

/** A raised hand that swings from side to side about its elbow. */
final class WaveGoal extends HandGoal {
    private static final double HERTZ = 1.5;
    private static final double SWING = Math.toRadians(19);
    private static final double FADE_SECONDS = 0.5;

    private final double start;
    private final double end;

    WaveGoal(double start, double end) {
        this.start = start;
        this.end = end;
    }

    @Override
    void at(double time, Arm arm, Vector3f wrist, Quaternionf hand) {
        double strength =
                Ease.minimumJerk((time - start) / FADE_SECONDS) * Ease.minimumJerk((end - time) / FADE_SECONDS);
        double swing = SWING * strength * Math.sin(2 * Math.PI * HERTZ * (time - start));
        float angle = arm.outwards((float) swing);
        float forearm = arm.physique.forearm;
        // Up from an elbow beside the body, leaning out a little; the swing is about the axis ahead.
        float lean = arm.outwards(0.14f) + angle;
        wrist.set(forearm * (float) Math.sin(lean), forearm * (float) Math.cos(lean), 0);
        wrist.add(arm.outwards(0.11f), -0.235f, -0.15f).rotateY(arm.stance.yaw).add(arm.shoulder);
        arm.fingers.set((float) Math.sin(lean), (float) Math.cos(lean), -0.12f).rotateY(arm.stance.yaw);
        arm.direction(arm.palm, 0, 0, 1);
        arm.turn(hand);
    }
}
