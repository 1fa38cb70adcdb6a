package dev.highfive.client.hands;

import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.codec.gamestate.Hand;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.HandJoint;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.MovingVector;
import org.joml.Quaternionf;
import org.joml.Quaternionfc;
import org.joml.Vector3f;

/**
 * The headset's head and hands as the wire's Head1, Hand1 and Hand2, and back. Ids and times are left to the
 * caller. Velocities that the device does not give become 0: see what else there is to estimate them from.
 *
 * <p>A hand's rotation means two things. To OpenXR the unturned palm faces down with its fingers forward; to
 * the wire it faces right (+X) with its fingers forward. So an unturned hand of the wire is, to OpenXR,
 * turned a quarter about Z, left and right alike.
 *
 * <p>Not for several threads at once.
 */
public final class JointMap {
    /** From the rotation that the wire means to the one of OpenXR's palm, in OpenXR's axes. */
    private static final Quaternionfc TO_PALM = new Quaternionf().rotationZ((float) (Math.PI / 2));

    private static final Quaternionfc FROM_PALM = TO_PALM.conjugate(new Quaternionf());

    /** The headset's joint for each of the wire's: those run from the wrist, then from tip to root. */
    private static final Joint[] BY_WIRE = {
        Joint.WRIST,
        Joint.THUMB_TIP,
        Joint.THUMB_DISTAL,
        Joint.THUMB_PROXIMAL,
        Joint.THUMB_METACARPAL,
        Joint.INDEX_TIP,
        Joint.INDEX_DISTAL,
        Joint.INDEX_INTERMEDIATE,
        Joint.INDEX_PROXIMAL,
        Joint.INDEX_METACARPAL,
        Joint.MIDDLE_TIP,
        Joint.MIDDLE_DISTAL,
        Joint.MIDDLE_INTERMEDIATE,
        Joint.MIDDLE_PROXIMAL,
        Joint.MIDDLE_METACARPAL,
        Joint.RING_TIP,
        Joint.RING_DISTAL,
        Joint.RING_INTERMEDIATE,
        Joint.RING_PROXIMAL,
        Joint.RING_METACARPAL,
        Joint.LITTLE_TIP,
        Joint.LITTLE_DISTAL,
        Joint.LITTLE_INTERMEDIATE,
        Joint.LITTLE_PROXIMAL,
        Joint.LITTLE_METACARPAL,
    };

    private final FingerFrames fingerFrames = new FingerFrames();
    private final TrackedPose palm = new TrackedPose();
    private final Quaternionf turn = new Quaternionf();
    private final Vector3f offset = new Vector3f();
    private final Vector3f place = new Vector3f();

    /** The headset's joint that a joint of the wire is. */
    public static Joint joint(HandJoint wire) {
        return BY_WIRE[wire.ordinal()];
    }

    /** A head that is valid. An IPD of 0 is one that is not known. */
    public void toWire(TrackedPose head, float ipd, Head1 to) {
        moving(head, to.location);
        WireAxes.setTurning(to.rotation, head.orientation, turning(head));
        to.hasIpd = ipd > 0;
        to.ipd = ipd;
    }

    /** A hand that is tracked. */
    public void toWire(HandJoints from, Side side, Hand2 to) {
        palm(from, palm);
        toWire(palm, side, to);
        palm.orientation.mul(FROM_PALM, turn);
        float[] joints = to.joints;
        for (int wire = 0; wire < HandJoint.COUNT; wire++) {
            from.position(BY_WIRE[wire], place).sub(palm.position, offset);
            turn.transformInverse(offset);
            joints[3 * wire] = offset.x;
            joints[3 * wire + 1] = offset.y;
            joints[3 * wire + 2] = -offset.z;
        }
    }

    /** A palm that is valid, turned as {@link Joint#PALM} is; the joints of a Hand2 stay as they are. */
    public void toWire(TrackedPose palm, Side side, Hand to) {
        to.left = side == Side.LEFT;
        moving(palm, to.location);
        palm.orientation.mul(FROM_PALM, turn);
        WireAxes.setTurning(to.rotation, turn, turning(palm));
    }

    /** A head, and whether its bytes made sense: {@link TrackedPose#isValid}. */
    public void fromWire(Head1 from, TrackedPose head) {
        WireAxes.position(from.location, head.position);
        WireAxes.velocity(from.location, head.linearVelocity);
        WireAxes.orientation(from.rotation.now, head.orientation);
        WireAxes.angularVelocity(from.rotation, head.angularVelocity);
        validate(head);
    }

    /** A palm, turned as {@link Joint#PALM} is, and whether its bytes made sense. */
    public void fromWire(Hand from, TrackedPose palm) {
        WireAxes.position(from.location, palm.position);
        WireAxes.velocity(from.location, palm.linearVelocity);
        palmOrientation(from, palm.orientation);
        WireAxes.angularVelocity(from.rotation, palm.angularVelocity);
        validate(palm);
    }

    /**
     * All joints, or {@link HandJoints#active} false where the bytes hold no numbers. Only the palm's
     * rotation is on the wire: those of the other joints follow from where they are, their radii from the
     * size of the hand, their velocities from the palm's.
     */
    public void fromWire(Hand2 from, HandJoints to) {
        fromWire(from, palm);
        if (!palm.isValid() || !areFinite(from.joints)) {
            to.invalidate();
            return;
        }
        to.active = true;
        to.fromController = false;
        to.setPose(Joint.PALM, palm.position, palm.orientation, 0);
        place(from.joints, palm.position, palm.orientation, to.positions);
        fingerFrames.complete(to, from.left ? Side.LEFT : Side.RIGHT);
        moveWithPalm(to);
    }

    /**
     * Only where the joints are and how the palm is turned, which is all that a hand is drawn from: the same
     * places as those of {@link #fromWire(Hand2, HandJoints)}, for a small part of its work.
     *
     * @param places x, y and z by the ordinal of {@link Joint}, metres
     * @return false where the bytes hold no numbers, and then nothing is set
     */
    public boolean placesFromWire(Hand2 from, float[] places, Vector3f palmPlace, Quaternionf palmTurn) {
        WireAxes.position(from.location, palm.position);
        palmOrientation(from, palm.orientation);
        if (!palm.position.isFinite() || !palm.orientation.isFinite() || !areFinite(from.joints)) {
            return false;
        }
        palmPlace.set(palm.position);
        palmTurn.set(palm.orientation);
        place(from.joints, palmPlace, palmTurn, places);
        return true;
    }

    /** The palm of a hand, with what is valid of it. */
    public static void palm(HandJoints from, TrackedPose palm) {
        from.position(Joint.PALM, palm.position);
        from.orientation(Joint.PALM, palm.orientation);
        from.linearVelocity(Joint.PALM, palm.linearVelocity);
        from.angularVelocity(Joint.PALM, palm.angularVelocity);
        palm.positionValid = from.has(Joint.PALM, HandJoints.POSITION_VALID);
        palm.positionTracked = palm.positionValid;
        palm.orientationValid = from.has(Joint.PALM, HandJoints.ORIENTATION_VALID);
        palm.linearVelocityValid = from.has(Joint.PALM, HandJoints.LINEAR_VELOCITY_VALID);
        palm.angularVelocityValid = from.has(Joint.PALM, HandJoints.ANGULAR_VELOCITY_VALID);
    }

    private static void palmOrientation(Hand from, Quaternionf dest) {
        WireAxes.orientation(from.rotation.now, dest).mul(TO_PALM);
    }

    private void place(float[] joints, Vector3f palmPlace, Quaternionf palmTurn, float[] places) {
        set(places, Joint.PALM, palmPlace);
        palmTurn.mul(FROM_PALM, turn);
        for (int wire = 0; wire < HandJoint.COUNT; wire++) {
            offset.set(joints[3 * wire], joints[3 * wire + 1], -joints[3 * wire + 2]);
            set(places, BY_WIRE[wire], turn.transform(offset).add(palmPlace));
        }
    }

    private static void set(float[] places, Joint joint, Vector3f place) {
        int at = 3 * joint.ordinal();
        places[at] = place.x;
        places[at + 1] = place.y;
        places[at + 2] = place.z;
    }

    private void moving(TrackedPose from, MovingVector to) {
        WireAxes.setPosition(to, from.position);
        if (from.linearVelocityValid) {
            WireAxes.setVelocity(to, from.linearVelocity);
        } else {
            to.setVelocity(0, 0, 0);
        }
    }

    private Vector3f turning(TrackedPose from) {
        return from.angularVelocityValid ? place.set(from.angularVelocity) : place.zero();
    }

    private static void validate(TrackedPose pose) {
        boolean valid = pose.position.isFinite() && pose.orientation.isFinite();
        pose.positionValid = valid;
        pose.positionTracked = valid;
        pose.orientationValid = valid;
        pose.linearVelocityValid = valid && pose.linearVelocity.isFinite();
        pose.angularVelocityValid = valid && pose.angularVelocity.isFinite();
    }

    private void moveWithPalm(HandJoints hand) {
        int flags = HandJoints.POSITION_VALID
                | HandJoints.ORIENTATION_VALID
                | (palm.linearVelocityValid ? HandJoints.LINEAR_VELOCITY_VALID : 0)
                | (palm.angularVelocityValid ? HandJoints.ANGULAR_VELOCITY_VALID : 0);
        for (int joint = 0; joint < Joint.COUNT; joint++) {
            int at = 3 * joint;
            place.set(hand.positions[at], hand.positions[at + 1], hand.positions[at + 2]);
            place.sub(palm.position);
            palm.angularVelocity.cross(place, offset).add(palm.linearVelocity);
            hand.linearVelocities[at] = offset.x;
            hand.linearVelocities[at + 1] = offset.y;
            hand.linearVelocities[at + 2] = offset.z;
            hand.angularVelocities[at] = palm.angularVelocity.x;
            hand.angularVelocities[at + 1] = palm.angularVelocity.y;
            hand.angularVelocities[at + 2] = palm.angularVelocity.z;
            hand.flags[joint] = flags;
        }
    }

    private static boolean areFinite(float[] values) {
        for (float value : values) {
            if (!Float.isFinite(value)) {
                return false;
            }
        }
        return true;
    }
}
