package dev.highfive.client.hands;

/**
 * How the fingers of a hand are held: 21 angles, the same for left and right. Every angle is kept within what
 * a hand can do, whatever it is set to.
 */
public final class HandPose {
    /**
     * Angles of a finger: knuckle, middle joint and last joint (positive bends), and away from the middle
     * finger.
     */
    static final int FINGER_ANGLES = 4;

    static final int KNUCKLE = 0;
    static final int MIDDLE = 1;
    static final int LAST = 2;
    static final int SPREAD = 3;
    /** Angles of the thumb, after those of the fingers. */
    static final int THUMB = Finger.COUNT * FINGER_ANGLES;

    static final int THUMB_AWAY = THUMB;
    static final int THUMB_ACROSS = THUMB + 1;
    static final int THUMB_ROLL = THUMB + 2;
    static final int THUMB_KNUCKLE = THUMB + 3;
    static final int THUMB_LAST = THUMB + 4;
    static final int COUNT = THUMB + 5;

    /** Radians. */
    final float[] angles = new float[COUNT];

    /** Bends a finger; degrees. */
    public HandPose finger(Finger finger, float knuckle, float middle, float last, float spread) {
        int at = finger.ordinal() * FINGER_ANGLES;
        set(at + KNUCKLE, knuckle);
        set(at + MIDDLE, middle);
        set(at + LAST, last);
        set(at + SPREAD, spread);
        return this;
    }

    /** Bends all four fingers alike; degrees. */
    public HandPose fingers(float knuckle, float middle, float last) {
        for (Finger finger : Finger.values()) {
            finger(finger, knuckle, middle, last, 0);
        }
        return this;
    }

    /**
     * Moves the thumb; degrees.
     *
     * @param away from the forefinger, in the plane of the palm
     * @param across out of that plane, in front of the palm
     * @param roll of the nail from the back of the hand towards the side and on to the front
     */
    public HandPose thumb(float away, float across, float roll, float knuckle, float last) {
        set(THUMB_AWAY, away);
        set(THUMB_ACROSS, across);
        set(THUMB_ROLL, roll);
        set(THUMB_KNUCKLE, knuckle);
        set(THUMB_LAST, last);
        return this;
    }

    /** Bends a finger further at its knuckle; radians. */
    public HandPose bend(Finger finger, float radians) {
        int knuckle = finger.ordinal() * FINGER_ANGLES + KNUCKLE;
        angles[knuckle] = HandLimits.clamp(knuckle, angles[knuckle] + radians);
        return this;
    }

    public HandPose set(HandPose other) {
        System.arraycopy(other.angles, 0, angles, 0, COUNT);
        return this;
    }

    /**
     * Becomes what lies between two poses: 0 is the first, 1 the second. A thumb that closes does so after
     * the fingers, and opens before them, or it would be in their way.
     */
    public HandPose blend(HandPose from, HandPose to, float fraction) {
        boolean closing = to.angles[THUMB_ACROSS] > from.angles[THUMB_ACROSS];
        float thumb = closing ? fraction * fraction : fraction * (2 - fraction);
        for (int angle = 0; angle < COUNT; angle++) {
            float part = angle < THUMB ? fraction : thumb;
            angles[angle] = from.angles[angle] + part * (to.angles[angle] - from.angles[angle]);
        }
        giveWay(from, to, fraction);
        return this;
    }

    private void giveWay(HandPose from, HandPose to, float fraction) {
        float across = Math.max(0, Math.min(from.angles[THUMB_ACROSS], to.angles[THUMB_ACROSS]));
        float passing = Math.abs(to.angles[MIDDLE] - from.angles[MIDDLE]);
        float lift = 4 * fraction * (1 - fraction) * across * passing;
        angles[THUMB_KNUCKLE] = HandLimits.clamp(THUMB_KNUCKLE, angles[THUMB_KNUCKLE] - 0.5f * lift);
        angles[THUMB_LAST] = HandLimits.clamp(THUMB_LAST, angles[THUMB_LAST] - 0.3f * lift);
    }

    private void set(int angle, float degrees) {
        angles[angle] = HandLimits.clamp(angle, (float) Math.toRadians(degrees));
    }
}
