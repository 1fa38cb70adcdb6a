package dev.highfive.xr;

import dev.highfive.client.headset.Eye;

/** The part of an eye's picture that nobody sees through the lenses: drawing it is wasted. */
final class HiddenArea {
    private static final int FLOATS_A_VERTEX = 2;

    /**
     * Triangles as x and y of three corners each, in tangents of the angle from straight ahead: x divided by the
     * distance. Empty where everything is seen, or the runtime does not say.
     */
    static float[] of(XrInstance instance, Eye eye, Lifecycle lifecycle) {
        if (!instance.has(Extensions.VISIBILITY_MASK)
                || !lifecycle.isDone("xrGetVisibilityMaskKHR", Glue.hiddenArea(eye.ordinal()))) {
            return new float[0];
        }
        int count = FrameData.getInt(FrameData.MASK_INDEX_COUNT);
        int vertices = FrameData.getInt(FrameData.MASK_VERTEX_COUNT);
        float[] corners = new float[FLOATS_A_VERTEX * count];
        for (int i = 0; i < count; i++) {
            int vertex = FrameData.getInt(FrameData.MASK_INDICES + 4 * i);
            if (vertex < 0 || vertex >= vertices) {
                return new float[0];
            }
            int offset = FrameData.MASK_VERTICES + 4 * FLOATS_A_VERTEX * vertex;
            corners[FLOATS_A_VERTEX * i] = FrameData.getFloat(offset);
            corners[FLOATS_A_VERTEX * i + 1] = FrameData.getFloat(offset + 4);
        }
        return corners;
    }

    private HiddenArea() {}
}
