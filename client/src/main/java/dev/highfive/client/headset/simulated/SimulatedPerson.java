package dev.highfive.client.headset.simulated;

import dev.highfive.client.hands.FingerGestures;
import dev.highfive.client.hands.GripPose;
import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Origin;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * What a headset measures of a person who follows a script. Velocities are the slope of the movement itself,
 * as everything is a smooth function of time.
 */
final class SimulatedPerson {
    private static final double SLOPE_SECONDS = 0.004;
    private static final float OUTER_ANGLE = (float) Math.toRadians(50);
    private static final float INNER_ANGLE = (float) Math.toRadians(44);
    private static final float UP_ANGLE = (float) Math.toRadians(46);
    private static final float DOWN_ANGLE = (float) Math.toRadians(50);

    boolean velocities = true;
    boolean controllersOnly;
    final Origin origin = new Origin();

    private final Script script;
    private final Slopes slopes = new Slopes();
    private final TrackedPose headPose = new TrackedPose();
    private final TrackedPose palm = new TrackedPose();
    private final HandJoints joints = new HandJoints();
    private final HandJoints before = new HandJoints();
    private final HandJoints after = new HandJoints();
    private final Vector3f place = new Vector3f();
    private final Vector3f other = new Vector3f();
    private final Vector3f placeAfter = new Vector3f();
    private final Quaternionf turn = new Quaternionf();
    private final Quaternionf turnAfter = new Quaternionf();

    SimulatedPerson(Script script) {
        this.script = script;
    }

    void head(double time, TrackedPose head) {
        head(time, head.position, head.orientation);
        valid(head);
        if (velocities) {
            head(time - SLOPE_SECONDS / 2, place, turn);
            head(time + SLOPE_SECONDS / 2, placeAfter, turnAfter);
            placeAfter.sub(place, head.linearVelocity).div((float) SLOPE_SECONDS);
            slopes.angular(turn, turnAfter, SLOPE_SECONDS, head.angularVelocity);
        }
    }

    private void head(double time, Vector3f position, Quaternionf orientation) {
        script.head.at(time, position, orientation);
        origin.apply(position, orientation);
    }

    /** Lets the head come to be somewhere else, and all else with it. */
    void place(double time, float x, float z, float yaw) {
        script.head.at(time, place, turn);
        origin.move(place, turn, x, z, yaw);
    }

    void views(double time, EyeView left, EyeView right) {
        head(time, headPose.position, headPose.orientation);
        view(left, -script.physique.ipd / 2).setAngles(-OUTER_ANGLE, INNER_ANGLE, UP_ANGLE, -DOWN_ANGLE);
        view(right, script.physique.ipd / 2).setAngles(-INNER_ANGLE, OUTER_ANGLE, UP_ANGLE, -DOWN_ANGLE);
    }

    void hand(Side side, double time, HandJoints hand) {
        if (sight(side, time) == HandSight.TRACKED) {
            locate(side, time, hand);
        } else {
            hand.invalidate();
        }
    }

    void input(Side side, double time, HandInput input) {
        input.clear();
        HandSight sight = sight(side, time);
        if (sight == HandSight.LOST) {
            return;
        }
        locate(side, time, joints);
        JointMap.palm(joints, palm);
        GripPose.fromPalm(side, palm, input.gripPose);
        aim(side, input.aimPose);
        input.pinch = FingerGestures.pinch(joints);
        input.grip = FingerGestures.fist(joints);
        input.source = HandInput.Source.HAND;
        if (sight == HandSight.CONTROLLER) {
            input.source = HandInput.Source.CONTROLLER;
            input.trigger = input.pinch;
        }
    }

    private HandSight sight(Side side, double time) {
        HandSight sight = script.arm(side).sights.to(time);
        return controllersOnly && sight == HandSight.TRACKED ? HandSight.CONTROLLER : sight;
    }

    private void locate(Side side, double time, HandJoints hand) {
        ArmMotion arm = script.arm(side);
        if (velocities) {
            joints(arm, time - SLOPE_SECONDS / 2, before);
            joints(arm, time + SLOPE_SECONDS / 2, after);
        }
        joints(arm, time, hand);
        if (velocities) {
            slopes.joints(before, after, SLOPE_SECONDS, hand);
        }
    }

    private void joints(ArmMotion arm, double time, HandJoints hand) {
        arm.joints(time, hand);
        origin.apply(hand);
    }

    private void valid(TrackedPose pose) {
        pose.positionValid = true;
        pose.orientationValid = true;
        pose.positionTracked = true;
        pose.linearVelocityValid = velocities;
        pose.angularVelocityValid = velocities;
    }

    private EyeView view(EyeView view, float right) {
        view.valid = true;
        view.orientation.set(headPose.orientation);
        headPose.orientation.transform(view.position.set(right, 0, 0)).add(headPose.position);
        return view;
    }

    /** From the shoulder through where thumb and forefinger meet. */
    private void aim(Side side, TrackedPose aim) {
        FingerGestures.pinchPoint(joints, aim.position);
        origin.apply(other.set(script.arm(side).shoulder()));
        aim.position.sub(other, place).normalize();
        aim.orientation.rotationTo(other.set(0, 0, -1), place);
        valid(aim);
        aim.linearVelocityValid = false;
        aim.angularVelocityValid = false;
    }
}
