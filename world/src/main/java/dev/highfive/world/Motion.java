package dev.highfive.world;

import dev.highfive.codec.gamestate.HandJoint;

/** Where something is, how it is turned, how large it is and, of a hand, where its joints are. */
class Motion {
    static final int JOINT_FLOATS = 3 * HandJoint.COUNT;
    private static final float[] NO_JOINTS = new float[0];

    float x;
    float y;
    float z;
    final Quaternion rotation = new Quaternion();
    float scaleX = 1;
    float scaleY = 1;
    float scaleZ = 1;
    /** Whether {@link #joints} mean anything. */
    boolean hasJoints;
    /** As in Hand2: from the palm, in its frame. Empty where there can be none. */
    final float[] joints;

    Motion(boolean ofHand) {
        joints = ofHand ? new float[JOINT_FLOATS] : NO_JOINTS;
    }

    final void setPlace(float newX, float newY, float newZ) {
        x = newX;
        y = newY;
        z = newZ;
    }

    final void setScale(float newX, float newY, float newZ) {
        scaleX = newX;
        scaleY = newY;
        scaleZ = newZ;
    }

    final void setJoints(float[] newJoints) {
        hasJoints = true;
        System.arraycopy(newJoints, 0, joints, 0, JOINT_FLOATS);
    }

    final void set(Motion other) {
        setPlace(other.x, other.y, other.z);
        rotation.set(other.rotation);
        setScale(other.scaleX, other.scaleY, other.scaleZ);
        hasJoints = other.hasJoints;
        System.arraycopy(other.joints, 0, joints, 0, Math.min(joints.length, other.joints.length));
    }

    /** Straight lines for place, size and joints (these in the palm's frame), SLERP for the rotation. */
    final void interpolate(Motion from, Motion to, float fraction) {
        x = from.x + (to.x - from.x) * fraction;
        y = from.y + (to.y - from.y) * fraction;
        z = from.z + (to.z - from.z) * fraction;
        rotation.slerp(from.rotation, to.rotation, fraction);
        scaleX = from.scaleX + (to.scaleX - from.scaleX) * fraction;
        scaleY = from.scaleY + (to.scaleY - from.scaleY) * fraction;
        scaleZ = from.scaleZ + (to.scaleZ - from.scaleZ) * fraction;
        hasJoints = to.hasJoints;
        if (from.hasJoints && to.hasJoints) {
            for (int index = 0; index < joints.length; index++) {
                joints[index] = from.joints[index] + (to.joints[index] - from.joints[index]) * fraction;
            }
        } else {
            System.arraycopy(to.joints, 0, joints, 0, joints.length);
        }
    }
}
