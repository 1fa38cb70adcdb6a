package dev.highfive.xr;

import java.nio.ByteBuffer;
import org.lwjgl.opengles.GLES;
import org.lwjgl.opengles.GLES30;

/** The little of GLES that tests of the headset need: one colour to a whole texture, and a pixel of it. */
final class TestGles {
    private final int framebuffer;
    private final ByteBuffer pixel = ByteBuffer.allocateDirect(4);

    /** For the context that is current on this thread. */
    TestGles() {
        GLES.createCapabilities();
        framebuffer = GLES30.glGenFramebuffers();
    }

    void clear(int texture, float red, float green, float blue) {
        attach(texture);
        GLES30.glClearColor(red, green, blue, 1);
        GLES30.glClear(GLES30.GL_COLOR_BUFFER_BIT);
    }

    /** Fills a rectangle of a texture that was cleared before. */
    void fill(int texture, int x, int y, int width, int height, float red, float green, float blue) {
        attach(texture);
        GLES30.glEnable(GLES30.GL_SCISSOR_TEST);
        GLES30.glScissor(x, y, width, height);
        GLES30.glClearColor(red, green, blue, 1);
        GLES30.glClear(GLES30.GL_COLOR_BUFFER_BIT);
        GLES30.glDisable(GLES30.GL_SCISSOR_TEST);
    }

    /** The colour as 0xRRGGBB, as it is stored. */
    int pixel(int texture, int x, int y) {
        attach(texture);
        GLES30.glReadPixels(x, y, 1, 1, GLES30.GL_RGBA, GLES30.GL_UNSIGNED_BYTE, pixel);
        return (pixel.get(0) & 0xff) << 16 | (pixel.get(1) & 0xff) << 8 | pixel.get(2) & 0xff;
    }

    int error() {
        return GLES30.glGetError();
    }

    private void attach(int texture) {
        GLES30.glBindFramebuffer(GLES30.GL_FRAMEBUFFER, framebuffer);
        GLES30.glFramebufferTexture2D(
                GLES30.GL_FRAMEBUFFER, GLES30.GL_COLOR_ATTACHMENT0, GLES30.GL_TEXTURE_2D, texture, 0);
    }
}
