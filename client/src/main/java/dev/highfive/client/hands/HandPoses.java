package dev.highfive.client.hands;

/** Poses that have names. Thumb and fingertips meet where they should in a hand of {@link HandModel}. */
public final class HandPoses {
    /** As a hand hangs when nothing is asked of it. */
    public static final HandPose REST = new HandPose()
            .finger(Finger.INDEX, 18, 28, 14, 2)
            .finger(Finger.MIDDLE, 24, 32, 16, 0)
            .finger(Finger.RING, 28, 36, 18, 0)
            .finger(Finger.LITTLE, 30, 38, 20, 3)
            .thumb(30, 22, 72, 12, 15);

    /** Flat, fingers apart. */
    public static final HandPose OPEN = new HandPose()
            .finger(Finger.INDEX, -4, 4, 2, 14)
            .finger(Finger.MIDDLE, -4, 3, 2, 0)
            .finger(Finger.RING, -4, 4, 2, 12)
            .finger(Finger.LITTLE, -4, 5, 3, 20)
            .thumb(52, 8, 62, -2, 0);

    /** Flat, fingers side by side, as one waves or takes an oath. */
    public static final HandPose WAVE = new HandPose()
            .finger(Finger.INDEX, 4, 8, 4, 5)
            .finger(Finger.MIDDLE, 2, 8, 4, 0)
            .finger(Finger.RING, 4, 9, 4, 4)
            .finger(Finger.LITTLE, 6, 10, 5, 8)
            .thumb(38, 12, 65, 6, 6);

    /** Fingertips reach the roots of their own fingers, or one would see into a hollow within each. */
    public static final HandPose FIST = new HandPose().fingers(88, 109, 89).thumb(18, 40, 93, 36, 53);

    public static final HandPose THUMBS_UP = new HandPose().fingers(88, 109, 89).thumb(56, -2, 70, -6, -12);

    public static final HandPose POINT =
            new HandPose().fingers(86, 109, 89).finger(Finger.INDEX, 3, 6, 3, 0).thumb(16, 44, 106, 38, 36);

    /** Tips of thumb and forefinger meet. */
    public static final HandPose PINCH = new HandPose()
            .finger(Finger.INDEX, 52, 48, 26, 0)
            .finger(Finger.MIDDLE, 38, 38, 20, 0)
            .finger(Finger.RING, 30, 34, 18, 0)
            .finger(Finger.LITTLE, 24, 30, 16, 4)
            .thumb(26, 48, 110, 14, 20);

    /** As a pinch that is about to close. */
    public static final HandPose PINCH_OPEN = new HandPose()
            .finger(Finger.INDEX, 34, 36, 18, 2)
            .finger(Finger.MIDDLE, 32, 36, 18, 0)
            .finger(Finger.RING, 28, 34, 18, 0)
            .finger(Finger.LITTLE, 24, 30, 16, 4)
            .thumb(36, 34, 95, 6, 8);

    /** Around something as thick as a bottle. */
    public static final HandPose GRAB = new HandPose().fingers(48, 58, 34).thumb(32, 55, 115, 16, 28);

    private HandPoses() {}
}
