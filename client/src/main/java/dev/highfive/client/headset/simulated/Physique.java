package dev.highfive.client.headset.simulated;

/** The measures of a person, metres; all of them follow from the height. */
public final class Physique {
    public static final Physique AVERAGE = new Physique(1.72f);

    public final float height;
    public final float eyeHeight;
    public final float shoulderHeight;
    /** From the middle of the body to a shoulder joint. */
    public final float shoulderOut;

    public final float upperArm;
    public final float forearm;
    /** 1 for a hand of 19 cm. */
    public final float handSize;
    /** Between the pupils. */
    public final float ipd;

    /** @param height with shoes on, from 1.2 to 2.2 m; what is outside becomes the nearest */
    public Physique(float height) {
        this.height = Math.max(1.2f, Math.min(2.2f, height));
        float size = this.height / 1.72f;
        eyeHeight = 1.61f * size;
        shoulderHeight = 1.41f * size;
        shoulderOut = 0.185f * size;
        upperArm = 0.30f * size;
        forearm = 0.265f * size;
        handSize = size;
        ipd = 0.045f + 0.018f * size;
    }

    /** From the shoulder to the wrist of an arm that is stretched. */
    public float reach() {
        return upperArm + forearm;
    }
}
