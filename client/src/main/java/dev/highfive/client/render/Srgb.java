package dev.highfive.client.render;

/** Colours as people write them, turned into amounts of light. */
final class Srgb {
    private static final float[] LINEAR = new float[256];

    static {
        for (int i = 0; i < LINEAR.length; i++) {
            double value = i / 255.0;
            LINEAR[i] = (float) (value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4));
        }
    }

    private Srgb() {}

    /** Writes red, green and blue of 0xRRGGBB. */
    static void toLinear(int rgb, float[] out, int at) {
        out[at] = LINEAR[rgb >> 16 & 0xFF];
        out[at + 1] = LINEAR[rgb >> 8 & 0xFF];
        out[at + 2] = LINEAR[rgb & 0xFF];
    }
}
