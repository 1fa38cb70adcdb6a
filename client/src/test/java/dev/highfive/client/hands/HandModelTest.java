package dev.highfive.client.hands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import dev.highfive.codec.Allocation;
import dev.highfive.codec.gamestate.Hand2;
import java.util.Map;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class HandModelTest {
    private static final Map<String, HandPose> POSES = Map.of(
            "rest",
            HandPoses.REST,
            "open",
            HandPoses.OPEN,
            "wave",
            HandPoses.WAVE,
            "fist",
            HandPoses.FIST,
            "thumbs up",
            HandPoses.THUMBS_UP,
            "point",
            HandPoses.POINT,
            "pinch",
            HandPoses.PINCH,
            "pinch open",
            HandPoses.PINCH_OPEN,
            "grab",
            HandPoses.GRAB);

    private final HandModel model = new HandModel(1);

    @Test
    void everyJointIsTrackedAndBonesKeepTheirLengths() {
        HandJoints rest = right(HandPoses.REST);
        for (HandPose pose : POSES.values()) {
            HandJoints hand = right(pose);
            assertTrue(hand.isTracked());
            for (Joint joint : Joint.values()) {
                boolean first =
                        joint.ordinal() <= Joint.WRIST.ordinal() || joint.name().endsWith("METACARPAL");
                if (!first) {
                    assertEquals(bone(rest, joint), bone(hand, joint), 1e-6f, joint.name());
                }
            }
        }
    }

    @Test
    void everyJointLooksAlongItsBone() {
        for (HandPose pose : POSES.values()) {
            HandJoints hand = right(pose);
            for (Joint joint : Joint.values()) {
                if (joint.ordinal() < Joint.THUMB_METACARPAL.ordinal()
                        || joint.name().endsWith("TIP")) {
                    continue;
                }
                Vector3f bone = next(hand, joint).sub(hand.position(joint, new Vector3f()));
                Vector3f ahead = hand.orientation(joint, new Quaternionf()).transform(new Vector3f(0, 0, -1));
                assertEquals(0, bone.angle(ahead), 2e-3f, joint.name());
            }
        }
    }

    @Test
    void leftMirrorsRight() {
        HandJoints left = new HandJoints();
        for (HandPose pose : POSES.values()) {
            HandJoints right = right(pose);
            model.place(pose, Side.LEFT, new Vector3f(), new Quaternionf(), left);
            for (Joint joint : Joint.values()) {
                Vector3f mirrored = left.position(joint, new Vector3f()).mul(-1, 1, 1);
                assertTrue(mirrored.equals(right.position(joint, new Vector3f()), 1e-6f));
                Vector3f up = left.orientation(joint, new Quaternionf()).transform(new Vector3f(0, 1, 0));
                right.orientation(joint, new Quaternionf()).transform(mirrored.set(0, 1, 0));
                assertTrue(up.mul(-1, 1, 1).equals(mirrored, 1e-5f));
            }
        }
    }

    @Test
    void thumbIsOnTheSideOfTheForefinger() {
        HandJoints hand = right(HandPoses.OPEN);
        assertTrue(hand.position(Joint.THUMB_TIP, new Vector3f()).x < -0.05f);
        assertTrue(hand.position(Joint.LITTLE_TIP, new Vector3f()).x > 0.03f);
    }

    @Test
    void pinchBringsThumbAndForefingerTogether() {
        assertEquals(0.013f, tips(right(HandPoses.PINCH), Joint.INDEX_TIP), 0.003f);
        assertTrue(tips(right(HandPoses.PINCH), Joint.MIDDLE_TIP) > 0.03f);
        assertTrue(tips(right(HandPoses.PINCH_OPEN), Joint.INDEX_TIP) > 0.04f);
    }

    /** Of the fingers at the sides, into which one could see. */
    @Test
    void closedFingersHaveNoHollow() {
        assertTrue(HandSpace.within(right(HandPoses.FIST), Joint.INDEX_PROXIMAL) < 1.15f);
        assertTrue(HandSpace.within(right(HandPoses.THUMBS_UP), Joint.INDEX_PROXIMAL) < 1.15f);
        for (HandPose pose : new HandPose[] {HandPoses.FIST, HandPoses.THUMBS_UP, HandPoses.POINT}) {
            assertTrue(HandSpace.within(right(pose), Joint.LITTLE_PROXIMAL) < 1.15f);
        }
    }

    @Test
    void fingersLeaveEachOtherRoomInAndBetweenAllPoses() {
        HandPose between = new HandPose();
        for (Map.Entry<String, HandPose> from : POSES.entrySet()) {
            for (Map.Entry<String, HandPose> to : POSES.entrySet()) {
                for (int step = 0; step <= 20; step++) {
                    HandJoints hand = right(between.blend(from.getValue(), to.getValue(), step / 20f));
                    String where = from.getKey() + " to " + to.getKey() + " at " + step;
                    float room = HandSpace.betweenFingers(hand);
                    assertTrue(room > (step % 20 == 0 ? 0.75f : 0.4f), () -> where + ": " + room);
                    float height = HandSpace.abovePalm(hand);
                    assertTrue(height > 0.008f, () -> where + ": " + height);
                    assertTrue(HandLimits.allow(between), where);
                }
            }
        }
    }

    @Test
    void anglesStayWithinWhatAHandCanDo() {
        HandPose wild = new HandPose().fingers(500, -500, 500).thumb(500, -500, 500, -500, 500);
        assertTrue(HandLimits.allow(wild));
    }

    @Test
    void receiverTurnsTheJointsAlmostAsTheSenderDid() {
        JointMap map = new JointMap();
        Hand2 wire = new Hand2();
        HandJoints received = new HandJoints();
        for (Map.Entry<String, HandPose> pose : POSES.entrySet()) {
            for (Side side : Side.values()) {
                HandJoints sent = new HandJoints();
                model.place(pose.getValue(), side, new Vector3f(1, 1, -1), new Quaternionf(), sent);
                map.toWire(sent, side, wire);
                map.fromWire(wire, received);
                for (Joint joint : Joint.values()) {
                    float error = (float) Math.toDegrees(2
                            * Math.acos(Math.min(
                                    1,
                                    Math.abs(sent.orientation(joint, new Quaternionf())
                                            .dot(received.orientation(joint, new Quaternionf()))))));
                    float most = joint.name().startsWith("THUMB") ? 30 : 15;
                    assertTrue(error < most, () -> pose.getKey() + " " + side + " " + joint + ": " + error);
                }
            }
        }
    }

    @Test
    void placesWithoutAllocating() {
        HandJoints hand = new HandJoints();
        Vector3f wrist = new Vector3f();
        Quaternionf turn = new Quaternionf();
        HandPose pose = new HandPose();
        assertEquals(0, Allocation.of(() -> {
            for (int frame = 0; frame < 1000; frame++) {
                pose.blend(HandPoses.FIST, HandPoses.OPEN, frame / 1000f);
                model.place(pose, Side.LEFT, wrist, turn, hand);
            }
        }));
    }

    private HandJoints right(HandPose pose) {
        HandJoints hand = new HandJoints();
        model.place(pose, Side.RIGHT, new Vector3f(), new Quaternionf(), hand);
        return hand;
    }

    private static float tips(HandJoints hand, Joint tip) {
        return hand.position(Joint.THUMB_TIP, new Vector3f()).distance(hand.position(tip, new Vector3f()));
    }

    private static float bone(HandJoints hand, Joint end) {
        Joint start = Joint.values()[end.ordinal() - 1];
        return hand.position(start, new Vector3f()).distance(hand.position(end, new Vector3f()));
    }

    private static Vector3f next(HandJoints hand, Joint joint) {
        return hand.position(Joint.values()[joint.ordinal() + 1], new Vector3f());
    }
}
