package dev.highfive.client.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HandMeshTest {
    private static final TriangleMesh MESH =
            SurfaceNets.polygonise(new HandSculpture(), HandSculpture.LOW, HandSculpture.HIGH, 5);

    @Test
    void surfaceHasNoHoles() {
        assertClosed(MESH.indices);
    }

    @Test
    void coarserLevelsAreTheSameHandWithFewerTriangles() {
        HandMesh mesh = HandMesh.model(5, 7, 9);
        assertEquals(3, mesh.levels.length);
        float[] before = null;
        for (int level = 0; level < 3; level++) {
            int[] indices = mesh.levels[level];
            assertClosed(indices);
            float[] bounds = bounds(mesh, indices);
            for (int i = 0; level > 0 && i < bounds.length; i++) {
                assertEquals(before[i], bounds[i], 0.004f, "level " + level);
            }
            before = bounds;
            assertTrue(level == 0 || indices.length < 0.7f * mesh.levels[level - 1].length);
        }
    }

    private static float[] bounds(HandMesh mesh, int[] indices) {
        float[] bounds = {1, 1, 1, 1, 1, 1};
        for (int index : indices) {
            for (int axis = 0; axis < 3; axis++) {
                float place = mesh.vertices.getFloat(index * HandVertex.STRIDE + 4 * axis);
                bounds[axis] = Math.min(bounds[axis], place);
                bounds[3 + axis] = Math.min(bounds[3 + axis], -place);
            }
        }
        return bounds;
    }

    private static void assertClosed(int[] indices) {
        Map<Long, Integer> edges = new HashMap<>();
        for (int i = 0; i < indices.length; i += 3) {
            for (int k = 0; k < 3; k++) {
                long from = indices[i + k];
                long to = indices[i + (k + 1) % 3];
                edges.merge(from << 32 | to, 1, Integer::sum);
            }
        }
        for (Map.Entry<Long, Integer> edge : edges.entrySet()) {
            long turned = edge.getKey() << 32 | edge.getKey() >>> 32;
            assertEquals(edge.getValue(), edges.get(turned), "every edge has a triangle on both sides");
        }
    }

    @Test
    void handIsOfOnePiece() {
        int[] piece = new int[MESH.vertexCount()];
        for (int i = 0; i < piece.length; i++) {
            piece[i] = i;
        }
        for (int i = 0; i < MESH.indices.length; i++) {
            int a = root(piece, MESH.indices[i]);
            int b = root(piece, MESH.indices[i % 3 == 2 ? i - 2 : i + 1]);
            piece[a] = b;
        }
        int roots = 0;
        for (int i = 0; i < piece.length; i++) {
            roots += piece[i] == i ? 1 : 0;
        }
        assertEquals(1, roots);
    }

    @Test
    void trianglesFaceOutwards() {
        int inwards = 0;
        for (int i = 0; i < MESH.indices.length; i += 3) {
            int a = 3 * MESH.indices[i];
            float[] u = side(a, 3 * MESH.indices[i + 1]);
            float[] v = side(a, 3 * MESH.indices[i + 2]);
            float facing = (u[1] * v[2] - u[2] * v[1]) * MESH.normals[a]
                    + (u[2] * v[0] - u[0] * v[2]) * MESH.normals[a + 1]
                    + (u[0] * v[1] - u[1] * v[0]) * MESH.normals[a + 2];
            inwards += facing < 0 ? 1 : 0;
        }
        assertTrue(inwards < MESH.indices.length / 3 / 200, inwards + " triangles face inwards");
    }

    @Test
    void weightsOfEachVertexAddUp() {
        byte[] weights = HandWeights.of(metres());
        for (int i = 0; i < weights.length; i += 8) {
            int sum = 0;
            for (int k = 0; k < HandWeights.INFLUENCES; k++) {
                sum += weights[i + 4 + k] & 0xFF;
                assertTrue(weights[i + k] >= 0 && weights[i + k] < HandRig.BONES);
            }
            assertEquals(255, sum);
        }
    }

    @Test
    void fingertipsFollowTheirOwnFingerAlone() {
        TriangleMesh mesh = metres();
        byte[] weights = HandWeights.of(mesh);
        float[] joints = HandRig.modelJoints();
        for (int chain = 0; chain < HandRig.CHAINS; chain++) {
            int last = HandRig.segments(chain) - 1;
            int tip = 3 * (HandRig.firstJoint(chain) + last + 1);
            for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
                float distance = Solid.length(
                        mesh.positions[3 * vertex] - joints[tip],
                        mesh.positions[3 * vertex + 1] - joints[tip + 1],
                        mesh.positions[3 * vertex + 2] - joints[tip + 2]);
                if (distance < 0.009f) {
                    assertEquals(HandRig.bone(chain, last), weights[8 * vertex]);
                    assertTrue((weights[8 * vertex + 4] & 0xFF) > 200);
                }
            }
        }
    }

    private static TriangleMesh metres() {
        float[] positions = new float[MESH.positions.length];
        for (int i = 0; i < positions.length; i++) {
            positions[i] = MESH.positions[i] / 1000;
        }
        return new TriangleMesh(positions, MESH.normals, MESH.indices);
    }

    private static float[] side(int from, int to) {
        return new float[] {
            MESH.positions[to] - MESH.positions[from],
            MESH.positions[to + 1] - MESH.positions[from + 1],
            MESH.positions[to + 2] - MESH.positions[from + 2]
        };
    }

    private static int root(int[] piece, int of) {
        int at = of;
        while (piece[at] != at) {
            piece[at] = piece[piece[at]];
            at = piece[at];
        }
        return at;
    }
}
