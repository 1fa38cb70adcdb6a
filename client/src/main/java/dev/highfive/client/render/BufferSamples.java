package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.headset.RenderTarget;

/**
 * A buffer with samples that is resolved into the target's plain texture, as every driver can. One is kept and reused,
 * as large as the largest view so far.
 */
final class BufferSamples extends Multisampled {
    private final Gles gles;
    private final Framebuffers targets;
    private final int framebuffer;
    private final int colour;
    private final int depth;
    private final int samples;
    private int width;
    private int height;
    private boolean srgb;
    private int target;
    private int right;
    private int top;

    BufferSamples(Gles gles, int samples) {
        this.gles = gles;
        this.samples = samples;
        targets = Framebuffers.plain(gles);
        framebuffer = gles.genFramebuffer();
        colour = gles.genRenderbuffer();
        depth = gles.genRenderbuffer();
    }

    @Override
    void begin(RenderTarget eye) {
        begin(targets.of(eye), eye.width, eye.height, eye.srgb);
    }

    @Override
    void begin(Canvas canvas) {
        begin(canvas.framebuffer(), canvas.width(), canvas.height(), true);
    }

    /** In the format of the target: others cannot be resolved. */
    private void begin(int resolved, int pixelsAcross, int pixelsUp, boolean likeSrgb) {
        target = resolved;
        right = pixelsAcross;
        top = pixelsUp;
        gles.bindFramebuffer(Gles.FRAMEBUFFER, framebuffer);
        if (right > width || top > height || srgb != likeSrgb) {
            srgb = likeSrgb;
            width = Math.max(width, right);
            height = Math.max(height, top);
            attach(Gles.COLOR_ATTACHMENT0, colour, srgb ? Gles.SRGB8_ALPHA8 : Gles.RGBA8);
            attach(Gles.DEPTH_ATTACHMENT, depth, Gles.DEPTH_COMPONENT24);
            if (gles.checkFramebufferStatus(Gles.FRAMEBUFFER) != Gles.FRAMEBUFFER_COMPLETE) {
                throw new IllegalStateException("No framebuffer of " + width + " x " + height + " pixels with "
                        + samples + " samples can be had.");
            }
        }
    }

    private void attach(int attachment, int renderbuffer, int format) {
        gles.bindRenderbuffer(Gles.RENDERBUFFER, renderbuffer);
        gles.renderbufferStorageMultisample(Gles.RENDERBUFFER, samples, format, width, height);
        gles.framebufferRenderbuffer(Gles.FRAMEBUFFER, attachment, Gles.RENDERBUFFER, renderbuffer);
    }

    @Override
    void end() {
        gles.invalidateFramebuffer(Gles.FRAMEBUFFER, Gles.DEPTH_ATTACHMENT);
        gles.bindFramebuffer(Gles.READ_FRAMEBUFFER, framebuffer);
        gles.bindFramebuffer(Gles.DRAW_FRAMEBUFFER, target);
        gles.blitFramebuffer(0, 0, right, top, Gles.COLOR_BUFFER_BIT, Gles.NEAREST);
        gles.invalidateFramebuffer(Gles.READ_FRAMEBUFFER, Gles.COLOR_ATTACHMENT0);
        gles.bindFramebuffer(Gles.FRAMEBUFFER, target);
    }

    @Override
    void close() {
        targets.close();
        gles.deleteFramebuffer(framebuffer);
        gles.deleteRenderbuffer(colour);
        gles.deleteRenderbuffer(depth);
    }

    @Override
    public String toString() {
        return "a buffer of " + samples + " samples";
    }
}
