package dev.highfive.client.render;

import java.util.Arrays;

/**
 * By how much each bone moves each vertex of the hand: along a finger the skin passes from bone to helper to bone
 * around each joint, across the palm and the webs from finger to finger, and then the weights are smoothed along the
 * surface, so that fingers which only come close never drag each other.
 */
final class HandWeights {
    static final int INFLUENCES = 4;

    private static final int SMOOTHING_STEPS = 4;
    /** Another finger takes part where it is less than this times as far away as the nearest. */
    private static final float NEIGHBOUR = 1.55f;

    private final float[] full;
    private final float[] joints = HandRig.modelJoints();
    private final float[] chainDistances = new float[HandRig.CHAINS];

    private HandWeights(TriangleMesh mesh) {
        full = new float[mesh.vertexCount() * HandRig.BONES];
    }

    /** Four bones and four weights, which add up to 255, for each vertex of a mesh in metres. */
    static byte[] of(TriangleMesh mesh) {
        HandWeights weights = new HandWeights(mesh);
        for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
            weights.attach(
                    vertex, mesh.positions[3 * vertex], mesh.positions[3 * vertex + 1], mesh.positions[3 * vertex + 2]);
        }
        weights.smooth(mesh);
        return weights.strongest();
    }

    private void attach(int vertex, float x, float y, float z) {
        float nearest = Float.MAX_VALUE;
        for (int chain = 0; chain < HandRig.CHAINS; chain++) {
            chainDistances[chain] = distanceToChain(chain, x, y, z);
            nearest = Math.min(nearest, chainDistances[chain]);
        }
        float sum = 0;
        for (int chain = 0; chain < HandRig.CHAINS; chain++) {
            float share = 1 - smoothstep(1, NEIGHBOUR, chainDistances[chain] / nearest);
            chainDistances[chain] = share;
            sum += share;
        }
        for (int chain = 0; chain < HandRig.CHAINS; chain++) {
            if (chainDistances[chain] > 0) {
                attachToChain(vertex, chain, chainDistances[chain] / sum, x, y, z);
            }
        }
    }

    /** From the middle line of the bones, in metres. */
    private float distanceToChain(int chain, float x, float y, float z) {
        float nearest = Float.MAX_VALUE;
        for (int segment = 0; segment < HandRig.segments(chain); segment++) {
            int a = 3 * (HandRig.firstJoint(chain) + segment);
            float dx = joints[a + 3] - joints[a];
            float dy = joints[a + 4] - joints[a + 1];
            float dz = joints[a + 5] - joints[a + 2];
            float px = x - joints[a];
            float py = y - joints[a + 1];
            float pz = z - joints[a + 2];
            float t = Math.max(0, Math.min(1, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)));
            nearest = Math.min(nearest, Solid.length(px - t * dx, py - t * dy, pz - t * dz));
        }
        return Math.max(nearest, 1e-3f);
    }

    private void attachToChain(int vertex, int chain, float share, float x, float y, float z) {
        float rest = share;
        int before = HandRig.WRIST;
        for (int segment = 0; segment < HandRig.segments(chain); segment++) {
            float passed = passed(chain, segment, x, y, z);
            int bone = HandRig.bone(chain, segment);
            if (HandRig.hasHelper(chain, segment)) {
                add(vertex, before, rest * Math.max(0, 1 - 2 * passed));
                add(
                        vertex,
                        HandRig.helper(chain, segment),
                        rest * Math.min(1, 2 * passed) * Math.min(1, 2 - 2 * passed));
                rest *= Math.max(0, 2 * passed - 1);
            } else {
                add(vertex, before, rest * (1 - passed));
                rest *= passed;
            }
            before = bone;
        }
        add(vertex, before, rest);
    }

    /** From 0, well before the joint where a bone begins, to 1, well beyond. */
    private float passed(int chain, int segment, float x, float y, float z) {
        int joint = 3 * (HandRig.firstJoint(chain) + segment);
        int before = segment > 0 ? joint - 3 : 3 * HandRig.WRIST_JOINT;
        float ax = unit(before, joint, 0) + unit(joint, joint + 3, 0);
        float ay = unit(before, joint, 1) + unit(joint, joint + 3, 1);
        float az = unit(before, joint, 2) + unit(joint, joint + 3, 2);
        float inverse = 1 / Solid.length(ax, ay, az);
        float along =
                ((x - joints[joint]) * ax + (y - joints[joint + 1]) * ay + (z - joints[joint + 2]) * az) * inverse;
        return smoothstep(-reachBefore(chain, segment), reachBeyond(chain, segment), along);
    }

    private static float reachBefore(int chain, int segment) {
        if (segment == 0) {
            return chain == HandRig.THUMB ? 0.016f : 0.012f;
        }
        return segment == 1 ? 0.012f : 0.008f;
    }

    private static float reachBeyond(int chain, int segment) {
        if (segment == 0) {
            return chain == HandRig.THUMB ? 0.018f : 0.012f;
        }
        return segment == 1 ? 0.014f : 0.008f;
    }

    private float unit(int from, int to, int axis) {
        float x = joints[to] - joints[from];
        float y = joints[to + 1] - joints[from + 1];
        float z = joints[to + 2] - joints[from + 2];
        return (joints[to + axis] - joints[from + axis]) / Solid.length(x, y, z);
    }

    private void add(int vertex, int bone, float weight) {
        full[vertex * HandRig.BONES + bone] += weight;
    }

    /** Each vertex half way to the mean of its neighbours, several times. */
    private void smooth(TriangleMesh mesh) {
        float[] sums = new float[full.length];
        int[] counts = new int[mesh.vertexCount()];
        for (int step = 0; step < SMOOTHING_STEPS; step++) {
            Arrays.fill(sums, 0);
            Arrays.fill(counts, 0);
            for (int i = 0; i < mesh.indices.length; i++) {
                int a = mesh.indices[i];
                int b = mesh.indices[i % 3 == 2 ? i - 2 : i + 1];
                counts[a]++;
                for (int bone = 0; bone < HandRig.BONES; bone++) {
                    sums[a * HandRig.BONES + bone] += full[b * HandRig.BONES + bone];
                }
            }
            for (int i = 0; i < full.length; i++) {
                full[i] = 0.5f * full[i] + 0.5f * sums[i] / counts[i / HandRig.BONES];
            }
        }
    }

    private byte[] strongest() {
        int vertices = full.length / HandRig.BONES;
        byte[] packed = new byte[vertices * 2 * INFLUENCES];
        float[] weights = new float[INFLUENCES];
        for (int vertex = 0; vertex < vertices; vertex++) {
            int at = vertex * 2 * INFLUENCES;
            float sum = 0;
            for (int i = 0; i < INFLUENCES; i++) {
                int bone = takeStrongest(vertex * HandRig.BONES);
                packed[at + i] = (byte) bone;
                weights[i] = full[vertex * HandRig.BONES + bone];
                full[vertex * HandRig.BONES + bone] = 0;
                sum += weights[i];
            }
            int left = 255;
            for (int i = INFLUENCES - 1; i > 0; i--) {
                int weight = Math.round(255 * weights[i] / sum);
                packed[at + INFLUENCES + i] = (byte) weight;
                left -= weight;
            }
            packed[at + INFLUENCES] = (byte) left;
        }
        return packed;
    }

    private int takeStrongest(int at) {
        int strongest = 0;
        for (int bone = 1; bone < HandRig.BONES; bone++) {
            if (full[at + bone] > full[at + strongest]) {
                strongest = bone;
            }
        }
        return strongest;
    }

    private static float smoothstep(float low, float high, float value) {
        float t = Math.max(0, Math.min(1, (value - low) / (high - low)));
        return t * t * (3 - 2 * t);
    }
}
