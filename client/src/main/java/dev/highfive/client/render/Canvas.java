package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A framebuffer to draw a scene into and to read back, where there is neither a window nor a headset. */
public final class Canvas implements AutoCloseable {
    private final Gles gles;
    private final int width;
    private final int height;
    private final int texture;
    private final ByteBuffer pixels;
    private int framebuffer;

    public Canvas(Gles gles, int width, int height) {
        this.gles = gles;
        this.width = width;
        this.height = height;
        pixels = ByteBuffer.allocateDirect(4 * width * height).order(ByteOrder.nativeOrder());
        texture = gles.genTexture();
        gles.bindTexture(Gles.TEXTURE_2D, texture);
        gles.texImage2D(Gles.TEXTURE_2D, 0, Gles.SRGB8_ALPHA8, width, height, Gles.RGBA, Gles.UNSIGNED_BYTE, null);
        gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MIN_FILTER, Gles.LINEAR);
        gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MAG_FILTER, Gles.LINEAR);
        gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_WRAP_S, Gles.CLAMP_TO_EDGE);
        gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_WRAP_T, Gles.CLAMP_TO_EDGE);
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /**
     * With the plain texture. It is made when it is asked for first: Mesa draws without samples for ever into a texture
     * that was in such a framebuffer before it was in one with samples.
     */
    public int framebuffer() {
        if (framebuffer == 0) {
            framebuffer = gles.genFramebuffer();
            gles.bindFramebuffer(Gles.FRAMEBUFFER, framebuffer);
            gles.framebufferTexture2D(Gles.FRAMEBUFFER, Gles.COLOR_ATTACHMENT0, Gles.TEXTURE_2D, texture, 0);
            if (gles.checkFramebufferStatus(Gles.FRAMEBUFFER) != Gles.FRAMEBUFFER_COMPLETE) {
                throw new IllegalStateException("No framebuffer of " + width + " x " + height + " pixels can be had.");
            }
        }
        return framebuffer;
    }

    public int texture() {
        return texture;
    }

    /** Four bytes a pixel in sRGB, the lowest row first; the same buffer every time. */
    public ByteBuffer read() {
        gles.bindFramebuffer(Gles.FRAMEBUFFER, framebuffer());
        gles.pixelStorei(Gles.PACK_ALIGNMENT, 1);
        ((Buffer) pixels).clear();
        gles.readPixels(0, 0, width, height, Gles.RGBA, Gles.UNSIGNED_BYTE, pixels);
        return pixels;
    }

    @Override
    public void close() {
        if (framebuffer != 0) {
            gles.deleteFramebuffer(framebuffer);
        }
        gles.deleteTexture(texture);
    }
}
