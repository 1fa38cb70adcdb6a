package dev.highfive.client.render;

/** Where the nails of the model hand are: a point is told by its place relative to the nail of the nearest finger. */
final class NailFrames {
    private final float[] joints = HandRig.modelJoints();

    /** Writes across, out of and along the nail of the nearest finger, in metres from the finger's tip joint. */
    void locate(float x, float y, float z, float[] out) {
        int nearest = 0;
        float least = Float.MAX_VALUE;
        for (int chain = 0; chain < HandRig.CHAINS; chain++) {
            int tip = 3 * tip(chain);
            float distance = Solid.length(x - joints[tip], y - joints[tip + 1], z - joints[tip + 2]);
            if (distance < least) {
                least = distance;
                nearest = chain;
            }
        }
        int tip = 3 * tip(nearest);
        float[] nail = nearest == HandRig.THUMB ? HandBones.thumbNail() : new float[] {0, 1, 0};
        float[] along = unit(
                joints[tip] - joints[tip - 3], joints[tip + 1] - joints[tip - 2], joints[tip + 2] - joints[tip - 1]);
        float[] across = unit(
                along[1] * nail[2] - along[2] * nail[1],
                along[2] * nail[0] - along[0] * nail[2],
                along[0] * nail[1] - along[1] * nail[0]);
        float[] up = {
            across[1] * along[2] - across[2] * along[1],
            across[2] * along[0] - across[0] * along[2],
            across[0] * along[1] - across[1] * along[0]
        };
        float[][] axes = {across, up, along};
        for (int i = 0; i < 3; i++) {
            out[i] = (x - joints[tip]) * axes[i][0]
                    + (y - joints[tip + 1]) * axes[i][1]
                    + (z - joints[tip + 2]) * axes[i][2];
        }
    }

    private static int tip(int chain) {
        return HandRig.firstJoint(chain) + HandRig.segments(chain);
    }

    private static float[] unit(float x, float y, float z) {
        float length = Solid.length(x, y, z);
        return new float[] {x / length, y / length, z / length};
    }
}
