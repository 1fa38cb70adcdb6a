package dev.highfive.client.hands;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.codec.gamestate.GameStateReader;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.HandJoint;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.Profile;
import java.nio.ByteBuffer;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * There and back again is where one was, within 0.1 degrees, and in the frame of the palm within 0.1 mm. A rotation
 * loses its real part on the wire: near half a turn that is the root of what rounding leaves, and 0.07 degrees off at
 * worst.
 */
class JointMapProperties {
    private static final float TENTH_OF_A_MILLIMETRE = 1e-4f;
    private static final float TENTH_OF_A_DEGREE = (float) Math.toRadians(0.1);

    private final JointMap map = new JointMap();

    @Property
    void handsComeBack(@ForAll long seed, @ForAll Side side) {
        HandJoints sent = anyHand(new Random(seed));
        Hand2 wire = new Hand2();
        HandJoints received = new HandJoints();
        map.toWire(sent, side, wire);
        map.fromWire(wire, received);
        assertEquals(side == Side.LEFT, wire.left);
        assertSamePlaces(sent, turnedAs(sent, received), TENTH_OF_A_MILLIMETRE);
        assertSamePalm(sent, received, TENTH_OF_A_DEGREE);
    }

    @Property
    void handsFromTheWireGoBack(@ForAll long seed, @ForAll Side side) {
        HandJoints any = anyHand(new Random(seed));
        Hand2 sent = new Hand2();
        Hand2 again = new Hand2();
        map.toWire(any, side, sent);
        map.fromWire(sent, any);
        map.toWire(any, side, again);
        for (int at = 0; at < sent.joints.length; at++) {
            assertEquals(sent.joints[at], again.joints[at], TENTH_OF_A_MILLIMETRE);
        }
        assertEquals(sent.location.x, again.location.x);
        assertEquals(sent.location.z, again.location.z);
        assertEquals(sent.location.vz, again.location.vz, 1e-5f);
        // As rotations: at half a turn the wire has two ways to write the same one.
        float error = angle(
                WireAxes.orientation(sent.rotation.inOneSecond, new Quaternionf()),
                WireAxes.orientation(again.rotation.inOneSecond, new Quaternionf()));
        assertTrue(error < 3 * TENTH_OF_A_DEGREE, () -> "Turned by " + Math.toDegrees(error));
    }

    @Property
    void placesAloneAreThoseOfTheWholeHand(@ForAll long seed, @ForAll Side side) {
        Hand2 wire = new Hand2();
        map.toWire(anyHand(new Random(seed)), side, wire);
        HandJoints whole = new HandJoints();
        map.fromWire(wire, whole);
        float[] places = new float[3 * Joint.COUNT];
        Vector3f palm = new Vector3f();
        Quaternionf turn = new Quaternionf();
        assertTrue(map.placesFromWire(wire, places, palm, turn));
        assertArrayEquals(whole.positions, places);
        assertEquals(whole.position(Joint.PALM, new Vector3f()), palm);
        assertEquals(whole.orientation(Joint.PALM, new Quaternionf()), turn);
    }

    @Property(tries = 300)
    void bytesCostLittleMore(@ForAll long seed, @ForAll Side side) {
        HandJoints sent = anyHand(new Random(seed));
        Hand2 wire = new Hand2();
        map.toWire(sent, side, wire);
        ByteBuffer bytes = ByteBuffer.allocate(GameStateWriter.MAX_PAYLOAD);
        new GameStateWriter(Profile.DRAFT_MD).wrap(bytes).write(wire);
        HandJoints received = new HandJoints();
        new GameStateReader(Profile.DRAFT_MD).read(bytes.flip(), object -> map.fromWire((Hand2) object, received));
        // Float16 leaves 11 bits: of 0.2 m, and of a quaternion whose real part is the root of what is left.
        assertSamePalm(sent, received, (float) Math.toRadians(4));
        HandJoints turnedBack = turnedAs(sent, received);
        assertSamePlaces(sent, turnedBack, 1.5e-4f);
    }

    @Property
    void headsComeBack(@ForAll long seed) {
        Random random = new Random(seed);
        TrackedPose sent = anyPose(random);
        Head1 wire = new Head1();
        TrackedPose received = new TrackedPose();
        map.toWire(sent, 0.06f, wire);
        map.fromWire(wire, received);
        assertTrue(received.isValid());
        assertTrue(received.position.equals(sent.position, TENTH_OF_A_MILLIMETRE));
        assertTrue(received.linearVelocity.equals(sent.linearVelocity, TENTH_OF_A_MILLIMETRE));
        assertTrue(angle(received.orientation, sent.orientation) < TENTH_OF_A_DEGREE);
        assertTrue(received.angularVelocity.equals(sent.angularVelocity, 2e-3f));
    }

    @Property(tries = 200)
    void mirrorImageOfARightHandIsTheSameLeftHandMirrored(@ForAll long seed) {
        HandJoints right = anyHand(new Random(seed));
        HandJoints left = mirrored(right);
        Hand2 rightWire = new Hand2();
        Hand2 leftWire = new Hand2();
        map.toWire(right, Side.RIGHT, rightWire);
        map.toWire(left, Side.LEFT, leftWire);
        assertNotEquals(rightWire.left, leftWire.left);
        for (HandJoint joint : HandJoint.values()) {
            int at = 3 * joint.ordinal();
            // The palm's own axes: out of the palm and along the fingers are the same, across is opposite.
            assertEquals(rightWire.joints[at], leftWire.joints[at], TENTH_OF_A_MILLIMETRE);
            assertEquals(rightWire.joints[at + 1], -leftWire.joints[at + 1], TENTH_OF_A_MILLIMETRE);
            assertEquals(rightWire.joints[at + 2], leftWire.joints[at + 2], TENTH_OF_A_MILLIMETRE);
        }
    }

    private static HandJoints mirrored(HandJoints hand) {
        HandJoints mirrored = new HandJoints();
        mirrored.active = true;
        for (Joint joint : Joint.values()) {
            Vector3f position = hand.position(joint, new Vector3f());
            Quaternionf turn = hand.orientation(joint, new Quaternionf());
            mirrored.setPose(
                    joint,
                    new Vector3f(-position.x, position.y, position.z),
                    new Quaternionf(turn.x, -turn.y, -turn.z, turn.w),
                    0.01f);
        }
        return mirrored;
    }

    private static HandJoints turnedAs(HandJoints sent, HandJoints received) {
        Quaternionf back = sent.orientation(Joint.PALM, new Quaternionf())
                .mul(received.orientation(Joint.PALM, new Quaternionf()).conjugate());
        Vector3f palm = sent.position(Joint.PALM, new Vector3f());
        HandJoints turned = new HandJoints();
        for (Joint joint : Joint.values()) {
            Vector3f place = received.position(joint, new Vector3f()).sub(palm);
            turned.setPose(joint, back.transform(place).add(palm), back, 0);
        }
        return turned;
    }

    private static void assertSamePlaces(HandJoints sent, HandJoints received, float tolerance) {
        for (Joint joint : Joint.values()) {
            float error = sent.position(joint, new Vector3f()).distance(received.position(joint, new Vector3f()));
            assertTrue(error < tolerance, () -> joint + " is off by " + error);
        }
    }

    private static void assertSamePalm(HandJoints sent, HandJoints received, float tolerance) {
        assertTrue(received.isTracked());
        float error = angle(
                sent.orientation(Joint.PALM, new Quaternionf()), received.orientation(Joint.PALM, new Quaternionf()));
        assertTrue(error < tolerance, () -> "Turned by " + Math.toDegrees(error));
    }

    private static float angle(Quaternionf one, Quaternionf other) {
        Quaternionf between = one.conjugate(new Quaternionf()).mul(other);
        double sine = Math.hypot(Math.hypot(between.x, between.y), between.z);
        return 2 * (float) Math.atan2(sine, Math.abs(between.w));
    }

    private static HandJoints anyHand(Random random) {
        TrackedPose palm = anyPose(random);
        HandJoints hand = new HandJoints();
        hand.active = true;
        for (Joint joint : Joint.values()) {
            Vector3f place = joint == Joint.PALM
                    ? palm.position
                    : anyVector(random, 0.2f).add(palm.position);
            hand.setPose(joint, place, palm.orientation, 0.01f);
        }
        int palmIndex = Joint.PALM.ordinal();
        hand.flags[palmIndex] |= HandJoints.LINEAR_VELOCITY_VALID | HandJoints.ANGULAR_VELOCITY_VALID;
        hand.linearVelocities[0] = palm.linearVelocity.x;
        hand.linearVelocities[1] = palm.linearVelocity.y;
        hand.linearVelocities[2] = palm.linearVelocity.z;
        hand.angularVelocities[0] = palm.angularVelocity.x;
        hand.angularVelocities[1] = palm.angularVelocity.y;
        hand.angularVelocities[2] = palm.angularVelocity.z;
        return hand;
    }

    private static TrackedPose anyPose(Random random) {
        TrackedPose pose = new TrackedPose();
        pose.position.set(anyVector(random, 5));
        pose.orientation
                .set(
                        (float) random.nextGaussian(),
                        (float) random.nextGaussian(),
                        (float) random.nextGaussian(),
                        (float) random.nextGaussian())
                .normalize();
        pose.linearVelocity.set(anyVector(random, 3));
        pose.angularVelocity.set(anyVector(random, 1.7f));
        pose.positionValid = true;
        pose.orientationValid = true;
        pose.linearVelocityValid = true;
        pose.angularVelocityValid = true;
        return pose;
    }

    private static Vector3f anyVector(Random random, float largest) {
        return new Vector3f(random.nextFloat(), random.nextFloat(), random.nextFloat())
                .mul(2)
                .sub(1, 1, 1)
                .mul(largest / (float) Math.sqrt(3));
    }
}
