package dev.highfive.client.headset.simulated;

import org.joml.Quaternionf;
import org.joml.Vector3f;

/** A place beside or in front of the body, which the hand keeps while the body moves. */
final class BodyGoal extends HandGoal {
    /** Arms hang, bent a little; they swing when the body walks. */
    static final BodyGoal REST = new BodyGoal(0.07f, -0.46f, 0.17f)
            .fingers(-0.1f, -0.7f, 0.75f)
            .palm(-1, -0.25f, 0)
            .swinging(0.11f);
    /** In front of the chest, as one carries something small. */
    static final BodyGoal HOLD =
            new BodyGoal(0, -0.25f, 0.33f).fingers(-0.25f, 0.15f, 1).palm(-0.8f, -0.6f, 0);
    /** Fist in front, thumb up. */
    static final BodyGoal THUMBS_UP =
            new BodyGoal(0.02f, -0.22f, 0.38f).fingers(-0.45f, 0.05f, 0.9f).palm(-0.9f, 0, -0.45f);
    /** Both palms shown, as one says that one does not know. */
    static final BodyGoal SHRUG =
            new BodyGoal(0.14f, -0.26f, 0.27f).fingers(0.45f, 0.2f, 0.85f).palm(-0.25f, 1, -0.1f);

    private final float outwards;
    private final float up;
    private final float ahead;
    private final Vector3f fingers = new Vector3f();
    private final Vector3f palm = new Vector3f();
    private float swing;

    /** From the shoulder, metres of a person of average height. */
    private BodyGoal(float outwards, float up, float ahead) {
        this.outwards = outwards;
        this.up = up;
        this.ahead = ahead;
    }

    private BodyGoal fingers(float outwards, float up, float ahead) {
        fingers.set(outwards, up, ahead);
        return this;
    }

    private BodyGoal palm(float outwards, float up, float ahead) {
        palm.set(outwards, up, ahead);
        return this;
    }

    private BodyGoal swinging(float swing) {
        this.swing = swing;
        return this;
    }

    @Override
    void at(double time, Arm arm, Vector3f wrist, Quaternionf hand) {
        float size = arm.physique.height / Physique.AVERAGE.height;
        Stance stance = arm.stance;
        double step = Math.sin(Math.PI * stance.travelled / Walk.STEP_METRES);
        float forward = ahead + arm.outwards(swing) * stance.stride() * (float) step;
        wrist.set(arm.outwards(outwards) * size, up * size, -forward * size)
                .rotateY(stance.yaw)
                .add(arm.shoulder);
        arm.direction(arm.fingers, fingers.x, fingers.y, fingers.z);
        arm.direction(arm.palm, palm.x, palm.y, palm.z);
        arm.turn(hand);
    }
}
