package dev.highfive.client.scene;

import java.util.Arrays;

/**
 * Geometry given vertex by vertex, in the room's frame: a stroke of a pen, or anything else sent as Mesh1. It
 * belongs to whoever fills it and lives longer than a frame: the renderer copies it to the GPU only when its
 * version has changed.
 */
public final class SceneMesh {
    private float[] vertices = new float[0];
    private int[] indices = new int[0];
    private int vertexCount;
    private int indexCount;
    private int version;

    /** 0xRRGGBB in sRGB. */
    public int colour = Palette.NEUTRAL;

    /** Begins the mesh anew. */
    public SceneMesh clear() {
        vertexCount = 0;
        indexCount = 0;
        version++;
        return this;
    }

    /** Metres, and a normal of any length; a zero normal means that the face's own is to be taken. */
    public SceneMesh addVertex(float x, float y, float z, float normalX, float normalY, float normalZ) {
        int at = 6 * vertexCount;
        if (at == vertices.length) {
            vertices = Arrays.copyOf(vertices, Math.max(6 * 64, 2 * at));
        }
        vertices[at] = x;
        vertices[at + 1] = y;
        vertices[at + 2] = z;
        vertices[at + 3] = normalX;
        vertices[at + 4] = normalY;
        vertices[at + 5] = normalZ;
        vertexCount++;
        version++;
        return this;
    }

    /** A triangle that names a vertex which is not there is left out. */
    public SceneMesh addTriangle(long a, long b, long c) {
        if (isVertex(a) && isVertex(b) && isVertex(c)) {
            if (indexCount + 3 > indices.length) {
                indices = Arrays.copyOf(indices, Math.max(3 * 64, 2 * indices.length));
            }
            indices[indexCount++] = (int) a;
            indices[indexCount++] = (int) b;
            indices[indexCount++] = (int) c;
            version++;
        }
        return this;
    }

    public int vertexCount() {
        return vertexCount;
    }

    public int indexCount() {
        return indexCount;
    }

    /** x, y, z and the normal of each vertex; the first {@link #vertexCount()} times six are in use. */
    public float[] vertices() {
        return vertices;
    }

    /** The first {@link #indexCount()} are in use. */
    public int[] indices() {
        return indices;
    }

    /** Changes whenever the mesh does. */
    public int version() {
        return version;
    }

    private boolean isVertex(long index) {
        return index >= 0 && index < vertexCount;
    }
}
