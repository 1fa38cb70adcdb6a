package dev.highfive.client.headset.simulated;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.hands.HandPoses;
import dev.highfive.client.hands.HandSpace;
import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.codec.Allocation;
import java.util.Arrays;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

/** A person who does everything that a script can say, looked at 200 times a second. */
class SimulatedMotionTest {
    private static final double STEP_SECONDS = 0.005;
    private static final Vector3f CUBE = new Vector3f(0.1f, 1.1f, -1.5f);
    private static final Vector3f ELSEWHERE = new Vector3f(-0.25f, 1.2f, -1.42f);

    private final Script script = everything(7);
    private final SimulatedPerson person = new SimulatedPerson(script);
    private final double end = script.now();

    static Script everything(long seed) {
        Script script = new Script(Physique.AVERAGE, seed, 0, 0, 0.5f)
                .pause(1)
                .lookAt(new Vector3f(0, 1.6f, -5))
                .walkTo(0, -1)
                .wave(Side.RIGHT, 2)
                .lookAtHand(Side.RIGHT)
                .reach(Side.RIGHT, CUBE)
                .pinch(Side.RIGHT)
                .carry(Side.RIGHT, ELSEWHERE)
                .release(Side.RIGHT);
        return script.rest(Side.RIGHT)
                .lookAhead()
                .point(Side.LEFT, new Vector3f(-2, 1.2f, -4), 1)
                .thumbsUp(Side.RIGHT, 1)
                .shrug(Side.LEFT, 1)
                .hold(Side.LEFT, HandPoses.FIST)
                .draw(Side.RIGHT, Figure.HEART, new Vector3f(0.05f, 1.35f, -1.46f), 0.13f, 3)
                .rest(Side.RIGHT)
                .rest(Side.LEFT)
                .face(2, 0)
                .walkTo(1, 1);
    }

    @Test
    void headAndHandsMoveSmoothly() {
        TrackedPose head = new TrackedPose();
        Smoothness headMotion = new Smoothness("head", 1.9f, 8);
        for (double time = 0; time < end; time += STEP_SECONDS) {
            person.head(time, head);
            headMotion.see(head.position, time);
        }
        for (Side side : Side.values()) {
            HandJoints hand = new HandJoints();
            Smoothness wrist = new Smoothness(side + " wrist", 2.5f, 22);
            Smoothness tip = new Smoothness(side + " fingertip", 4, 60);
            for (double time = 0; time < end; time += STEP_SECONDS) {
                person.hand(side, time, hand);
                wrist.see(hand.position(Joint.WRIST, new Vector3f()), time);
                tip.see(hand.position(Joint.INDEX_TIP, new Vector3f()), time);
            }
        }
    }

    @Test
    void armsReachNoFurtherThanTheyAreLongAndWristsBendAsWristsDo() {
        HandJoints hand = new HandJoints();
        for (Side side : Side.values()) {
            for (double time = 0; time < end; time += STEP_SECONDS) {
                person.hand(side, time, hand);
                Vector3f shoulder = script.arm(side).shoulder();
                Vector3f wrist = hand.position(Joint.WRIST, new Vector3f());
                double when = time;
                assertTrue(wrist.distance(shoulder) <= Physique.AVERAGE.reach(), () -> "reach at " + when);
                Vector3f forearm = wrist.sub(Elbow.of(shoulder, wrist, side, yaw(time)), new Vector3f());
                Vector3f fingers =
                        hand.orientation(Joint.WRIST, new Quaternionf()).transform(new Vector3f(0, 0, -1));
                double bend = Math.toDegrees(forearm.angle(fingers));
                assertTrue(bend < 85, () -> side + " wrist is bent by " + bend + " at " + when);
            }
        }
    }

    @Test
    void fingersLeaveEachOtherRoom() {
        HandJoints hand = new HandJoints();
        for (Side side : Side.values()) {
            for (double time = 0; time < end; time += 4 * STEP_SECONDS) {
                person.hand(side, time, hand);
                double when = time;
                float room = HandSpace.betweenFingers(hand);
                assertTrue(room > 0.4f, () -> "Fingers are in each other at " + when + ": " + room);
                assertTrue(HandSpace.abovePalm(hand) > 0.008f, () -> "A finger is in the palm at " + when);
            }
        }
    }

    @Test
    void velocitiesAreTheSlopeOfTheMovement() {
        HandJoints before = new HandJoints();
        HandJoints now = new HandJoints();
        HandJoints after = new HandJoints();
        for (double time = 0.5; time < end; time += 0.1) {
            person.hand(Side.RIGHT, time - 0.005, before);
            person.hand(Side.RIGHT, time, now);
            person.hand(Side.RIGHT, time + 0.005, after);
            Vector3f slope = after.position(Joint.PALM, new Vector3f())
                    .sub(before.position(Joint.PALM, new Vector3f()))
                    .div(0.01f);
            assertTrue(slope.equals(now.linearVelocity(Joint.PALM, new Vector3f()), 0.02f));
            Vector3f spin = now.angularVelocity(Joint.PALM, new Vector3f()).mul(0.01f);
            Quaternionf turned = before.orientation(Joint.PALM, new Quaternionf())
                    .premul(new Quaternionf().rotationAxis(spin.length(), spin.normalize(new Vector3f())));
            assertEquals(1, Math.abs(turned.dot(after.orientation(Joint.PALM, new Quaternionf()))), 1e-5f);
        }
    }

    @Test
    void sameSeedMovesTheSameWayAndAnotherDoesNot() {
        HandJoints hand = new HandJoints();
        HandJoints again = new HandJoints();
        HandJoints other = new HandJoints();
        SimulatedPerson twin = new SimulatedPerson(everything(7));
        SimulatedPerson stranger = new SimulatedPerson(everything(8));
        for (double time = end; time > 0; time -= 0.37) {
            person.hand(Side.LEFT, time, hand);
            stranger.hand(Side.LEFT, time, other);
            assertFalse(Arrays.equals(hand.positions, other.positions));
        }
        for (double time = end; time > 0; time -= 0.37) {
            person.hand(Side.LEFT, time, hand);
            twin.hand(Side.LEFT, time, again);
            assertArrayEquals(hand.positions, again.positions);
            assertArrayEquals(hand.orientations, again.orientations);
        }
    }

    @Test
    void pinchesWhereItIsToldTo() {
        Script script = new Script(Physique.AVERAGE, 3, 0, -1, 0).reach(Side.RIGHT, CUBE);
        double reached = script.now();
        double pinched = script.pinch(Side.RIGHT).now();
        double carried = script.carry(Side.RIGHT, ELSEWHERE).now();
        SimulatedPerson person = new SimulatedPerson(script);
        HandInput input = new HandInput();
        person.input(Side.RIGHT, reached, input);
        assertTrue(input.pinch < 0.3f, () -> "pinch " + input.pinch);
        person.input(Side.RIGHT, pinched, input);
        assertEquals(HandInput.Source.HAND, input.source);
        assertEquals(1, input.pinch, 0.1f);
        assertTrue(input.aimPose.position.distance(CUBE) < 0.015f);
        person.input(Side.RIGHT, carried, input);
        assertEquals(1, input.pinch, 0.1f);
        assertTrue(input.aimPose.position.distance(ELSEWHERE) < 0.015f);
    }

    @Test
    void headLooksAtWhatItIsToldTo() {
        Vector3f place = new Vector3f(1.5f, 0.9f, -2);
        Script script = new Script(Physique.AVERAGE, 3, 0, 0, 0).lookAt(place);
        TrackedPose head = new TrackedPose();
        new SimulatedPerson(script).head(2, head);
        Vector3f ahead = head.orientation.transform(new Vector3f(0, 0, -1));
        assertTrue(Math.toDegrees(ahead.angle(place.sub(head.position, new Vector3f()))) < 6);
    }

    @Test
    void openHandIsNoFistAndAFistIsNoPinch() {
        Script script = new Script(Physique.AVERAGE, 3, 0, 0, 0)
                .hold(Side.LEFT, HandPoses.FIST)
                .hold(Side.RIGHT, HandPoses.OPEN);
        SimulatedPerson person = new SimulatedPerson(script);
        HandInput input = new HandInput();
        person.input(Side.LEFT, script.now(), input);
        assertTrue(input.grip > 0.9f, () -> "fist " + input.grip);
        assertTrue(input.pinch < 0.5f, () -> "pinch of a fist " + input.pinch);
        person.input(Side.RIGHT, script.now(), input);
        assertTrue(input.grip < 0.1f, () -> "open " + input.grip);
    }

    @Test
    void busyHandRefusesSomethingElse() {
        Script script = new Script(Physique.AVERAGE, 3, 0, 0, 0).wave(Side.LEFT, 2);
        assertThrows(IllegalArgumentException.class, () -> script.at(1).thumbsUp(Side.LEFT, 1));
        script.at(1).thumbsUp(Side.RIGHT, 1);
    }

    @Test
    void movesWithoutAllocating() {
        TrackedPose head = new TrackedPose();
        HandJoints hand = new HandJoints();
        HandInput input = new HandInput();
        assertEquals(0, Allocation.of(() -> {
            for (int frame = 0; frame < 200; frame++) {
                person.head(frame * 0.1, head);
                person.hand(Side.LEFT, frame * 0.1, hand);
                person.input(Side.RIGHT, frame * 0.1, input);
            }
        }));
    }

    private float yaw(double time) {
        Stance stance = new Stance();
        script.walk.at(time, stance);
        return stance.yaw;
    }
}
