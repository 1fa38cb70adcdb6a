package dev.highfive.client.scene;

import org.joml.Vector3f;

/** A line of text in the room that turns to whoever looks at it. */
public final class SceneText {
    public CharSequence text = "";
    /** Of the middle of the line, in metres. */
    public final Vector3f position = new Vector3f();
    /** Of a line, in metres. */
    public float height;
    /** 0xRRGGBB in sRGB. */
    public int colour;
    /** Of the plate behind the text; 0 for none. */
    public float plateOpacity;

    public float opacity;

    SceneText reset() {
        text = "";
        position.set(0);
        height = 0.05f;
        colour = 0xFFFFFF;
        plateOpacity = 0.7f;
        opacity = 1;
        return this;
    }
}
