package dev.highfive.client.scene;

import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import org.jspecify.annotations.Nullable;

/** Triangles of one material, counter-clockwise, in the renderer's right-handed frame. */
public final class ModelPart {
    public static final int FLOATS_PER_VERTEX = 12;

    /**
     * Direct; of each vertex x, y, z, the normal's x, y, z, then u and v (from the upper left of the picture), and at
     * last red, green, blue and alpha, which the part's own are multiplied with.
     */
    public final FloatBuffer vertices;
    /** Direct; three for each triangle, every one below the number of vertices. */
    public final IntBuffer indices;

    /** What the picture, or without one the part, is multiplied with: linear factors as in glTF. */
    public float red = 1;

    public float green = 1;
    public float blue = 1;
    public float alpha = 1;
    /** Texels below this alpha are left out; 0 for none. */
    public float alphaCutoff;

    public boolean doubleSided;
    /** Shown as bright as it is painted, whatever the light. */
    public boolean unlit;

    public @Nullable Picture picture;

    public ModelPart(FloatBuffer vertices, IntBuffer indices) {
        this.vertices = vertices;
        this.indices = indices;
    }
}
