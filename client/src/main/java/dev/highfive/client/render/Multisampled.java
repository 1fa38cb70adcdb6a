package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;

/**
 * Where a view is drawn with several samples a pixel before it is resolved into the target's plain texture. One is kept
 * and reused, as large as the largest view so far.
 */
final class Multisampled {
    private static final int SAMPLES = 4;

    private final Gles gles;
    private final int framebuffer;
    private final int colour;
    private final int depth;
    private final int samples;
    private int width;
    private int height;
    private boolean srgb;

    Multisampled(Gles gles) {
        this.gles = gles;
        samples = Math.min(SAMPLES, gles.getInteger(Gles.MAX_SAMPLES));
        framebuffer = gles.genFramebuffer();
        colour = gles.genRenderbuffer();
        depth = gles.genRenderbuffer();
    }

    /** Everything up to the corner is then drawn here, into the format of the target: others cannot be resolved. */
    void begin(int right, int top, boolean likeSrgb) {
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

    void resolve(int target, int right, int top) {
        gles.invalidateFramebuffer(Gles.FRAMEBUFFER, Gles.DEPTH_ATTACHMENT);
        gles.bindFramebuffer(Gles.READ_FRAMEBUFFER, framebuffer);
        gles.bindFramebuffer(Gles.DRAW_FRAMEBUFFER, target);
        gles.blitFramebuffer(0, 0, right, top, Gles.COLOR_BUFFER_BIT, Gles.NEAREST);
        gles.invalidateFramebuffer(Gles.READ_FRAMEBUFFER, Gles.COLOR_ATTACHMENT0);
        gles.bindFramebuffer(Gles.FRAMEBUFFER, target);
    }

    void close() {
        gles.deleteFramebuffer(framebuffer);
        gles.deleteRenderbuffer(colour);
        gles.deleteRenderbuffer(depth);
    }
}
