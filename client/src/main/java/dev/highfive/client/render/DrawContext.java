package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;

/** What the parts of the renderer draw through: it counts, so that a room's cost can be told. */
final class DrawContext {
    final Gles gles;
    private int drawCalls;
    private int triangles;

    DrawContext(Gles gles) {
        this.gles = gles;
    }

    void elements(int count, int type, int offsetBytes, int instances) {
        gles.drawElementsInstanced(Gles.TRIANGLES, count, type, offsetBytes, instances);
        drawCalls++;
        triangles += count / 3 * instances;
    }

    int takeTriangles() {
        int taken = triangles;
        triangles = 0;
        return taken;
    }

    int takeDrawCalls() {
        int taken = drawCalls;
        drawCalls = 0;
        return taken;
    }
}
