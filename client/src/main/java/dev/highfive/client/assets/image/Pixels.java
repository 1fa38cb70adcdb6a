package dev.highfive.client.assets.image;

import dev.highfive.client.scene.Picture;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Makes pictures of pixels, and smaller ones of large ones. */
public final class Pixels {
    private Pixels() {}

    /** Takes the bytes over into memory that a GPU can be given. */
    public static Picture picture(int width, int height, byte[] rgba) {
        ByteBuffer direct = ByteBuffer.allocateDirect(rgba.length).order(ByteOrder.nativeOrder());
        direct.duplicate().put(rgba);
        return new Picture(width, height, direct);
    }

    /** The same picture with no side longer than that, by halving it as often as it takes. */
    static Picture atMost(int side, Picture picture) {
        Picture small = picture;
        while (small.width > side || small.height > side) {
            small = halved(small);
        }
        return small;
    }

    private static Picture halved(Picture from) {
        int width = Math.max(1, from.width / 2);
        int height = Math.max(1, from.height / 2);
        byte[] small = new byte[width * height * 4];
        for (int y = 0; y < height; y++) {
            int upper = 2 * y * from.width;
            int lower = Math.min(2 * y + 1, from.height - 1) * from.width;
            for (int x = 0; x < width; x++) {
                int left = 2 * x;
                int right = Math.min(2 * x + 1, from.width - 1);
                for (int i = 0; i < 4; i++) {
                    small[(y * width + x) * 4 + i] = (byte) ((value(from, upper + left, i)
                                    + value(from, upper + right, i)
                                    + value(from, lower + left, i)
                                    + value(from, lower + right, i)
                                    + 2)
                            / 4);
                }
            }
        }
        return picture(width, height, small);
    }

    private static int value(Picture picture, int pixel, int channel) {
        return picture.rgba.get(4 * pixel + channel) & 0xFF;
    }
}
