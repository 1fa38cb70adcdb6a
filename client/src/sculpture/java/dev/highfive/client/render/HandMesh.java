package dev.highfive.client.render;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The model hand as the GPU takes it: vertices as {@link HandVertex} has them, and triangles between them in
 * levels.
 */
final class HandMesh {
    private static final float OCCLUSION_REACH_MM = 9;

    final ByteBuffer vertices;
    /** The indices of each level, the finest first. */
    final int[][] levels;

    private HandMesh(ByteBuffer vertices, int[][] levels) {
        this.vertices = vertices;
        this.levels = levels;
    }

    /** @param cellsMm about as long as the edges of the triangles become, for each level, the finest first */
    static HandMesh model(float... cellsMm) {
        HandSculpture sculpture = new HandSculpture();
        TriangleMesh mm = sculpted(sculpture, cellsMm[0]);
        int[][] levels = new int[cellsMm.length][];
        levels[0] = mm.indices;
        NearestVertex nearest = new NearestVertex(mm, cellsMm[0]);
        for (int i = 1; i < levels.length; i++) {
            levels[i] = nearest.rebuild(sculpted(sculpture, cellsMm[i]));
        }
        float[] positions = new float[mm.positions.length];
        for (int i = 0; i < positions.length; i++) {
            positions[i] = mm.positions[i] / 1000;
        }
        TriangleMesh mesh = new TriangleMesh(positions, mm.normals, mm.indices);
        byte[] weights = HandWeights.of(mesh);
        NailFrames nails = new NailFrames();
        float[] nail = new float[3];
        ByteBuffer out =
                ByteBuffer.allocate(mesh.vertexCount() * HandVertex.STRIDE).order(ByteOrder.LITTLE_ENDIAN);
        for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
            int i = 3 * vertex;
            nails.locate(positions[i], positions[i + 1], positions[i + 2], nail);
            for (int k = 0; k < 3; k++) {
                out.putFloat(positions[i + k]);
            }
            for (int k = 0; k < 3; k++) {
                out.putShort(signed(mesh.normals[i + k]));
            }
            out.putShort(signed(openness(sculpture, mm, i)));
            for (int k = 0; k < 3; k++) {
                out.putShort(signed(nail[k] / HandVertex.NAIL_RANGE));
            }
            out.putShort(signed(backness(mesh, weights, vertex)));
            out.put(weights, vertex * 2 * HandWeights.INFLUENCES, 2 * HandWeights.INFLUENCES);
        }
        return new HandMesh(out, levels);
    }

    private static TriangleMesh sculpted(HandSculpture sculpture, float cellMm) {
        return SurfaceNets.polygonise(sculpture, HandSculpture.LOW, HandSculpture.HIGH, cellMm);
    }

    /** 1 on the back of the hand, -1 on the palm; the thumb's back is elsewhere. */
    private static float backness(TriangleMesh mesh, byte[] weights, int vertex) {
        float thumb = 0;
        for (int i = 0; i < HandWeights.INFLUENCES; i++) {
            int at = vertex * 2 * HandWeights.INFLUENCES + i;
            if (weights[at] > HandRig.bone(HandRig.THUMB, 0)
                    && weights[at] <= HandRig.bone(HandRig.THUMB, HandRig.segments(HandRig.THUMB) - 1)) {
                thumb += (weights[at + HandWeights.INFLUENCES] & 0xFF) / 255f;
            }
        }
        float[] nail = HandBones.thumbNail();
        float[] n = mesh.normals;
        int i = 3 * vertex;
        return (1 - thumb) * n[i + 1] + thumb * (n[i] * nail[0] + n[i + 1] * nail[1] + n[i + 2] * nail[2]);
    }

    /** 1 where nothing is near the surface, less in creases. */
    private static float openness(DistanceField field, TriangleMesh mm, int i) {
        float sum = 0;
        for (int step = 1; step <= 3; step++) {
            float h = OCCLUSION_REACH_MM * step / 3;
            float distance = field.at(
                    mm.positions[i] + h * mm.normals[i],
                    mm.positions[i + 1] + h * mm.normals[i + 1],
                    mm.positions[i + 2] + h * mm.normals[i + 2]);
            sum += Math.min(1, distance / h);
        }
        return Math.max(0, sum / 3);
    }

    private static short signed(float value) {
        return (short) Math.round(32767 * Math.max(-1, Math.min(1, value)));
    }
}
