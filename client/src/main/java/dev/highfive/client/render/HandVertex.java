package dev.highfive.client.render;

/**
 * How a vertex of the model hand is laid out, in bytes. Besides its place and bones it knows how far it lies from the
 * nail of its finger, so that nails have sharp edges on any mesh, and, beside its normal, how much of the sky its
 * surroundings leave it.
 */
final class HandVertex {
    static final int STRIDE = 12 + 8 + 8 + 4 + 4;
    static final int NORMAL = 12;
    static final int NAIL = 20;
    static final int BONES = 28;
    static final int WEIGHTS = 32;

    /** What 1 means for a coordinate relative to a nail, in metres. */
    static final float NAIL_RANGE = 0.25f;

    private HandVertex() {}
}
