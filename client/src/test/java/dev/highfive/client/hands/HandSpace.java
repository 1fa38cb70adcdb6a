package dev.highfive.client.hands;

import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import org.joml.Intersectionf;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** How much room the fingers of a hand leave each other. */
public final class HandSpace {
    private static final Joint[] JOINTS = Joint.values();
    /** The first bone of each finger that is outside the palm. */
    private static final Joint[] FIRST = {
        Joint.THUMB_PROXIMAL, Joint.INDEX_PROXIMAL, Joint.MIDDLE_PROXIMAL, Joint.RING_PROXIMAL, Joint.LITTLE_PROXIMAL,
    };

    private static final int[] BONES = {2, 3, 3, 3, 3};

    private HandSpace() {}

    /** The least distance between bones of different fingers: 1 touches, 0 is bone in bone. */
    public static float betweenFingers(HandJoints hand) {
        float least = Float.MAX_VALUE;
        for (int one = 0; one < FIRST.length; one++) {
            for (int other = one + 1; other < FIRST.length; other++) {
                for (int i = 0; i < BONES[one]; i++) {
                    for (int j = 0; j < BONES[other]; j++) {
                        least = Math.min(least, between(hand, FIRST[one].ordinal() + i, FIRST[other].ordinal() + j));
                    }
                }
            }
        }
        return least;
    }

    /** How far the last bone of a finger is from its first outside the palm: 1 touches, more leaves a hollow. */
    static float within(HandJoints hand, Joint first) {
        return between(hand, first.ordinal(), first.ordinal() + 2);
    }

    /**
     * The least height of a tip in front of the palm's bones, metres; only of tips that are above the palm.
     */
    public static float abovePalm(HandJoints hand) {
        Vector3f wrist = hand.position(Joint.WRIST, new Vector3f());
        Quaternionf turn = hand.orientation(Joint.PALM, new Quaternionf());
        float least = Float.MAX_VALUE;
        for (Joint tip :
                new Joint[] {Joint.THUMB_TIP, Joint.INDEX_TIP, Joint.MIDDLE_TIP, Joint.RING_TIP, Joint.LITTLE_TIP}) {
            Vector3f place =
                    turn.transformInverse(hand.position(tip, new Vector3f()).sub(wrist));
            if (place.z < -0.02f && place.z > -0.085f && Math.abs(place.x) < 0.03f) {
                least = Math.min(least, -place.y);
            }
        }
        return least;
    }

    private static float between(HandJoints hand, int one, int other) {
        Vector3f a0 = hand.position(JOINTS[one], new Vector3f());
        Vector3f a1 = hand.position(JOINTS[one + 1], new Vector3f());
        Vector3f b0 = hand.position(JOINTS[other], new Vector3f());
        Vector3f b1 = hand.position(JOINTS[other + 1], new Vector3f());
        float distance = (float) Math.sqrt(Intersectionf.findClosestPointsLineSegments(
                a0.x,
                a0.y,
                a0.z,
                a1.x,
                a1.y,
                a1.z,
                b0.x,
                b0.y,
                b0.z,
                b1.x,
                b1.y,
                b1.z,
                new Vector3f(),
                new Vector3f()));
        return distance / (hand.radii[one + 1] + hand.radii[other + 1]);
    }
}
