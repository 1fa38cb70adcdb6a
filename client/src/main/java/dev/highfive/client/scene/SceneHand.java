package dev.highfive.client.scene;

/**
 * A hand as it is to be drawn. The skin follows the places of its joints alone: hands from the network have no other
 * data about them, and so all hands look alike.
 */
public final class SceneHand {
    /** Joints in the order of XR_EXT_hand_tracking, the palm first. */
    public static final int JOINTS = 26;

    /** x, y and z of each joint in the room, in metres. */
    public final float[] joints = new float[3 * JOINTS];
    /** What is attached to this hand is placed in the palm's frame, which is OpenXR's. */
    public final Placement palm = new Placement();
    /** From 0, not there, to 1. */
    public float opacity;

    public SceneHand setJoint(int joint, float x, float y, float z) {
        joints[3 * joint] = x;
        joints[3 * joint + 1] = y;
        joints[3 * joint + 2] = z;
        return this;
    }

    void reset() {
        opacity = 0;
        palm.reset();
    }
}
