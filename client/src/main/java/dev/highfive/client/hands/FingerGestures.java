package dev.highfive.client.hands;

import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import org.joml.Vector3f;

/** What the places of joints say about what fingers do, for hands of any size. */
public final class FingerGestures {
    /** Distances in parts of the hand's length from wrist to middle knuckle. */
    private static final float PINCHED = 0.17f;

    private static final float NOT_PINCHED = 0.52f;
    private static final float CLOSED = 1.6f;
    private static final float OPEN = 3.4f;

    private FingerGestures() {}

    /** From 0, apart, to 1, thumb and forefinger touch. */
    public static float pinch(HandJoints hand) {
        return level(distance(hand, Joint.THUMB_TIP, Joint.INDEX_TIP) / length(hand), NOT_PINCHED, PINCHED);
    }

    /** From 0, open, to 1, the three outer fingers are closed. */
    public static float fist(HandJoints hand) {
        float apart = distance(hand, Joint.PALM, Joint.MIDDLE_TIP)
                + distance(hand, Joint.PALM, Joint.RING_TIP)
                + distance(hand, Joint.PALM, Joint.LITTLE_TIP);
        return level(apart / length(hand), OPEN, CLOSED);
    }

    /** The middle between the tips of thumb and forefinger. */
    public static Vector3f pinchPoint(HandJoints hand, Vector3f dest) {
        int thumb = 3 * Joint.THUMB_TIP.ordinal();
        int index = 3 * Joint.INDEX_TIP.ordinal();
        float[] places = hand.positions;
        return dest.set(
                        places[thumb] + places[index],
                        places[thumb + 1] + places[index + 1],
                        places[thumb + 2] + places[index + 2])
                .mul(0.5f);
    }

    private static float length(HandJoints hand) {
        return Math.max(0.03f, distance(hand, Joint.WRIST, Joint.MIDDLE_PROXIMAL));
    }

    private static float level(float value, float none, float full) {
        return Math.max(0, Math.min(1, (none - value) / (none - full)));
    }

    private static float distance(HandJoints hand, Joint one, Joint other) {
        int a = 3 * one.ordinal();
        int b = 3 * other.ordinal();
        float[] places = hand.positions;
        return Vector3f.distance(places[a], places[a + 1], places[a + 2], places[b], places[b + 1], places[b + 2]);
    }
}
