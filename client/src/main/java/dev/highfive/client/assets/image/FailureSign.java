package dev.highfive.client.assets.image;

import dev.highfive.client.scene.Picture;

/** Stands on a mesh for an image that could not be had: a red cross on white. It tiles. */
public final class FailureSign {
    public static final Picture PICTURE = draw();
    private static final int SIDE = 64;

    private FailureSign() {}

    private static Picture draw() {
        byte[] rgba = new byte[SIDE * SIDE * 4];
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                boolean cross = Math.min(Math.abs(x - y), Math.abs(x + y - SIDE + 1)) < SIDE / 8;
                int color = cross ? 0xD81E2C : 0xF4F0EC;
                int at = (y * SIDE + x) * 4;
                rgba[at] = (byte) (color >> 16);
                rgba[at + 1] = (byte) (color >> 8);
                rgba[at + 2] = (byte) color;
                rgba[at + 3] = -1;
            }
        }
        return Pixels.picture(SIDE, SIDE, rgba);
    }
}
