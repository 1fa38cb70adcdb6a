package dev.highfive.client.headset.lemvr;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.RenderTarget;

/** Textures for the eyes, three in turn: one is being shown, one is on its way, one is drawn into. */
final class EyePictures {
    private static final int TURNS = 3;

    final int width;
    final int height;
    private final Gles gles;
    private final int[] textures = new int[2 * TURNS];
    private int turn;

    EyePictures(Gles gles, int width, int height) {
        this.gles = gles;
        this.width = width;
        this.height = height;
        for (int index = 0; index < textures.length; index++) {
            textures[index] = texture(gles, width, height);
        }
    }

    private static int texture(Gles gles, int width, int height) {
        int texture = gles.genTexture();
        gles.bindTexture(Gles.TEXTURE_2D, texture);
        gles.texImage2D(Gles.TEXTURE_2D, 0, Gles.SRGB8_ALPHA8, width, height, Gles.RGBA, Gles.UNSIGNED_BYTE, null);
        gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MIN_FILTER, Gles.LINEAR);
        gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MAG_FILTER, Gles.LINEAR);
        gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_WRAP_S, Gles.CLAMP_TO_EDGE);
        gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_WRAP_T, Gles.CLAMP_TO_EDGE);
        gles.bindTexture(Gles.TEXTURE_2D, 0);
        return texture;
    }

    void announce(SharedTextures to) {
        for (int texture : textures) {
            to.add(texture, width, height);
        }
    }

    /** A frame begins. */
    void next() {
        turn = (turn + 1) % TURNS;
    }

    /** Of the present frame. */
    int texture(Eye eye) {
        return textures[2 * turn + eye.ordinal()];
    }

    /** Where it is among all of them. */
    int place(Eye eye) {
        return 2 * turn + eye.ordinal();
    }

    int places() {
        return textures.length;
    }

    void acquire(Eye eye, RenderTarget target, int generation) {
        target.set(texture(eye), width, height, true, generation);
    }

    void close() {
        for (int texture : textures) {
            gles.deleteTexture(texture);
        }
    }
}
