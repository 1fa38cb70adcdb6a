package dev.highfive.client.headset;

/**
 * Where an eye's picture goes in this frame: a GL_TEXTURE_2D of one layer and one level, to be attached to a
 * framebuffer of the renderer. Devices hand out the same few textures in turn, so framebuffers can be kept by
 * texture as long as {@link #generation} stays the same.
 */
public final class RenderTarget {
    private static final float[] NOTHING = {};

    public int texture;
    public int width;
    public int height;
    /** Whether the texture stores sRGB, so that GL converts from linear light when it is drawn into. */
    public boolean srgb;
    /** Another one after a restart: textures are new then, though they may have the names of old ones. */
    public int generation;
    /** Whether the real room is seen wherever nothing is drawn: where alpha is 0. */
    public boolean seeThrough;
    /**
     * Triangles that nobody sees of the picture, as x and y of three corners each, in tangents of the angle from
     * straight ahead; empty where the device does not say. The same array until it changes.
     */
    public float[] hiddenArea = NOTHING;

    /** The rest is as it is of most targets: nothing shines through, and all is seen. */
    public RenderTarget set(int texture, int width, int height, boolean srgb, int generation) {
        this.texture = texture;
        this.width = width;
        this.height = height;
        this.srgb = srgb;
        this.generation = generation;
        seeThrough = false;
        hiddenArea = NOTHING;
        return this;
    }
}
