package dev.highfive.client.headset;

/** What a hand does, with a controller or without. */
public final class HandInput {
    /** By what the input is made. */
    public enum Source {
        /** Neither hand nor controller is seen, or the input is not ours. */
        NONE,
        /** Bare fingers: {@link #pinch}, {@link #grip} and {@link #menu} have values, the rest is at rest. */
        HAND,
        CONTROLLER
    }

    public Source source = Source.NONE;
    /** Thumb and forefinger, from 0 (apart) to 1 (touching); a controller's trigger does the same. */
    public float pinch;
    /** The whole hand, from 0 (open) to 1 (fist); a controller's squeeze. */
    public float grip;
    /** A controller's trigger, from 0 to 1. */
    public float trigger;
    /** A controller's stick: right and forward are positive, from -1 to 1. */
    public float stickX;

    public float stickY;
    public boolean stickPressed;
    /** A or X. */
    public boolean primary;
    /** B or Y. */
    public boolean secondary;

    public boolean menu;
    /** OpenXR's grip pose: where a stick in the hand would be, -Z from the little finger to the thumb. */
    public final TrackedPose gripPose = new TrackedPose();
    /** OpenXR's aim pose: points along -Z. */
    public final TrackedPose aimPose = new TrackedPose();
    /**
     * OpenXR's palm pose, turned as {@link Joint#PALM} is; only valid where the device tells it of a
     * controller.
     */
    public final TrackedPose palmPose = new TrackedPose();

    /** Nothing is done, and nothing known. */
    public HandInput clear() {
        source = Source.NONE;
        pinch = 0;
        grip = 0;
        trigger = 0;
        stickX = 0;
        stickY = 0;
        stickPressed = false;
        primary = false;
        secondary = false;
        menu = false;
        gripPose.invalidate();
        aimPose.invalidate();
        palmPose.invalidate();
        return this;
    }
}
