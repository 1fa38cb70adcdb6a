package dev.highfive.client.headset;

/**
 * Where an eye's picture goes in this frame: a GL_TEXTURE_2D of one layer and one level, to be attached to a
 * framebuffer of the renderer. Devices hand out the same few textures in turn, so framebuffers can be kept by
 * texture as long as {@link #generation} stays the same.
 */
public final class RenderTarget {
    public int texture;
    public int width;
    public int height;
    /** Whether the texture stores sRGB, so that GL converts from linear light when it is drawn into. */
    public boolean srgb;
    /** Another one after a restart: textures are new then, though they may have the names of old ones. */
    public int generation;

    public RenderTarget set(int texture, int width, int height, boolean srgb, int generation) {
        this.texture = texture;
        this.width = width;
        this.height = height;
        this.srgb = srgb;
        this.generation = generation;
        return this;
    }
}
