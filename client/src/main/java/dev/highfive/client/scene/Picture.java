package dev.highfive.client.scene;

import java.nio.ByteBuffer;

/** A decoded image. */
public final class Picture {
    public final int width;
    public final int height;
    /** Direct; four bytes a pixel in sRGB with alpha not multiplied in, the upper row first. */
    public final ByteBuffer rgba;

    public Picture(int width, int height, ByteBuffer rgba) {
        if (width < 1 || height < 1 || rgba.remaining() != 4L * width * height) {
            throw new IllegalArgumentException(
                    rgba.remaining() + " bytes are not " + width + " x " + height + " pixels");
        }
        this.width = width;
        this.height = height;
        this.rgba = rgba;
    }
}
