package dev.highfive.client.lend;

import dev.highfive.client.hands.Body;
import dev.highfive.client.hands.BodyHand;
import dev.highfive.client.hands.GripPose;
import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.codec.lemvr.Input;
import dev.highfive.codec.lemvr.Pose;
import dev.highfive.codec.lemvr.TrackedHand;
import dev.highfive.session.lemvr.ServerFrame;

/** Says in packets where head and hands are. A hand is told as a grip pose, which is what 0.1 can know of it. */
final class BodyWriter {
    private static final Side[] SIDES = Side.values();

    private final TrackedPose grip = new TrackedPose();

    /** @param time {@link ServerFrame#CAPTURED} or {@link ServerFrame#SHOWN} */
    void write(Body body, ServerFrame frame, int time) {
        double seconds = body.timeNs * 1e-9;
        write(body.head, seconds, frame, time, Pose.HEAD);
        for (Side side : SIDES) {
            BodyHand hand = body.hand(side);
            grip.invalidate();
            if (hand.input.gripPose.isValid() && hand.kind != BodyHand.Kind.FINGERS) {
                grip.set(hand.input.gripPose);
            } else if (hand.kind != BodyHand.Kind.NOT_SEEN) {
                GripPose.fromPalm(side, hand.palm, grip);
            }
            write(grip, seconds, frame, time, Pose.LEFT_HAND + side.ordinal());
            write(hand, seconds, frame.hand(time, side.ordinal()));
            if (time == ServerFrame.CAPTURED) {
                write(hand.input, frame, side.ordinal());
            }
        }
    }

    private static void write(TrackedPose pose, double seconds, ServerFrame frame, int time, int object) {
        frame.see(time, object, pose.isValid());
        Pose packet = frame.pose(time, object);
        packet.time = seconds;
        packet.position[0] = pose.position.x;
        packet.position[1] = pose.position.y;
        packet.position[2] = pose.position.z;
        packet.orientation[0] = pose.orientation.x;
        packet.orientation[1] = pose.orientation.y;
        packet.orientation[2] = pose.orientation.z;
        packet.orientation[3] = pose.orientation.w;
        boolean moves = pose.linearVelocityValid;
        packet.linearVelocity[0] = moves ? pose.linearVelocity.x : 0;
        packet.linearVelocity[1] = moves ? pose.linearVelocity.y : 0;
        packet.linearVelocity[2] = moves ? pose.linearVelocity.z : 0;
        boolean turns = pose.angularVelocityValid;
        packet.angularVelocity[0] = turns ? pose.angularVelocity.x : 0;
        packet.angularVelocity[1] = turns ? pose.angularVelocity.y : 0;
        packet.angularVelocity[2] = turns ? pose.angularVelocity.z : 0;
    }

    private static void write(BodyHand hand, double seconds, TrackedHand packet) {
        HandJoints joints = hand.joints;
        packet.time = seconds;
        packet.source = hand.input.source == HandInput.Source.HAND
                ? TrackedHand.INPUT_BY_FINGERS
                : hand.input.source == HandInput.Source.CONTROLLER
                        ? TrackedHand.INPUT_BY_CONTROLLER
                        : TrackedHand.NO_INPUT;
        packet.fromController = joints.fromController;
        for (int joint = 0; joint < TrackedHand.JOINTS; joint++) {
            int flags = joints.active ? joints.flags[joint] : 0;
            packet.validity[joint] = ((flags & HandJoints.POSITION_VALID) != 0 ? TrackedHand.POSITION : 0)
                    | ((flags & HandJoints.ORIENTATION_VALID) != 0 ? TrackedHand.ORIENTATION : 0);
        }
        System.arraycopy(joints.radii, 0, packet.radii, 0, packet.radii.length);
        System.arraycopy(joints.positions, 0, packet.positions, 0, packet.positions.length);
        System.arraycopy(joints.orientations, 0, packet.orientations, 0, packet.orientations.length);
    }

    private static void write(HandInput input, ServerFrame frame, int hand) {
        boolean fingers = input.source == HandInput.Source.HAND;
        frame.input(hand, Input.BUTTON_PRIMARY).pressed = input.primary;
        frame.input(hand, Input.BUTTON_SECONDARY).pressed = input.secondary;
        frame.input(hand, Input.TRIGGER).x = fingers ? input.pinch : input.trigger;
        frame.input(hand, Input.GRIP).x = input.grip;
        frame.input(hand, Input.JOYSTICK).x = input.stickX;
        frame.input(hand, Input.JOYSTICK).y = input.stickY;
        frame.input(hand, Input.JOYSTICK_BUTTON).pressed = input.stickPressed;
        frame.input(hand, Input.MENU).pressed = input.menu;
    }
}
