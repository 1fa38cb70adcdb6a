package dev.highfive.client.headset.simulated;

import dev.highfive.client.headset.Side;
import java.util.Random;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** A head over time: it stays on its neck, sways, breathes and looks where it is told to. */
final class HeadMotion {
    private static final float NECK_BELOW_EYES = 0.13f;
    private static final float EYES_AHEAD_OF_NECK = 0.09f;
    private static final double BREATHS_PER_SECOND = 0.25;
    private static final double BREATH = 0.003;
    private static final double MOST_YAW = Math.toRadians(68);
    private static final double MOST_PITCH = Math.toRadians(48);

    final Track<Gaze> gazes = new Track<>("head", Gaze.AHEAD);

    private final Physique physique;
    private final Walk walk;
    private final ArmMotion[] arms;
    private final Wander swayX;
    private final Wander swayZ;
    private final Wander nod;
    private final Wander shake;
    private final Wander tilt;
    private final Stance stance = new Stance();
    private final Vector3f neck = new Vector3f();
    private final Vector3f seen = new Vector3f();
    private final Vector3f offset = new Vector3f();
    private final Quaternionf ignored = new Quaternionf();

    HeadMotion(Physique physique, Walk walk, ArmMotion[] arms, Random random) {
        this.physique = physique;
        this.walk = walk;
        this.arms = arms;
        swayX = new Wander(random, 0.012, 0.18);
        swayZ = new Wander(random, 0.009, 0.22);
        nod = new Wander(random, Math.toRadians(1.6), 0.3);
        shake = new Wander(random, Math.toRadians(2.2), 0.24);
        tilt = new Wander(random, Math.toRadians(1.2), 0.21);
    }

    /** The middle between the eyes, and how the head is turned. */
    void at(double time, Vector3f eyes, Quaternionf turn) {
        walk.at(time, stance);
        float breath = (float) (BREATH * Math.sin(2 * Math.PI * BREATHS_PER_SECOND * time));
        neck.set(swayX.at(time), physique.eyeHeight - NECK_BELOW_EYES + breath, swayZ.at(time));
        stance.toWorld(neck);
        float part = (float) gazes.part(time);
        Gaze from = gazes.from(time);
        Gaze to = gazes.to(time);
        float yaw = between(yaw(from, time), yaw(to, time), part);
        float pitch = between(pitch(from, time), pitch(to, time), part);
        turn.rotationY(stance.yaw + yaw + shake.at(time))
                .rotateX(pitch + nod.at(time))
                .rotateZ(tilt.at(time));
        turn.transform(offset.set(0, NECK_BELOW_EYES, -EYES_AHEAD_OF_NECK)).add(neck, eyes);
    }

    private static float between(float from, float to, float part) {
        return from + part * (to - from);
    }

    /** How far the head turns to the left of the body. What is behind the body is not looked at. */
    private float yaw(Gaze gaze, double time) {
        if (!look(gaze, time)) {
            return 0;
        }
        double angle = Math.atan2(-offset.x, -offset.z);
        double behind = Ease.minimumJerk((Math.abs(angle) - Math.toRadians(110)) / Math.toRadians(65));
        return (float) (Ease.soften(angle, 0.8 * MOST_YAW, MOST_YAW) * (1 - behind));
    }

    private float pitch(Gaze gaze, double time) {
        if (!look(gaze, time)) {
            return 0;
        }
        double level = Math.max(0.15, Math.hypot(offset.x, offset.z));
        return (float) Ease.soften(Math.atan2(offset.y, level), 0.8 * MOST_PITCH, MOST_PITCH);
    }

    /** Sets the way from the eyes to what is looked at, in the body's axes; false for straight ahead. */
    private boolean look(Gaze gaze, double time) {
        if (gaze == Gaze.AHEAD) {
            return false;
        }
        if (gaze.hand == null) {
            seen.set(gaze.place);
        } else {
            arms[gaze.hand == Side.LEFT ? 0 : 1].wrist(time, seen, ignored);
        }
        seen.sub(neck, offset).rotateY(-stance.yaw);
        offset.y -= NECK_BELOW_EYES;
        return true;
    }
}
