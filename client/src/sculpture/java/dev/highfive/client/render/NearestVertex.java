package dev.highfive.client.render;

import java.util.Arrays;

/**
 * Finds the vertex of a fine mesh next to a place on its surface. A coarse mesh of the same solid is rebuilt from the
 * fine one's vertices by it: both then bend and are painted alike, so that the change from one to the other is hardly
 * seen, and the coarse one costs the GPU a list of indices only.
 */
final class NearestVertex {
    /** How much further off a vertex may be that faces the same way than one that faces the other. */
    private static final float OTHER_SIDE = 4;

    private final TriangleMesh fine;
    private final float bin;
    private final float[] low = {Float.MAX_VALUE, Float.MAX_VALUE, Float.MAX_VALUE};
    private final int[] bins = new int[3];
    /** The first vertex of each bin, and the next one of the same bin for each vertex; -1 for none. */
    private final int[] first;

    private final int[] next;

    /** @param cell about as long as the edges of the mesh are */
    NearestVertex(TriangleMesh fine, float cell) {
        this.fine = fine;
        bin = 1.5f * cell;
        float[] high = {-Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE};
        for (int i = 0; i < fine.positions.length; i++) {
            low[i % 3] = Math.min(low[i % 3], fine.positions[i] - bin);
            high[i % 3] = Math.max(high[i % 3], fine.positions[i] + 2 * bin);
        }
        for (int axis = 0; axis < 3; axis++) {
            bins[axis] = (int) ((high[axis] - low[axis]) / bin) + 1;
        }
        first = new int[bins[0] * bins[1] * bins[2]];
        Arrays.fill(first, -1);
        next = new int[fine.vertexCount()];
        for (int vertex = 0; vertex < next.length; vertex++) {
            int at = index(number(fine, vertex, 0), number(fine, vertex, 1), number(fine, vertex, 2));
            next[vertex] = first[at];
            first[at] = vertex;
        }
    }

    /** The triangles of a coarse mesh between vertices of the fine one; those that shrink to a line are left out. */
    int[] rebuild(TriangleMesh coarse) {
        int[] fineOf = new int[coarse.vertexCount()];
        for (int vertex = 0; vertex < fineOf.length; vertex++) {
            fineOf[vertex] = nearest(coarse, vertex);
        }
        int[] rebuilt = new int[coarse.indices.length];
        int count = 0;
        for (int i = 0; i < rebuilt.length; i += 3) {
            int a = fineOf[coarse.indices[i]];
            int b = fineOf[coarse.indices[i + 1]];
            int c = fineOf[coarse.indices[i + 2]];
            if (a != b && b != c && c != a) {
                rebuilt[count++] = a;
                rebuilt[count++] = b;
                rebuilt[count++] = c;
            }
        }
        return Arrays.copyOf(rebuilt, count);
    }

    private int nearest(TriangleMesh mesh, int vertex) {
        int found = -1;
        float least = Float.MAX_VALUE;
        int x0 = number(mesh, vertex, 0);
        int y0 = number(mesh, vertex, 1);
        int z0 = number(mesh, vertex, 2);
        for (int z = z0 - 1; z <= z0 + 1; z++) {
            for (int y = y0 - 1; y <= y0 + 1; y++) {
                for (int x = x0 - 1; x <= x0 + 1; x++) {
                    for (int other = first[index(x, y, z)]; other >= 0; other = next[other]) {
                        float distance = distance(mesh, 3 * vertex, 3 * other);
                        if (distance < least) {
                            least = distance;
                            found = other;
                        }
                    }
                }
            }
        }
        if (found < 0) {
            throw new IllegalStateException("The meshes are not of the same solid.");
        }
        return found;
    }

    /** Squared, and more for a vertex that faces another way. */
    private float distance(TriangleMesh mesh, int a, int b) {
        float squared = 0;
        float alike = 0;
        for (int i = 0; i < 3; i++) {
            float d = mesh.positions[a + i] - fine.positions[b + i];
            squared += d * d;
            alike += mesh.normals[a + i] * fine.normals[b + i];
        }
        return squared * (1 + OTHER_SIDE * (1 - alike));
    }

    private int number(TriangleMesh mesh, int vertex, int axis) {
        int number = (int) ((mesh.positions[3 * vertex + axis] - low[axis]) / bin);
        return Math.max(1, Math.min(bins[axis] - 2, number));
    }

    private int index(int x, int y, int z) {
        return (z * bins[1] + y) * bins[0] + x;
    }
}
