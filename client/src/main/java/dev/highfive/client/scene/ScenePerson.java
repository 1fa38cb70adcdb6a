package dev.highfive.client.scene;

/** A participant: a head with a name above it, and two hands; each may be missing. */
public final class ScenePerson {
    /** Between the pupils of a grown person, in metres, for those who do not say. */
    public static final float USUAL_IPD = 0.063f;

    /** Shown above the head unless it is empty. */
    public CharSequence name = "";
    /** Of head and hands, 0xRRGGBB in sRGB. */
    public int colour;
    /** Between the eyes, looking along -Z, as OpenXR's VIEW space. */
    public final Placement head = new Placement();
    /** From 0, not there, to 1; it goes for the name as well. */
    public float headOpacity;
    /** Metres. */
    public float ipd = USUAL_IPD;

    public final SceneHand left = new SceneHand();
    public final SceneHand right = new SceneHand();

    ScenePerson reset() {
        name = "";
        colour = Palette.of(0);
        head.reset();
        headOpacity = 0;
        ipd = USUAL_IPD;
        left.reset();
        right.reset();
        return this;
    }
}
