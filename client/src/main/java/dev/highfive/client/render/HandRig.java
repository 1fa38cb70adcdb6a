package dev.highfive.client.render;

/**
 * The bones that carry the skin of a hand, and the right hand that it was modelled on, flat with its fingers apart.
 *
 * <p>A chain of bones is the joints of a finger from the wrist outwards. Besides the bones there is a helper at each
 * joint that turns half as far as the joint does: skin that went from one bone to the next at once would lose its
 * thickness in a bend, in two halves it keeps it.
 */
final class HandRig {
    static final int WRIST_JOINT = 1;
    static final int CHAINS = 5;
    static final int THUMB = 0;
    static final int MIDDLE = 2;
    static final int LITTLE = 4;

    /** The bone that what is behind the palm hangs on. */
    static final int WRIST = 0;

    static final int BONES = 1 + 3 + 3 + 4 * (4 + 3);

    /** Right hand, x to its right, y out of its back, z towards the arm; the wrist at the origin; millimetres. */
    private static final float[][] JOINTS_MM = {
        {0, 2, -60},
        {0, 0, 0},
        {-21, -9, -22},
        {-49, -17, -55},
        {-68, -21, -81},
        {-82, -23, -105},
        {-13, 2, -32},
        {-24, 3, -93},
        {-33, 2.5f, -134},
        {-38, 2, -159},
        {-41.5f, 1.5f, -179},
        {-2, 4, -32},
        {-2, 6, -97},
        {-2.5f, 6, -143},
        {-2.5f, 5.5f, -172},
        {-2.5f, 5, -193},
        {9, 3, -31},
        {18, 4, -91},
        {26, 3.5f, -133},
        {31, 3, -160.5f},
        {34.5f, 2.5f, -181},
        {18, 0, -29},
        {36, -1, -82},
        {48.5f, -2, -113},
        {55.5f, -2.5f, -132},
        {61.5f, -3, -150},
    };

    private HandRig() {}

    /** Metres, as in a scene. */
    static float[] modelJoints() {
        float[] joints = new float[3 * JOINTS_MM.length];
        for (int joint = 0; joint < JOINTS_MM.length; joint++) {
            for (int i = 0; i < 3; i++) {
                joints[3 * joint + i] = JOINTS_MM[joint][i] / 1000;
            }
        }
        return joints;
    }

    static float[] modelJointMm(int joint) {
        return JOINTS_MM[joint].clone();
    }

    /** The joint at the root of a finger. */
    static int firstJoint(int chain) {
        return chain == THUMB ? 2 : 6 + 5 * (chain - 1);
    }

    /** Bones in a finger, the one within the palm included. */
    static int segments(int chain) {
        return chain == THUMB ? 3 : 4;
    }

    /** The bone from a chain's joint of this number to the next. */
    static int bone(int chain, int segment) {
        return chain == THUMB ? 2 + 2 * segment : 7 + 7 * (chain - 1) + 2 * segment;
    }

    /** The helper at the joint where this bone begins; a finger's first bone, which hardly turns, has none. */
    static int helper(int chain, int segment) {
        return bone(chain, segment) - 1;
    }

    static boolean hasHelper(int chain, int segment) {
        return chain == THUMB || segment > 0;
    }
}
