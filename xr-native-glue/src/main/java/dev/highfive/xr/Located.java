package dev.highfive.xr;

import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;

/** Copies what the runtime has located out of the shared memory. */
final class Located {
    private static final int ORIENTATION_VALID = 1;
    private static final int POSITION_VALID = 2;
    private static final int POSITION_TRACKED = 8;
    private static final int LINEAR_VALID = 1;
    private static final int ANGULAR_VALID = 2;
    /** XR_HAND_TRACKING_DATA_SOURCE_CONTROLLER_EXT. */
    private static final int SOURCE_CONTROLLER = 2;

    static void copyPose(int offset, TrackedPose pose) {
        int location = FrameData.getInt(offset + FrameData.LOCATION_FLAGS);
        int velocity = FrameData.getInt(offset + FrameData.VELOCITY_FLAGS);
        pose.orientationValid = (location & ORIENTATION_VALID) != 0;
        pose.positionValid = (location & POSITION_VALID) != 0;
        pose.positionTracked = (location & POSITION_TRACKED) != 0;
        pose.linearVelocityValid = (velocity & LINEAR_VALID) != 0;
        pose.angularVelocityValid = (velocity & ANGULAR_VALID) != 0;
        if (pose.isValid()) {
            FrameData.getPose(offset + FrameData.LOCATED_POSE, pose.position, pose.orientation);
        }
        FrameData.getVector(offset + FrameData.LINEAR_VELOCITY, pose.linearVelocity);
        FrameData.getVector(offset + FrameData.ANGULAR_VELOCITY, pose.angularVelocity);
    }

    static int handOffset(Side side) {
        return FrameData.HANDS + side.ordinal() * FrameData.HAND_SIZE;
    }

    static boolean isHandActive(Side side) {
        return FrameData.getInt(handOffset(side) + FrameData.HAND_ACTIVE) != 0;
    }

    static void copyHand(Side side, HandJoints hand) {
        int offset = handOffset(side);
        hand.active = isHandActive(side);
        hand.frozen = false;
        hand.fromController = FrameData.getInt(offset + FrameData.HAND_SOURCE) == SOURCE_CONTROLLER;
        if (!hand.active) {
            hand.invalidate();
            return;
        }
        for (int i = 0; i < FrameData.JOINT_COUNT; i++) {
            copyJoint(offset + FrameData.HAND_JOINTS + i * FrameData.LOCATED_SIZE, i, hand);
        }
        int wrist = offset + FrameData.HAND_JOINTS + Joint.WRIST.ordinal() * FrameData.LOCATED_SIZE;
        hand.inferred = (FrameData.getInt(wrist + FrameData.LOCATION_FLAGS) & POSITION_TRACKED) == 0;
    }

    private static void copyJoint(int offset, int joint, HandJoints hand) {
        int location = FrameData.getInt(offset + FrameData.LOCATION_FLAGS);
        int velocity = FrameData.getInt(offset + FrameData.VELOCITY_FLAGS);
        hand.flags[joint] = ((location & POSITION_VALID) != 0 ? HandJoints.POSITION_VALID : 0)
                | ((location & ORIENTATION_VALID) != 0 ? HandJoints.ORIENTATION_VALID : 0)
                | ((velocity & LINEAR_VALID) != 0 ? HandJoints.LINEAR_VELOCITY_VALID : 0)
                | ((velocity & ANGULAR_VALID) != 0 ? HandJoints.ANGULAR_VELOCITY_VALID : 0);
        copyFloats(offset + FrameData.LOCATED_POSE, hand.orientations, 4 * joint, 4);
        copyFloats(offset + FrameData.LOCATED_POSE + 16, hand.positions, 3 * joint, 3);
        copyFloats(offset + FrameData.LINEAR_VELOCITY, hand.linearVelocities, 3 * joint, 3);
        copyFloats(offset + FrameData.ANGULAR_VELOCITY, hand.angularVelocities, 3 * joint, 3);
        hand.radii[joint] = FrameData.getFloat(offset + FrameData.RADIUS);
    }

    private static void copyFloats(int offset, float[] to, int at, int count) {
        for (int i = 0; i < count; i++) {
            to[at + i] = FrameData.getFloat(offset + 4 * i);
        }
    }

    private Located() {}
}
