package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.headset.RenderTarget;

/**
 * The samples of a texture itself, by GL_EXT_multisampled_render_to_texture. A tiled GPU keeps them, and the depth, in
 * its tile: neither is ever written to memory.
 */
final class TextureSamples extends Multisampled {
    private final Gles gles;
    private final int samples;
    private final int depth;
    private final Framebuffers framebuffers;
    private final int forCanvases;
    private int width;
    private int height;

    TextureSamples(Gles gles, int samples) {
        this.gles = gles;
        this.samples = samples;
        depth = gles.genRenderbuffer();
        framebuffers = new Framebuffers(gles, this::attach);
        forCanvases = gles.genFramebuffer();
    }

    @Override
    void begin(RenderTarget target) {
        grow(target.width, target.height);
        gles.bindFramebuffer(Gles.FRAMEBUFFER, framebuffers.of(target));
    }

    /** Attached anew each time: a canvas may have the name of one that was closed. */
    @Override
    void begin(Canvas canvas) {
        grow(canvas.width(), canvas.height());
        gles.bindFramebuffer(Gles.FRAMEBUFFER, forCanvases);
        attach(canvas.texture());
    }

    /** Its depth is as large as that of the largest so far. */
    private void grow(int right, int top) {
        if (right > width || top > height) {
            width = Math.max(width, right);
            height = Math.max(height, top);
            gles.bindRenderbuffer(Gles.RENDERBUFFER, depth);
            gles.extensions()
                    .renderbufferStorageMultisample(Gles.RENDERBUFFER, samples, Gles.DEPTH_COMPONENT24, width, height);
        }
    }

    private void attach(int texture) {
        gles.extensions()
                .framebufferTexture2DMultisample(
                        Gles.FRAMEBUFFER, Gles.COLOR_ATTACHMENT0, Gles.TEXTURE_2D, texture, 0, samples);
        gles.framebufferRenderbuffer(Gles.FRAMEBUFFER, Gles.DEPTH_ATTACHMENT, Gles.RENDERBUFFER, depth);
        if (gles.checkFramebufferStatus(Gles.FRAMEBUFFER) != Gles.FRAMEBUFFER_COMPLETE) {
            throw new IllegalStateException("No framebuffer of " + width + " x " + height + " pixels with " + samples
                    + " samples of a texture can be had.");
        }
    }

    @Override
    void end() {
        gles.invalidateFramebuffer(Gles.FRAMEBUFFER, Gles.DEPTH_ATTACHMENT);
    }

    @Override
    void close() {
        framebuffers.close();
        gles.deleteFramebuffer(forCanvases);
        gles.deleteRenderbuffer(depth);
    }

    @Override
    public String toString() {
        return samples + " samples of a texture";
    }
}
