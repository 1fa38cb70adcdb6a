package dev.highfive.client.hands;

/** How far each joint of a healthy hand goes without help, from tables of hand surgery, rounded. */
final class HandLimits {
    private static final float[] LEAST = new float[HandPose.COUNT];
    private static final float[] MOST = new float[HandPose.COUNT];

    static {
        for (int finger = 0; finger < Finger.COUNT; finger++) {
            int at = finger * HandPose.FINGER_ANGLES;
            limit(at + HandPose.KNUCKLE, -25, 90);
            limit(at + HandPose.MIDDLE, -3, 110);
            limit(at + HandPose.LAST, -5, 90);
            limit(at + HandPose.SPREAD, -8, 22);
        }
        limit(HandPose.THUMB_AWAY, -10, 60);
        limit(HandPose.THUMB_ACROSS, -5, 65);
        limit(HandPose.THUMB_ROLL, 35, 140);
        limit(HandPose.THUMB_KNUCKLE, -8, 60);
        limit(HandPose.THUMB_LAST, -15, 80);
    }

    private HandLimits() {}

    static float clamp(int angle, float radians) {
        return Math.max(LEAST[angle], Math.min(MOST[angle], radians));
    }

    static boolean allow(HandPose pose) {
        for (int angle = 0; angle < HandPose.COUNT; angle++) {
            if (clamp(angle, pose.angles[angle]) != pose.angles[angle]) {
                return false;
            }
        }
        return true;
    }

    private static void limit(int angle, float leastDegrees, float mostDegrees) {
        LEAST[angle] = (float) Math.toRadians(leastDegrees);
        MOST[angle] = (float) Math.toRadians(mostDegrees);
    }
}
