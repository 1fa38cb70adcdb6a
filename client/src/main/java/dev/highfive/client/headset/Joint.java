package dev.highfive.client.headset;

/**
 * The joints of a hand in the order of XR_EXT_hand_tracking. Each is turned so that -Z points along the
 * finger to its tip and +Y out of the back of the hand; a joint named for a bone sits at that bone's end
 * nearer the wrist.
 */
public enum Joint {
    PALM,
    WRIST,
    THUMB_METACARPAL,
    THUMB_PROXIMAL,
    THUMB_DISTAL,
    THUMB_TIP,
    INDEX_METACARPAL,
    INDEX_PROXIMAL,
    INDEX_INTERMEDIATE,
    INDEX_DISTAL,
    INDEX_TIP,
    MIDDLE_METACARPAL,
    MIDDLE_PROXIMAL,
    MIDDLE_INTERMEDIATE,
    MIDDLE_DISTAL,
    MIDDLE_TIP,
    RING_METACARPAL,
    RING_PROXIMAL,
    RING_INTERMEDIATE,
    RING_DISTAL,
    RING_TIP,
    LITTLE_METACARPAL,
    LITTLE_PROXIMAL,
    LITTLE_INTERMEDIATE,
    LITTLE_DISTAL,
    LITTLE_TIP;

    /** How many joints there are. */
    public static final int COUNT = 26;
}
