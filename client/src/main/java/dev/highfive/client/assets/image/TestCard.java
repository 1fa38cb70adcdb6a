package dev.highfive.client.assets.image;

import dev.highfive.client.scene.Picture;

/**
 * The picture for a texture that names a video stream, until there is such a stream: colour bars, a circle that shows
 * whether the aspect is right, a scale of greys, and the stream's payload type in large digits, the right way round
 * only if the picture is neither mirrored nor upside down.
 */
public final class TestCard {
    public static final int WIDTH = 256;
    public static final int HEIGHT = 144;
    private static final int[] BARS = {0xBFBFBF, 0xBFBF00, 0x00BFBF, 0x00BF00, 0xBF00BF, 0xBF0000, 0x0000BF, 0x101010};
    /** Digits in 3 x 5, a row in three bits, the top row first. */
    private static final int[] DIGITS = {0x7B6F, 0x2C97, 0x73E7, 0x73CF, 0x5BC9, 0x79CF, 0x79EF, 0x7249, 0x7BEF, 0x7BCF
    };

    private static final int DIGIT_PIXEL = 7;

    private TestCard() {}

    public static Picture of(int payloadType) {
        byte[] rgba = new byte[WIDTH * HEIGHT * 4];
        String digits = Integer.toString(payloadType);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                put(rgba, x, y, color(x, y, digits));
            }
        }
        return Pixels.picture(WIDTH, HEIGHT, rgba);
    }

    private static int color(int x, int y, String digits) {
        double fromCentre = Math.hypot(x + 0.5 - WIDTH / 2.0, y + 0.5 - HEIGHT / 2.0);
        if (fromCentre < HEIGHT * 0.36) {
            return isInk(x, y, digits) ? 0xFFFFFF : 0x101010;
        }
        if (fromCentre < HEIGHT * 0.38) {
            return 0xFFFFFF;
        }
        if (y >= HEIGHT * 3 / 4) {
            return 0x010101 * (x * 16 / WIDTH * 17);
        }
        return BARS[x * BARS.length / WIDTH];
    }

    private static boolean isInk(int x, int y, String digits) {
        int column = Math.floorDiv(x - (WIDTH - (digits.length() * 4 - 1) * DIGIT_PIXEL) / 2, DIGIT_PIXEL);
        int row = Math.floorDiv(y - (HEIGHT - 5 * DIGIT_PIXEL) / 2, DIGIT_PIXEL);
        if (column < 0 || column >= digits.length() * 4 || column % 4 == 3 || row < 0 || row >= 5) {
            return false;
        }
        return (DIGITS[digits.charAt(column / 4) - '0'] >> (14 - row * 3 - column % 4) & 1) != 0;
    }

    private static void put(byte[] rgba, int x, int y, int color) {
        int at = (y * WIDTH + x) * 4;
        rgba[at] = (byte) (color >> 16);
        rgba[at + 1] = (byte) (color >> 8);
        rgba[at + 2] = (byte) color;
        rgba[at + 3] = -1;
    }
}
