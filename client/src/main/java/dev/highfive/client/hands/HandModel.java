package dev.highfive.client.hands;

import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import org.joml.Quaternionf;
import org.joml.Quaternionfc;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/**
 * The bones of a hand: places all joints for a pose of the fingers. Made for a right hand whose wrist is at
 * the origin with its palm down and its fingers along -Z; a left hand is its mirror image.
 *
 * <p>The bones of ring and little finger inside the palm give way when the finger bends: that closes a fist.
 *
 * <p>Not for several threads at once.
 */
public final class HandModel {
    /** Where fingers begin inside the palm, metres from the wrist. */
    private static final float[][] ROOTS = {
        {-0.0150f, 0.0020f, -0.0350f}, {-0.0020f, 0.0030f, -0.0370f},
        {0.0095f, 0.0020f, -0.0350f}, {0.0190f, -0.0010f, -0.0320f},
    };

    private static final float[][] KNUCKLES = {
        {-0.0245f, 0.0020f, -0.0950f}, {-0.0020f, 0.0040f, -0.0960f},
        {0.0185f, 0.0010f, -0.0900f}, {0.0365f, -0.0050f, -0.0800f},
    };
    /** The three bones beyond the knuckle, metres. */
    private static final float[][] BONES = {
        {0.0425f, 0.0255f, 0.0230f}, {0.0465f, 0.0295f, 0.0240f},
        {0.0430f, 0.0275f, 0.0240f}, {0.0335f, 0.0200f, 0.0215f},
    };
    /**
     * Where a finger points when nothing is spread, towards the thumb: fingers close up a little, radians.
     */
    private static final float[] FAN = {-0.035f, 0, 0.026f, 0.052f};
    /** Which way a finger goes when it is spread: positive is towards the thumb. */
    private static final float[] SPREAD = {1, 0.3f, -1, -1};
    /** How much the bone inside the palm bends with the knuckle. */
    private static final float[] GIVE = {0, 0, 0.08f, 0.16f};

    private static final float[] THUMB_ROOT = {-0.0220f, -0.0100f, -0.0210f};
    private static final float[] THUMB_BONES = {0.0450f, 0.0335f, 0.0270f};
    private static final Joint[] JOINTS = Joint.values();

    private final float size;
    private final Vector3f place = new Vector3f();
    private final Quaternionf turn = new Quaternionf();
    private final Vector3f along = new Vector3f();
    private final Vector3f placed = new Vector3f();
    private final Quaternionf turned = new Quaternionf();

    private HandJoints joints = new HandJoints();
    private final Vector3f wrist = new Vector3f();
    private final Quaternionf hand = new Quaternionf();
    private boolean left;

    /** @param size 1 for a hand that is 19 cm long */
    public HandModel(float size) {
        this.size = size;
    }

    /** Fills in places, rotations and radii of all joints, for a hand whose wrist is here and turned so. */
    public void place(HandPose pose, Side side, Vector3fc wrist, Quaternionfc hand, HandJoints joints) {
        this.joints = joints;
        this.wrist.set(wrist);
        this.hand.set(hand);
        left = side == Side.LEFT;
        joints.active = true;
        joints.fromController = false;
        turn.identity();
        put(Joint.WRIST, place.zero());
        put(Joint.PALM, at(ROOTS[Finger.MIDDLE.ordinal()], place).lerp(palmEnd(), 0.5f));
        for (int finger = 0; finger < Finger.COUNT; finger++) {
            placeFinger(pose.angles, finger);
        }
        placeThumb(pose.angles);
    }

    /** Where the palm is of a hand whose wrist is at the origin, unturned; metres. */
    public Vector3f palmFromWrist(Vector3f dest) {
        return at(ROOTS[Finger.MIDDLE.ordinal()], dest).lerp(palmEnd(), 0.5f).mul(size);
    }

    private void placeFinger(float[] angles, int finger) {
        int angle = finger * HandPose.FINGER_ANGLES;
        int joint = Joint.INDEX_METACARPAL.ordinal() + 5 * finger;
        float knuckle = angles[angle + HandPose.KNUCKLE];
        float give = GIVE[finger] * Math.max(0, knuckle);

        at(ROOTS[finger], place);
        at(KNUCKLES[finger], along).sub(place);
        float length = along.length();
        turn.rotationTo(0, 0, -1, along.x, along.y, along.z).rotateX(-give);
        put(JOINTS[joint], place);
        forward(length);

        // A knuckle that is bent cannot spread.
        float spread = angles[angle + HandPose.SPREAD] * SPREAD[finger] * (float) Math.max(0, Math.cos(knuckle));
        turn.rotationX(-give).rotateY(FAN[finger] + spread).rotateX(-knuckle);
        put(JOINTS[joint + 1], place);
        forward(BONES[finger][0]);
        turn.rotateX(-angles[angle + HandPose.MIDDLE]);
        put(JOINTS[joint + 2], place);
        forward(BONES[finger][1]);
        turn.rotateX(-angles[angle + HandPose.LAST]);
        put(JOINTS[joint + 3], place);
        forward(BONES[finger][2]);
        put(JOINTS[joint + 4], place);
    }

    private void placeThumb(float[] angles) {
        at(THUMB_ROOT, place);
        turn.rotationY(angles[HandPose.THUMB_AWAY])
                .rotateX(-angles[HandPose.THUMB_ACROSS])
                .rotateZ(angles[HandPose.THUMB_ROLL]);
        put(Joint.THUMB_METACARPAL, place);
        forward(THUMB_BONES[0]);
        turn.rotateX(-angles[HandPose.THUMB_KNUCKLE]);
        put(Joint.THUMB_PROXIMAL, place);
        forward(THUMB_BONES[1]);
        turn.rotateX(-angles[HandPose.THUMB_LAST]);
        put(Joint.THUMB_DISTAL, place);
        forward(THUMB_BONES[2]);
        put(Joint.THUMB_TIP, place);
    }

    private void forward(float length) {
        place.add(turn.transform(along.set(0, 0, -length)));
    }

    private Vector3f palmEnd() {
        return at(KNUCKLES[Finger.MIDDLE.ordinal()], along);
    }

    private static Vector3f at(float[] from, Vector3f dest) {
        return dest.set(from[0], from[1], from[2]);
    }

    private void put(Joint joint, Vector3f place) {
        placed.set(place).mul(size);
        turned.set(turn);
        if (left) {
            placed.x = -placed.x;
            turned.y = -turned.y;
            turned.z = -turned.z;
        }
        hand.transform(placed).add(wrist);
        turned.premul(hand);
        joints.setPose(joint, placed, turned, size * FingerFrames.typicalRadius(joint));
    }
}
