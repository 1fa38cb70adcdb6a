package dev.highfive.client.hands;

import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * Turns and sizes the joints of a hand of which only the places are known. Each joint looks along its bone,
 * and follows its neighbour nearer the wrist by the smallest turn that makes it do so: a finger that only
 * bends does not twist. The thumb's nail looks sideways, so it starts from a palm that is rolled.
 */
public final class FingerFrames {
    /**
     * How far the thumb is rolled against the fingers, about the axis of the hand; the left one's is
     * negative.
     */
    public static final float THUMB_ROLL = (float) Math.toRadians(65);

    /** From the wrist to the knuckle of the middle finger, in a hand of the radii below, metres. */
    private static final float TYPICAL_LENGTH = 0.0945f;
    /** By the ordinal of {@link Joint}, metres. */
    private static final float[] TYPICAL_RADII = {
        0.014f, 0.022f, 0.016f, 0.0125f, 0.0105f, 0.0085f, 0.014f, 0.0105f, 0.0088f, 0.0078f, 0.0066f, 0.014f, 0.0105f,
        0.0088f, 0.0078f, 0.0067f, 0.013f, 0.0098f, 0.0083f, 0.0074f, 0.0063f, 0.012f, 0.0088f, 0.0074f, 0.0065f,
        0.0056f,
    };

    private static final float SHORTEST_BONE = 1e-4f;
    /** How much a thumb's bend has to outweigh, in radians, to count as much as its rest. */
    private static final float STRAIGHT = 0.12f;

    private static final Joint[] JOINTS = Joint.values();

    private final Quaternionf palm = new Quaternionf();
    private final Quaternionf frame = new Quaternionf();
    private final Quaternionf turn = new Quaternionf();
    private final Vector3f here = new Vector3f();
    private final Vector3f next = new Vector3f();
    private final Vector3f ahead = new Vector3f();
    private final Vector3f across = new Vector3f();
    private final Vector3f axis = new Vector3f();

    /** The typical distance from a joint to the skin, metres. */
    public static float typicalRadius(Joint joint) {
        return TYPICAL_RADII[joint.ordinal()];
    }

    /** Sets rotations and radii from the places of all joints and the palm's rotation. */
    public void complete(HandJoints hand, Side side) {
        hand.orientation(Joint.PALM, palm);
        float length = hand.position(Joint.WRIST, here).distance(hand.position(Joint.MIDDLE_PROXIMAL, next));
        // A hand of a child or of a giant; anything else is no hand, and gets no balloons for fingers.
        float size = Math.max(0.5f, Math.min(2f, length / TYPICAL_LENGTH));
        for (int joint = 0; joint < Joint.COUNT; joint++) {
            hand.radii[joint] = size * TYPICAL_RADII[joint];
        }
        setOrientation(hand, Joint.WRIST, palm);
        frame.set(palm).rotateZ(side == Side.LEFT ? -THUMB_ROLL : THUMB_ROLL);
        rollByBend(hand);
        follow(hand, Joint.THUMB_METACARPAL, Joint.THUMB_TIP);
        finger(hand, Joint.INDEX_METACARPAL, Joint.INDEX_TIP);
        finger(hand, Joint.MIDDLE_METACARPAL, Joint.MIDDLE_TIP);
        finger(hand, Joint.RING_METACARPAL, Joint.RING_TIP);
        finger(hand, Joint.LITTLE_METACARPAL, Joint.LITTLE_TIP);
    }

    /** The bones inside the palm fan out; the finger itself bends as the palm does. */
    private void finger(HandJoints hand, Joint root, Joint tip) {
        frame.set(palm);
        Joint knuckle = JOINTS[root.ordinal() + 1];
        follow(hand, root, knuckle);
        frame.set(palm);
        follow(hand, knuckle, tip);
    }

    /**
     * The thumb rolls as it comes across the palm. The axis that it bends about, if it is bent, tells how
     * far; the straighter it is the more it is as at rest.
     */
    private void rollByBend(HandJoints hand) {
        bone(hand, Joint.THUMB_METACARPAL, here);
        bone(hand, Joint.THUMB_PROXIMAL, next);
        turn.rotationTo(frame.transform(ahead.set(0, 0, -1)), here);
        frame.premul(turn);
        here.cross(next, axis);
        bone(hand, Joint.THUMB_DISTAL, here);
        axis.add(next.cross(here, ahead)).negate();
        frame.transform(across.set(1, 0, 0));
        // Bent backwards, as many thumbs do, it turns about the same axis the other way.
        float sign = Math.signum(axis.dot(across));
        across.mul(STRAIGHT).fma(sign, axis);
        frame.transform(ahead.set(0, 0, -1));
        across.fma(-across.dot(ahead), ahead);
        if (across.lengthSquared() > SHORTEST_BONE) {
            turn.rotationTo(frame.transform(axis.set(1, 0, 0)), across.normalize());
            frame.premul(turn).normalize();
        }
    }

    private static void bone(HandJoints hand, Joint start, Vector3f dest) {
        int at = 3 * start.ordinal();
        float[] places = hand.positions;
        dest.set(places[at + 3], places[at + 4], places[at + 5]);
        dest.sub(places[at], places[at + 1], places[at + 2]);
        if (dest.lengthSquared() > SHORTEST_BONE * SHORTEST_BONE) {
            dest.normalize();
        } else {
            dest.zero();
        }
    }

    private void follow(HandJoints hand, Joint root, Joint tip) {
        for (int joint = root.ordinal(); joint < tip.ordinal(); joint++) {
            hand.position(JOINTS[joint], here);
            hand.position(JOINTS[joint + 1], next).sub(here);
            float length = next.length();
            if (length > SHORTEST_BONE) {
                frame.transform(ahead.set(0, 0, -1));
                turn.rotationTo(ahead, next.div(length));
                frame.premul(turn).normalize();
            }
            setOrientation(hand, JOINTS[joint], frame);
        }
        setOrientation(hand, tip, frame);
    }

    private static void setOrientation(HandJoints hand, Joint joint, Quaternionf orientation) {
        int at = 4 * joint.ordinal();
        hand.orientations[at] = orientation.x;
        hand.orientations[at + 1] = orientation.y;
        hand.orientations[at + 2] = orientation.z;
        hand.orientations[at + 3] = orientation.w;
    }
}
