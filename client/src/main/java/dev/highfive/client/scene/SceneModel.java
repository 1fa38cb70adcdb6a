package dev.highfive.client.scene;

import org.jspecify.annotations.Nullable;

/** A loaded model at its place. */
public final class SceneModel {
    public final Placement placement = new Placement();
    /** Not drawn while null. */
    public @Nullable Model model;
    /** What the model's own colours are multiplied with, 0xRRGGBB in sRGB. */
    public int tint;

    SceneModel reset() {
        placement.reset();
        model = null;
        tint = 0xFFFFFF;
        return this;
    }
}
