package dev.highfive.codec.gamestate;

/** The joints of {@link Hand2}, in the order of the wire: from the tip of each finger to its root. */
public enum HandJoint {
    WRIST,
    THUMB_TIP,
    THUMB_IP,
    THUMB_MCP,
    THUMB_CMC,
    INDEX_TIP,
    INDEX_DIP,
    INDEX_PIP,
    INDEX_MCP,
    INDEX_CMC,
    MIDDLE_TIP,
    MIDDLE_DIP,
    MIDDLE_PIP,
    MIDDLE_MCP,
    MIDDLE_CMC,
    RING_TIP,
    RING_DIP,
    RING_PIP,
    RING_MCP,
    RING_CMC,
    PINKY_TIP,
    PINKY_DIP,
    PINKY_PIP,
    PINKY_MCP,
    PINKY_CMC;

    /** How many joints there are. */
    public static final int COUNT = 25;
}
