package dev.highfive.client.hands;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.codec.Allocation;
import dev.highfive.codec.gamestate.Hand1;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.HandJoint;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.Rotation;
import org.joml.Matrix3f;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

/** Hands held in poses that one can imagine; {@link JointMapProperties} has those that one cannot. */
class JointMapTest {
    private static final float TOLERANCE = 1e-6f;

    private final JointMap map = new JointMap();

    @Test
    void leftHandOfferedForAShakeIsUnturnedOnTheWire() {
        // Palm to the right, fingers forward, thumb up.
        Hand2 wire = new Hand2();
        map.toWire(hand(new Vector3f(1, 0, 0), new Vector3f(0, 0, -1)), Side.LEFT, wire);
        assertTrue(wire.left);
        assertRotation(0, 0, 0, 1, wire.rotation.now);
        assertJoint(wire, HandJoint.MIDDLE_TIP, 0, 0, 0.1f);
        assertJoint(wire, HandJoint.WRIST, 0, 0, -0.05f);
        assertJoint(wire, HandJoint.THUMB_TIP, 0.03f, 0, 0);
    }

    @Test
    void rightHandOfferedForAShakeIsTurnedHalfAboutTheForwardAxis() {
        Hand2 wire = new Hand2();
        map.toWire(hand(new Vector3f(-1, 0, 0), new Vector3f(0, 0, -1)), Side.RIGHT, wire);
        assertFalse(wire.left);
        assertRotation(0, 0, 1, 0, wire.rotation.now);
        assertJoint(wire, HandJoint.MIDDLE_TIP, 0, 0, 0.1f);
        assertJoint(wire, HandJoint.THUMB_TIP, 0.03f, 0, 0);
    }

    @Test
    void raisedHandFacesForwardWithItsFingersUp() {
        Hand2 wire = new Hand2();
        map.toWire(hand(new Vector3f(0, 0, -1), new Vector3f(0, 1, 0)), Side.RIGHT, wire);
        assertVector(0, 0, 1, turned(wire.rotation.now, 1, 0, 0));
        assertVector(0, 1, 0, turned(wire.rotation.now, 0, 0, 1));
    }

    @Test
    void forwardIsPositiveOnTheWire() {
        TrackedPose head = pose();
        head.position.set(1, 1.7f, -3);
        head.linearVelocity.set(0.1f, 0.2f, -0.3f);
        Head1 wire = new Head1();
        map.toWire(head, 0.063f, wire);
        assertEquals(1, wire.location.x);
        assertEquals(1.7f, wire.location.y);
        assertEquals(3, wire.location.z);
        assertEquals(0.1f, wire.location.vx);
        assertEquals(0.2f, wire.location.vy);
        assertEquals(0.3f, wire.location.vz);
        assertTrue(wire.hasIpd);
        assertEquals(0.063f, wire.ipd);
    }

    @Test
    void headThatTurnsLeftFacesLeftInOneSecond() {
        TrackedPose head = pose();
        head.angularVelocity.set(0, (float) Math.PI / 2, 0);
        Head1 wire = new Head1();
        map.toWire(head, 0, wire);
        assertFalse(wire.hasIpd);
        assertVector(0, 0, 1, turned(wire.rotation.now, 0, 0, 1));
        assertVector(-1, 0, 0, turned(wire.rotation.inOneSecond, 0, 0, 1));
    }

    @Test
    void turningFasterThanTheWireCanTellKeepsItsAxisAndDirection() {
        TrackedPose head = pose();
        head.angularVelocity.set(3, 0, 20);
        Head1 wire = new Head1();
        map.toWire(head, 0, wire);
        Vector3f told = WireAxes.angularVelocity(wire.rotation, new Vector3f());
        assertEquals(WireAxes.MAX_TURN_PER_SECOND, told.length(), 1e-3f);
        assertEquals(0, told.angle(head.angularVelocity), 1e-3f);
    }

    @Test
    void velocitiesThatTheDeviceDoesNotKnowAreNone() {
        TrackedPose palm = pose();
        palm.linearVelocity.set(9, 9, 9);
        palm.angularVelocity.set(9, 9, 9);
        palm.linearVelocityValid = false;
        palm.angularVelocityValid = false;
        Hand1 wire = new Hand1();
        wire.location.setVelocity(1, 2, 3);
        map.toWire(palm, Side.LEFT, wire);
        assertEquals(0, wire.location.vx);
        assertEquals(0, wire.location.vz);
        assertEquals(wire.rotation.now.k, wire.rotation.inOneSecond.k);
    }

    @Test
    void joinsEveryJointOfTheWireToItsOwn() {
        assertEquals(Joint.THUMB_DISTAL, JointMap.joint(HandJoint.THUMB_IP));
        assertEquals(Joint.THUMB_PROXIMAL, JointMap.joint(HandJoint.THUMB_MCP));
        assertEquals(Joint.THUMB_METACARPAL, JointMap.joint(HandJoint.THUMB_CMC));
        for (HandJoint wire : HandJoint.values()) {
            String name = wire.name()
                    .replace("PINKY", "LITTLE")
                    .replace("DIP", "DISTAL")
                    .replace("PIP", "INTERMEDIATE")
                    .replace("MCP", "PROXIMAL")
                    .replace("CMC", "METACARPAL");
            if (!name.startsWith("THUMB")) {
                assertEquals(Joint.valueOf(name), JointMap.joint(wire));
            }
        }
    }

    @Test
    void bytesThatAreNoNumbersAreNoHand() {
        Hand2 wire = new Hand2();
        HandJoints hand = new HandJoints();
        map.fromWire(wire, hand);
        assertTrue(hand.isTracked());
        wire.joints[17] = Float.NaN;
        map.fromWire(wire, hand);
        assertFalse(hand.isTracked());
        wire.joints[17] = 0;
        wire.location.y = Float.POSITIVE_INFINITY;
        map.fromWire(wire, hand);
        assertFalse(hand.isTracked());
        wire.location.y = 0;
        wire.rotation.now.setImaginary(9, 9, 9);
        map.fromWire(wire, hand);
        assertTrue(hand.isTracked());
        assertEquals(1, hand.orientation(Joint.PALM, new Quaternionf()).lengthSquared(), 1e-5f);
    }

    @Test
    void placesThatAreNoNumbersLeaveTheHandAsItWas() {
        Hand2 wire = new Hand2();
        float[] places = new float[3 * Joint.COUNT];
        Vector3f palm = new Vector3f(1, 2, 3);
        Quaternionf turn = new Quaternionf();
        wire.location.set(9, 9, 9);
        wire.joints[17] = Float.NaN;
        assertFalse(map.placesFromWire(wire, places, palm, turn));
        wire.joints[17] = 0;
        wire.location.y = Float.POSITIVE_INFINITY;
        assertFalse(map.placesFromWire(wire, places, palm, turn));
        wire.location.y = 9;
        wire.rotation.now.setImaginary(0, Float.NaN, 0);
        assertFalse(map.placesFromWire(wire, places, palm, turn));
        assertArrayEquals(new float[3 * Joint.COUNT], places);
        assertEquals(new Vector3f(1, 2, 3), palm);
        assertEquals(new Quaternionf(), turn);
    }

    @Test
    void mapsWithoutAllocating() {
        HandJoints hand = hand(new Vector3f(1, 0, 0), new Vector3f(0, 0, -1));
        Hand2 wire = new Hand2();
        float[] places = new float[3 * Joint.COUNT];
        Vector3f palm = new Vector3f();
        Quaternionf turn = new Quaternionf();
        long allocated = Allocation.of(() -> {
            for (int frame = 0; frame < 1000; frame++) {
                map.toWire(hand, Side.LEFT, wire);
                map.fromWire(wire, hand);
                map.placesFromWire(wire, places, palm, turn);
            }
        });
        assertEquals(0, allocated);
    }

    /** A flat hand whose palm faces one way and whose fingers point another, in OpenXR's space. */
    private static HandJoints hand(Vector3f palmFaces, Vector3f fingersPoint) {
        Vector3f up = palmFaces.negate(new Vector3f());
        Vector3f back = fingersPoint.negate(new Vector3f());
        Quaternionf turn = new Quaternionf().setFromNormalized(new Matrix3f(up.cross(back, new Vector3f()), up, back));
        Vector3f palm = new Vector3f(0.3f, 1.2f, -0.4f);
        HandJoints hand = new HandJoints();
        hand.active = true;
        for (Joint joint : Joint.values()) {
            hand.setPose(joint, palm, turn, 0.01f);
        }
        hand.setPose(Joint.MIDDLE_TIP, new Vector3f(fingersPoint).mul(0.1f).add(palm), turn, 0.01f);
        hand.setPose(Joint.WRIST, new Vector3f(fingersPoint).mul(-0.05f).add(palm), turn, 0.01f);
        hand.setPose(Joint.THUMB_TIP, new Vector3f(palmFaces).mul(0.03f).add(palm), turn, 0.01f);
        return hand;
    }

    private static TrackedPose pose() {
        TrackedPose pose = new TrackedPose();
        pose.positionValid = true;
        pose.orientationValid = true;
        pose.linearVelocityValid = true;
        pose.angularVelocityValid = true;
        return pose;
    }

    private static Vector3f turned(Rotation rotation, float x, float y, float z) {
        return new Quaternionf(rotation.i, rotation.j, rotation.k, rotation.w()).transform(new Vector3f(x, y, z));
    }

    private static void assertRotation(float i, float j, float k, float w, Rotation rotation) {
        assertEquals(i, rotation.i, TOLERANCE);
        assertEquals(j, rotation.j, TOLERANCE);
        assertEquals(k, Math.abs(rotation.k), TOLERANCE);
        assertEquals(w, rotation.w(), 1e-3f);
    }

    private static void assertJoint(Hand2 hand, HandJoint joint, float x, float y, float z) {
        int at = 3 * joint.ordinal();
        assertVector(x, y, z, new Vector3f(hand.joints[at], hand.joints[at + 1], hand.joints[at + 2]));
    }

    private static void assertVector(float x, float y, float z, Vector3f actual) {
        assertTrue(actual.equals(new Vector3f(x, y, z), 1e-3f), () -> actual + " for " + x + " " + y + " " + z);
    }
}
