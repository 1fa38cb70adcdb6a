package dev.highfive.client.render;

import java.util.Arrays;

/**
 * The surface of a solid as triangles, by naive surface nets: one vertex for each cell of a grid that the surface
 * passes through, one quad for each edge of the grid that crosses it. The vertices are then moved onto the surface
 * itself, so the mesh is as smooth as the solid even where the grid is coarse.
 */
final class SurfaceNets {
    /** Cells in a block: blocks that the surface does not come near are not sampled, which is most of them. */
    private static final int BLOCK = 6;

    private static final int NEWTON_STEPS = 3;
    private static final float CLOSE_ENOUGH = 0.004f;

    private final DistanceField field;
    private final float cell;
    private final int nx;
    private final int ny;
    private final int nz;
    private final float[] origin;
    private final float[] samples;
    private final int[] vertexOfCell;

    private float[] positions = new float[3 * 4096];
    private int vertexCount;
    private int[] indices = new int[6 * 4096];
    private int indexCount;

    /**
     * @param low three coordinates of a box that the solid is well inside of
     * @param high the opposite corner
     */
    private SurfaceNets(DistanceField field, float[] low, float[] high, float cell) {
        this.field = field;
        this.cell = cell;
        this.origin = low;
        this.nx = samplesOver(low[0], high[0]);
        this.ny = samplesOver(low[1], high[1]);
        this.nz = samplesOver(low[2], high[2]);
        this.samples = new float[nx * ny * nz];
        this.vertexOfCell = new int[nx * ny * nz];
    }

    static TriangleMesh polygonise(DistanceField field, float[] low, float[] high, float cell) {
        SurfaceNets nets = new SurfaceNets(field, low, high, cell);
        nets.sample();
        nets.placeVertices();
        nets.connect();
        return new TriangleMesh(
                Arrays.copyOf(nets.positions, 3 * nets.vertexCount),
                nets.normals(),
                Arrays.copyOf(nets.indices, nets.indexCount));
    }

    private int samplesOver(float low, float high) {
        int blocks = (int) Math.ceil((high - low) / cell / BLOCK);
        return blocks * BLOCK + 1;
    }

    private void sample() {
        float reach = BLOCK * cell * 0.5f * 1.7320508f * 1.4f; // with room for distances that are estimates
        for (int z = 0; z < nz; z += BLOCK) {
            for (int y = 0; y < ny; y += BLOCK) {
                for (int x = 0; x < nx; x += BLOCK) {
                    float middle = at(x + BLOCK * 0.5f, y + BLOCK * 0.5f, z + BLOCK * 0.5f);
                    fillBlock(x, y, z, middle, Math.abs(middle) > reach);
                }
            }
        }
    }

    private void fillBlock(int x0, int y0, int z0, float middle, boolean far) {
        for (int z = z0; z < Math.min(nz, z0 + BLOCK); z++) {
            for (int y = y0; y < Math.min(ny, y0 + BLOCK); y++) {
                for (int x = x0; x < Math.min(nx, x0 + BLOCK); x++) {
                    samples[index(x, y, z)] = far ? middle : at(x, y, z);
                }
            }
        }
    }

    private float at(float x, float y, float z) {
        return field.at(origin[0] + x * cell, origin[1] + y * cell, origin[2] + z * cell);
    }

    private int index(int x, int y, int z) {
        return (z * ny + y) * nx + x;
    }

    private void placeVertices() {
        float[] vertex = new float[3];
        Arrays.fill(vertexOfCell, -1);
        for (int z = 0; z < nz - 1; z++) {
            for (int y = 0; y < ny - 1; y++) {
                for (int x = 0; x < nx - 1; x++) {
                    if (averageOfCrossings(x, y, z, vertex)) {
                        vertexOfCell[index(x, y, z)] = addVertex(vertex);
                    }
                }
            }
        }
    }

    private boolean averageOfCrossings(int x, int y, int z, float[] vertex) {
        int crossings = 0;
        Arrays.fill(vertex, 0);
        for (int corner = 0; corner < 8; corner++) {
            for (int axis = 0; axis < 3; axis++) {
                if ((corner >> axis & 1) == 0) {
                    float a = sample(x, y, z, corner);
                    float b = sample(x, y, z, corner | 1 << axis);
                    if (a < 0 != b < 0) {
                        crossings++;
                        float along = a / (a - b);
                        for (int i = 0; i < 3; i++) {
                            vertex[i] += i == axis ? along : corner >> i & 1;
                        }
                    }
                }
            }
        }
        if (crossings == 0) {
            return false;
        }
        vertex[0] = origin[0] + (x + vertex[0] / crossings) * cell;
        vertex[1] = origin[1] + (y + vertex[1] / crossings) * cell;
        vertex[2] = origin[2] + (z + vertex[2] / crossings) * cell;
        return true;
    }

    private float sample(int x, int y, int z, int corner) {
        return samples[index(x + (corner & 1), y + (corner >> 1 & 1), z + (corner >> 2))];
    }

    private int addVertex(float[] vertex) {
        float[] gradient = new float[3];
        for (int step = 0; step < NEWTON_STEPS; step++) {
            float distance = field.at(vertex[0], vertex[1], vertex[2]);
            if (Math.abs(distance) < CLOSE_ENOUGH * cell) {
                break;
            }
            float slope = gradient(vertex[0], vertex[1], vertex[2], gradient);
            // Never out of the neighbourhood: two vertices must not change places.
            float move = Math.max(-0.4f * cell, Math.min(0.4f * cell, -distance / Math.max(slope, 0.3f)));
            for (int i = 0; i < 3; i++) {
                vertex[i] += gradient[i] * move;
            }
        }
        if (3 * vertexCount == positions.length) {
            positions = Arrays.copyOf(positions, 2 * positions.length);
        }
        System.arraycopy(vertex, 0, positions, 3 * vertexCount, 3);
        return vertexCount++;
    }

    /** Writes the direction outwards and returns the slope. */
    private float gradient(float x, float y, float z, float[] out) {
        float h = 0.1f * cell;
        out[0] = field.at(x + h, y, z) - field.at(x - h, y, z);
        out[1] = field.at(x, y + h, z) - field.at(x, y - h, z);
        out[2] = field.at(x, y, z + h) - field.at(x, y, z - h);
        float length = (float) Math.sqrt(out[0] * out[0] + out[1] * out[1] + out[2] * out[2]);
        for (int i = 0; i < 3; i++) {
            out[i] /= Math.max(length, 1e-12f);
        }
        return length / (2 * h);
    }

    private void connect() {
        int[] step = {1, nx, nx * ny};
        for (int z = 1; z < nz - 1; z++) {
            for (int y = 1; y < ny - 1; y++) {
                for (int x = 1; x < nx - 1; x++) {
                    int at = index(x, y, z);
                    for (int axis = 0; axis < 3; axis++) {
                        if (samples[at] < 0 != samples[at + step[axis]] < 0) {
                            addQuad(at, step[(axis + 1) % 3], step[(axis + 2) % 3], samples[at] < 0);
                        }
                    }
                }
            }
        }
    }

    /** Between the four cells around an edge. */
    private void addQuad(int at, int u, int v, boolean outwards) {
        int a = vertexOfCell[at - u - v];
        int b = vertexOfCell[at - v];
        int c = vertexOfCell[at];
        int d = vertexOfCell[at - u];
        if (indexCount + 6 > indices.length) {
            indices = Arrays.copyOf(indices, 2 * indices.length);
        }
        if (distance(a, c) < distance(b, d)) {
            addTriangle(a, b, c, outwards);
            addTriangle(a, c, d, outwards);
        } else {
            addTriangle(a, b, d, outwards);
            addTriangle(b, c, d, outwards);
        }
    }

    private void addTriangle(int a, int b, int c, boolean outwards) {
        indices[indexCount++] = a;
        indices[indexCount++] = outwards ? b : c;
        indices[indexCount++] = outwards ? c : b;
    }

    private float distance(int a, int b) {
        float x = positions[3 * a] - positions[3 * b];
        float y = positions[3 * a + 1] - positions[3 * b + 1];
        float z = positions[3 * a + 2] - positions[3 * b + 2];
        return x * x + y * y + z * z;
    }

    private float[] normals() {
        float[] normals = new float[3 * vertexCount];
        float[] gradient = new float[3];
        for (int i = 0; i < 3 * vertexCount; i += 3) {
            gradient(positions[i], positions[i + 1], positions[i + 2], gradient);
            System.arraycopy(gradient, 0, normals, i, 3);
        }
        return normals;
    }
}
