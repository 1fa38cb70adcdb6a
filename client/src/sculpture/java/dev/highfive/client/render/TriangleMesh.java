package dev.highfive.client.render;

/** Triangles, counter-clockwise seen from outside, with a normal at each vertex. */
final class TriangleMesh {
    final float[] positions;
    final float[] normals;
    final int[] indices;

    TriangleMesh(float[] positions, float[] normals, int[] indices) {
        this.positions = positions;
        this.normals = normals;
        this.indices = indices;
    }

    int vertexCount() {
        return positions.length / 3;
    }
}
