package dev.highfive.xr;

import java.util.Locale;

/** What a hand can do or be told, with a state for either hand. The number in native code is the ordinal. */
enum Action {
    GRIP_POSE(Type.POSE),
    AIM_POSE(Type.POSE),
    PALM_POSE(Type.POSE),
    PINCH(Type.FLOAT),
    SQUEEZE(Type.FLOAT),
    TRIGGER(Type.FLOAT),
    STICK(Type.VECTOR),
    STICK_CLICK(Type.BOOLEAN),
    PRIMARY(Type.BOOLEAN),
    SECONDARY(Type.BOOLEAN),
    MENU(Type.BOOLEAN),
    HAPTIC(Type.HAPTIC);

    final Type type;

    Action(Type type) {
        this.type = type;
    }

    /** OpenXR's name for it: lower case. */
    String path() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean isActive(int hand) {
        return FrameData.getInt(at(hand) + FrameData.ACTION_ACTIVE) != 0;
    }

    float x(int hand) {
        return FrameData.getFloat(at(hand) + FrameData.ACTION_X);
    }

    float y(int hand) {
        return FrameData.getFloat(at(hand) + FrameData.ACTION_Y);
    }

    boolean isPressed(int hand) {
        return x(hand) != 0;
    }

    /** Where a pose is in the shared memory; poses come first, so that their ordinal is their number. */
    int poseOffset(int hand) {
        return FrameData.POSES + hand * FrameData.HAND_POSES_SIZE + ordinal() * FrameData.LOCATED_SIZE;
    }

    private int at(int hand) {
        return FrameData.ACTIONS + hand * FrameData.HAND_ACTIONS_SIZE + ordinal() * FrameData.ACTION_SIZE;
    }

    /** XrActionType. */
    enum Type {
        BOOLEAN(1),
        FLOAT(2),
        VECTOR(3),
        POSE(4),
        HAPTIC(100);

        final int code;

        Type(int code) {
            this.code = code;
        }
    }
}
