package dev.highfive.client.headset.simulated;

import dev.highfive.client.hands.Finger;
import dev.highfive.client.hands.HandModel;
import dev.highfive.client.hands.HandPose;
import dev.highfive.client.hands.HandPoses;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import java.util.Random;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** One arm over time: where its hand goes, how the fingers are held, and that no hand is ever quite still. */
final class ArmMotion {
    private static final double LONGEST_REACH = 0.995;
    /** Beyond this the arm gives, so that it does not stop dead. */
    private static final double EASY_REACH = 0.96;

    private static final Finger[] FINGERS = Finger.values();

    final Track<HandGoal> goals;
    final Track<HandPose> poses;
    final Track<HandSight> sights;

    private final Walk walk;
    private final HandGoal.Arm arm;
    private final HandModel model;
    private final HandPose pose = new HandPose();
    private final Wander[] drift = new Wander[3];
    private final Wander[] tilt = new Wander[3];
    private final Wander[] fidget = new Wander[FINGERS.length];
    private final Vector3f wrist = new Vector3f();
    private final Quaternionf hand = new Quaternionf();
    private final Vector3f wristBefore = new Vector3f();
    private final Quaternionf handBefore = new Quaternionf();

    ArmMotion(Physique physique, Side side, Walk walk, Random random) {
        String name = side == Side.LEFT ? "left hand" : "right hand";
        this.walk = walk;
        goals = new Track<>(name, BodyGoal.REST);
        poses = new Track<>(name + "'s fingers", HandPoses.REST);
        sights = new Track<>(name, HandSight.TRACKED);
        arm = new HandGoal.Arm(physique, side);
        model = new HandModel(physique.handSize);
        for (int axis = 0; axis < 3; axis++) {
            drift[axis] = new Wander(random, 0.0035, 0.45);
            tilt[axis] = new Wander(random, 0.02, 0.4);
        }
        for (int finger = 0; finger < FINGERS.length; finger++) {
            fidget[finger] = new Wander(random, 0.03, 0.5);
        }
        measurePinch(side);
    }

    /** Where the wrist is and how the hand is turned, in the room. */
    void wrist(double time, Vector3f place, Quaternionf turn) {
        walk.at(time, arm.stance);
        arm.stance.shoulder(arm.physique, arm.side, arm.shoulder);
        goals.from(time).at(time, arm, wristBefore, handBefore);
        goals.to(time).at(time, arm, place, turn);
        float part = (float) goals.part(time);
        wristBefore.lerp(place, part, place);
        handBefore.slerp(turn, part, turn);
        place.add(drift[0].at(time), drift[1].at(time), drift[2].at(time));
        turn.rotateXYZ(tilt[0].at(time), tilt[1].at(time), tilt[2].at(time)).normalize();
        keepWithinReach(place);
    }

    /** All joints, as if they were seen. */
    void joints(double time, HandJoints joints) {
        wrist(time, wrist, hand);
        pose.blend(poses.from(time), poses.to(time), (float) poses.part(time));
        for (Finger finger : FINGERS) {
            pose.bend(finger, fidget[finger.ordinal()].at(time));
        }
        model.place(pose, arm.side, wrist, hand, joints);
    }

    /** The shoulder of the last time asked for. */
    Vector3f shoulder() {
        return arm.shoulder;
    }

    /** How far apart two goals are at a time, metres. */
    double distance(double time, HandGoal one, HandGoal other) {
        walk.at(time, arm.stance);
        arm.stance.shoulder(arm.physique, arm.side, arm.shoulder);
        one.at(time, arm, wristBefore, handBefore);
        other.at(time, arm, wrist, hand);
        keepWithinReach(wrist);
        return wristBefore.distance(wrist);
    }

    private void keepWithinReach(Vector3f place) {
        place.sub(arm.shoulder);
        double length = place.length();
        double reach = arm.physique.reach();
        double kept = Ease.soften(length, EASY_REACH * reach, LONGEST_REACH * reach);
        place.mul((float) (kept / Math.max(length, 1e-6))).add(arm.shoulder);
    }

    private void measurePinch(Side side) {
        HandJoints pinching = new HandJoints();
        model.place(HandPoses.PINCH, side, new Vector3f(), new Quaternionf(), pinching);
        pinching.position(Joint.THUMB_TIP, arm.pinchFromWrist)
                .add(pinching.position(Joint.INDEX_TIP, wrist))
                .mul(0.5f);
    }
}
