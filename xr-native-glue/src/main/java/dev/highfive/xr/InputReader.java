package dev.highfive.xr;

import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;

/** Makes a hand's input from the runtime's: from a controller, or from bare fingers by whatever the runtime tells. */
final class InputReader {
    /** XR_HAND_TRACKING_AIM_VALID_BIT_FB and XR_HAND_TRACKING_AIM_MENU_PRESSED_BIT_FB. */
    private static final int AIM_VALID = 2;

    private static final int AIM_MENU_PRESSED = 0x100;
    /** From fingertip to thumb tip, metres: touching, and clearly apart. The skin is 1 cm from the joint. */
    private static final float PINCH_CLOSED = 0.018f;

    private static final float PINCH_OPEN = 0.060f;
    /** From a fingertip to the palm: closed, and straight. */
    private static final float FIST_CLOSED = 0.045f;

    private static final float FIST_OPEN = 0.095f;
    private static final Joint[] FIST = {Joint.MIDDLE_TIP, Joint.RING_TIP, Joint.LITTLE_TIP};
    private static final float QUARTER_TURN = (float) (Math.PI / 2);

    static void read(Side side, String profile, HeadsetTraits traits, HandInput input) {
        int hand = side.ordinal();
        boolean handSeen = Located.isHandActive(side);
        input.clear();
        if (profile.isEmpty() ? handSeen : InteractionProfile.isBareHand(profile, handSeen, traits)) {
            input.source = HandInput.Source.HAND;
            readBareHand(side, hand, handSeen, input);
        } else if (!profile.isEmpty()) {
            readController(hand, input);
        } else {
            return;
        }
        Located.copyPose(Action.GRIP_POSE.poseOffset(hand), input.gripPose);
        readAim(side, input.aimPose);
        readPalm(side, input.palmPose);
        // One that is switched off keeps its profile; one that is only out of sight still has its buttons.
        if (input.source == HandInput.Source.NONE && (input.gripPose.isValid() || Action.TRIGGER.isActive(hand))) {
            input.source = HandInput.Source.CONTROLLER;
        }
    }

    private static void readController(int hand, HandInput input) {
        input.trigger = Action.TRIGGER.x(hand);
        input.pinch = input.trigger;
        input.grip = Action.SQUEEZE.x(hand);
        input.stickX = Action.STICK.x(hand);
        input.stickY = Action.STICK.y(hand);
        input.stickPressed = Action.STICK_CLICK.isPressed(hand);
        input.primary = Action.PRIMARY.isPressed(hand);
        input.secondary = Action.SECONDARY.isPressed(hand);
        input.menu = Action.MENU.isPressed(hand);
    }

    private static void readBareHand(Side side, int hand, boolean handSeen, HandInput input) {
        int offset = Located.handOffset(side);
        int aim = FrameData.getInt(offset + FrameData.HAND_AIM_STATUS);
        if (Action.PINCH.isActive(hand)) {
            input.pinch = Action.PINCH.x(hand);
        } else if ((aim & AIM_VALID) != 0) {
            input.pinch = FrameData.getFloat(offset + FrameData.HAND_PINCH);
        } else if (handSeen) {
            input.pinch = closeness(distance(offset, Joint.THUMB_TIP, Joint.INDEX_TIP), PINCH_CLOSED, PINCH_OPEN);
        }
        if (Action.SQUEEZE.isActive(hand)) {
            input.grip = Action.SQUEEZE.x(hand);
        } else if (handSeen) {
            float distance = 0;
            for (Joint tip : FIST) {
                distance += distance(offset, tip, Joint.PALM) / FIST.length;
            }
            input.grip = closeness(distance, FIST_CLOSED, FIST_OPEN);
        }
        input.menu = Action.MENU.isPressed(hand) || (aim & AIM_MENU_PRESSED) != 0;
    }

    /** By the action, or where there is none for bare hands by XR_FB_hand_tracking_aim. */
    private static void readAim(Side side, TrackedPose aim) {
        Located.copyPose(Action.AIM_POSE.poseOffset(side.ordinal()), aim);
        int offset = Located.handOffset(side);
        if (!aim.isValid()
                && Located.isHandActive(side)
                && (FrameData.getInt(offset + FrameData.HAND_AIM_STATUS) & AIM_VALID) != 0) {
            FrameData.getPose(offset + FrameData.HAND_AIM, aim.position, aim.orientation);
            aim.positionValid = true;
            aim.orientationValid = true;
            aim.positionTracked = true;
        }
    }

    /**
     * OpenXR's grip surface has the fingers along -Z as the palm joint has, but its X is normal to the palm: away from
     * it in the left hand, into it in the right.
     */
    private static void readPalm(Side side, TrackedPose palm) {
        Located.copyPose(Action.PALM_POSE.poseOffset(side.ordinal()), palm);
        palm.orientation.rotateZ(side == Side.LEFT ? QUARTER_TURN : -QUARTER_TURN);
    }

    private static float closeness(float distance, float closed, float open) {
        return Math.max(0, Math.min(1, (open - distance) / (open - closed)));
    }

    private static float distance(int hand, Joint a, Joint b) {
        int first = position(hand, a);
        int second = position(hand, b);
        float sum = 0;
        for (int i = 0; i < 12; i += 4) {
            float difference = FrameData.getFloat(first + i) - FrameData.getFloat(second + i);
            sum += difference * difference;
        }
        return (float) Math.sqrt(sum);
    }

    private static int position(int hand, Joint joint) {
        return hand + FrameData.HAND_JOINTS + joint.ordinal() * FrameData.LOCATED_SIZE + FrameData.LOCATED_POSE + 16;
    }

    private InputReader() {}
}
