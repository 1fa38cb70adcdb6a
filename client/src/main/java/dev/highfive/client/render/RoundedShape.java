package dev.highfive.client.render;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.joml.Vector3f;

/**
 * A simple shape with round edges. A vertex is a corner and a direction: the shader moves it from the corner along the
 * direction by the edge's radius, so edges stay equally round however the shape is scaled.
 */
final class RoundedShape {
    static final int STRIDE = 24;

    private static final int EDGE_STEPS = 4;
    private static final int SPHERE_STEPS = 10;
    private static final int CYLINDER_SIDES = 40;

    private float[] vertices = new float[6 * 1024];
    private int vertexCount;
    private int[] indices = new int[6 * 1024];
    private int indexCount;

    private RoundedShape() {}

    static RoundedShape box() {
        return cube(EDGE_STEPS, 1);
    }

    static RoundedShape sphere() {
        return cube(SPHERE_STEPS, 0);
    }

    /** Along Y. */
    static RoundedShape cylinder() {
        RoundedShape shape = new RoundedShape();
        int rings = 2 * (EDGE_STEPS + 1) + 2;
        for (int ring = 0; ring < rings; ring++) {
            boolean cap = ring == 0 || ring == rings - 1;
            float top = ring < rings / 2 ? -1 : 1;
            int step = top < 0 ? EDGE_STEPS + 1 - ring : ring - rings / 2;
            double tilt = cap ? Math.PI / 2 : Math.PI / 2 * step / EDGE_STEPS;
            for (int side = 0; side <= CYLINDER_SIDES; side++) {
                double angle = 2 * Math.PI * side / CYLINDER_SIDES;
                float x = (float) Math.cos(angle);
                float z = (float) -Math.sin(angle);
                float outwards = (float) Math.cos(tilt);
                shape.vertex(cap ? 0 : x, top, cap ? 0 : z, x * outwards, top * (float) Math.sin(tilt), z * outwards);
            }
        }
        shape.grid(0, CYLINDER_SIDES + 1, rings);
        return shape;
    }

    /** Six faces with a rounded rim each. */
    private static RoundedShape cube(int steps, float corner) {
        RoundedShape shape = new RoundedShape();
        int size = 2 * (steps + 1);
        float[] c = new float[3];
        float[] n = new float[3];
        for (int face = 0; face < 6; face++) {
            int axis = face / 2;
            float sign = face % 2 == 0 ? 1 : -1;
            int first = shape.vertexCount;
            for (int j = 0; j < size; j++) {
                for (int i = 0; i < size; i++) {
                    c[axis] = sign;
                    c[(axis + 1) % 3] = sign * (i <= steps ? -1 : 1);
                    c[(axis + 2) % 3] = j <= steps ? -1 : 1;
                    n[axis] = sign;
                    n[(axis + 1) % 3] = sign * slope(i, steps);
                    n[(axis + 2) % 3] = slope(j, steps);
                    float unit = 1 / Vector3f.length(n[0], n[1], n[2]);
                    shape.vertex(corner * c[0], corner * c[1], corner * c[2], n[0] * unit, n[1] * unit, n[2] * unit);
                }
            }
            shape.grid(first, size, size);
        }
        return shape;
    }

    private static float slope(int i, int steps) {
        double turn = i <= steps ? (double) (i - steps) / steps : (double) (i - steps - 1) / steps;
        return (float) Math.tan(turn * Math.PI / 4);
    }

    private void vertex(float cornerX, float cornerY, float cornerZ, float x, float y, float z) {
        int at = 6 * vertexCount++;
        if (at == vertices.length) {
            vertices = Arrays.copyOf(vertices, 2 * at);
        }
        vertices[at] = cornerX;
        vertices[at + 1] = cornerY;
        vertices[at + 2] = cornerZ;
        vertices[at + 3] = x;
        vertices[at + 4] = y;
        vertices[at + 5] = z;
    }

    private void grid(int first, int columns, int rows) {
        for (int row = 0; row < rows - 1; row++) {
            for (int column = 0; column < columns - 1; column++) {
                int a = first + row * columns + column;
                triangle(a, a + 1, a + columns + 1);
                triangle(a, a + columns + 1, a + columns);
            }
        }
    }

    private void triangle(int a, int b, int c) {
        if (indexCount + 3 > indices.length) {
            indices = Arrays.copyOf(indices, 2 * indices.length);
        }
        indices[indexCount++] = a;
        indices[indexCount++] = b;
        indices[indexCount++] = c;
    }

    Buffer vertices() {
        ByteBuffer bytes = ByteBuffer.allocateDirect(STRIDE * vertexCount).order(ByteOrder.nativeOrder());
        bytes.asFloatBuffer().put(vertices, 0, 6 * vertexCount);
        return bytes;
    }

    int[] indices() {
        return Arrays.copyOf(indices, indexCount);
    }
}
