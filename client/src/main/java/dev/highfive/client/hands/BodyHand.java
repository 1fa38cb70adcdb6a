package dev.highfive.client.hands;

import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.HandState;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;

/** One hand at a time, with or without a controller in it. */
public final class BodyHand {
    /** How much of a hand is known. */
    public enum Kind {
        NOT_SEEN,
        /** Where the palm is: a controller is held, or the device sees no fingers. */
        PALM,
        FINGERS
    }

    public final Side side;
    public Kind kind = Kind.NOT_SEEN;
    /** How well that is known. */
    public HandState state = HandState.LOST;

    public final HandJoints joints = new HandJoints();
    public final HandInput input = new HandInput();
    /** Where the hand is seen at all; not valid otherwise. */
    public final TrackedPose palm = new TrackedPose();

    BodyHand(Side side) {
        this.side = side;
    }

    void sample(Headset headset, long timeNs) {
        headset.locateHand(side, timeNs, joints);
        headset.readInput(side, timeNs, input);
        if (joints.isTracked() && !joints.fromController) {
            kind = Kind.FINGERS;
            JointMap.palm(joints, palm);
        } else if (input.palmPose.isValid()) {
            kind = Kind.PALM;
            palm.set(input.palmPose);
        } else if (input.gripPose.isValid()) {
            kind = Kind.PALM;
            GripPose.toPalm(side, input.gripPose, palm);
        } else if (joints.isTracked()) {
            // Fingers that the device made up around a controller: only the palm is to be trusted.
            kind = Kind.PALM;
            JointMap.palm(joints, palm);
        } else {
            kind = Kind.NOT_SEEN;
            palm.invalidate();
        }
        state = stateNow();
    }

    private HandState stateNow() {
        return switch (kind) {
            case FINGERS -> joints.inferred ? HandState.INFERRED : HandState.TRACKED;
            case PALM -> palm.positionTracked ? HandState.TRACKED : HandState.INFERRED;
            default -> joints.frozen ? HandState.FROZEN : HandState.LOST;
        };
    }

    void lose(HandState why) {
        state = why;
        kind = Kind.NOT_SEEN;
        joints.invalidate();
        input.clear();
        palm.invalidate();
    }
}
