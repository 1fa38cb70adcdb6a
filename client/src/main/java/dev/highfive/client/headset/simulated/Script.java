package dev.highfive.client.headset.simulated;

import dev.highfive.client.hands.HandPose;
import dev.highfive.client.hands.HandPoses;
import dev.highfive.client.headset.Side;
import java.util.Random;
import org.joml.Vector3fc;

/**
 * What a simulated person does, told in the order in which it happens:
 * <pre>{@code
 * new Script(Physique.AVERAGE, 7, 0, 0, 0)
 *     .pause(1).walkTo(0, -1).wave(Side.RIGHT, 2)
 *     .reach(Side.RIGHT, cube).pinch(Side.RIGHT).carry(Side.RIGHT, elsewhere).release(Side.RIGHT);
 * }</pre>
 * Each line begins when the one before is done, at {@link #now}. {@link #at} sets that time, so that hands
 * can do different things at once and people can meet. Where everything is follows from the seed and the time
 * alone.
 */
public final class Script {
    private static final double FINGER_SECONDS = 0.35;
    private static final double HEAD_SECONDS = 0.6;

    final Physique physique;
    final Walk walk;
    final HeadMotion head;
    private final ArmMotion[] arms = new ArmMotion[2];
    private double now;

    /**
     * A person who stands somewhere and faces a direction: a yaw of 0 is -Z, positive turns left, radians.
     */
    public Script(Physique physique, long seed, float x, float z, float yaw) {
        Random random = new Random(seed);
        this.physique = physique;
        walk = new Walk(x, z, yaw);
        arms[0] = new ArmMotion(physique, Side.LEFT, walk, random);
        arms[1] = new ArmMotion(physique, Side.RIGHT, walk, random);
        head = new HeadMotion(physique, walk, arms, random);
    }

    /** When the next line begins, in seconds from the start. */
    public double now() {
        return now;
    }

    /** Lets the next line begin at a time, earlier or later than it would. */
    public Script at(double seconds) {
        now = seconds;
        return this;
    }

    public Script pause(double seconds) {
        now += seconds;
        return this;
    }

    /** Turns the body towards a point on the floor. */
    public Script face(float x, float z) {
        now = walk.face(now, x, z);
        return this;
    }

    /** Turns towards a point on the floor and walks there. */
    public Script walkTo(float x, float z) {
        now = walk.to(now, x, z);
        return this;
    }

    /** Begins to look at a place; does not wait for it. */
    public Script lookAt(Vector3fc place) {
        return gaze(Gaze.at(place));
    }

    /** Begins to follow a hand with the eyes; does not wait for it. */
    public Script lookAtHand(Side side) {
        return gaze(side == Side.LEFT ? Gaze.LEFT_HAND : Gaze.RIGHT_HAND);
    }

    public Script lookAhead() {
        return gaze(Gaze.AHEAD);
    }

    /** Raises a hand, waves it for a time and lowers it. */
    public Script wave(Side side, double seconds) {
        double raised = now + raiseSeconds(side, new WaveGoal(now, now));
        move(side, new WaveGoal(raised - 0.2, raised + seconds), HandPoses.WAVE);
        return pause(seconds).rest(side);
    }

    /** Points at a place for a time. */
    public Script point(Side side, Vector3fc place, double seconds) {
        return move(side, new PointGoal(place), HandPoses.POINT).pause(seconds).rest(side);
    }

    public Script thumbsUp(Side side, double seconds) {
        return move(side, BodyGoal.THUMBS_UP, HandPoses.THUMBS_UP)
                .pause(seconds)
                .rest(side);
    }

    /** Shows open palms. */
    public Script shrug(Side side, double seconds) {
        return move(side, BodyGoal.SHRUG, HandPoses.OPEN).pause(seconds).rest(side);
    }

    /**
     * Brings thumb and forefinger, open, to a place in the room; the arm stretches no further than it can.
     */
    public Script reach(Side side, Vector3fc place) {
        return move(side, new ReachGoal(place), HandPoses.PINCH_OPEN);
    }

    public Script pinch(Side side) {
        return hold(side, HandPoses.PINCH);
    }

    /** Opens thumb and forefinger. */
    public Script release(Side side) {
        return hold(side, HandPoses.PINCH_OPEN);
    }

    /** Holds the fingers in some way, where the hand is. */
    public Script hold(Side side, HandPose pose) {
        arm(side).poses.change(now, FINGER_SECONDS, pose);
        return pause(FINGER_SECONDS);
    }

    /** Brings thumb and forefinger, as they are, to a place in the room. */
    public Script carry(Side side, Vector3fc place) {
        return move(side, new ReachGoal(place), arm(side).poses.to(now));
    }

    /** Brings a hand, as it is, in front of the chest, where it stays when the body walks. */
    public Script carryAlong(Side side) {
        return move(side, BodyGoal.HOLD, arm(side).poses.to(now));
    }

    /**
     * Draws a figure with thumb and forefinger together, upright before the body as it stands now, and lets
     * go.
     *
     * @param size from the centre to the edge, metres
     */
    public Script draw(Side side, Figure figure, Vector3fc centre, float size, double seconds) {
        Stance stance = new Stance();
        walk.at(now, stance);
        DrawGoal still = new DrawGoal(figure, centre, stance.yaw, size, now + 1e6, seconds);
        double raised = now + raiseSeconds(side, still) + FINGER_SECONDS;
        DrawGoal goal = new DrawGoal(figure, centre, stance.yaw, size, raised, seconds);
        return move(side, goal, HandPoses.PINCH_OPEN).pinch(side).pause(seconds).release(side);
    }

    /** Lowers a hand. */
    public Script rest(Side side) {
        return move(side, BodyGoal.REST, HandPoses.REST);
    }

    /** From now on the headset sees a hand so. */
    public Script see(Side side, HandSight sight) {
        arm(side).sights.change(now, 0, sight);
        return this;
    }

    ArmMotion arm(Side side) {
        return arms[side.ordinal()];
    }

    private Script gaze(Gaze gaze) {
        head.gazes.change(Math.max(now, head.gazes.end()), HEAD_SECONDS, gaze);
        return this;
    }

    private Script move(Side side, HandGoal goal, HandPose pose) {
        double seconds = raiseSeconds(side, goal);
        ArmMotion arm = arm(side);
        if (pose != arm.poses.to(now)) {
            arm.poses.change(now, 0.85 * seconds, pose);
        }
        arm.goals.change(now, seconds, goal);
        return pause(seconds);
    }

    /** As long as a hand takes that is in no hurry. */
    private double raiseSeconds(Side side, HandGoal goal) {
        ArmMotion arm = arm(side);
        double distance = arm.distance(now, arm.goals.to(now), goal);
        return Math.min(2.5, 0.45 + distance / 0.85);
    }
}
