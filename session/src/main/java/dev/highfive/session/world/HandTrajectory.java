package dev.highfive.session.world;

/**
 * Where a hand will be. Hands change their mind within a tenth of a second, so the velocity that was sent
 * fades, sooner if it was unsteady already; fingers go on for as long in the frame of the palm. A hand that
 * swings to and fro is predicted to go on swinging, see {@link Swing}.
 *
 * <p>The numbers were fitted to recordings of real hands; docs/prediction.md tells how, and what they gain.
 */
final class HandTrajectory extends Trajectory {
    /** In which the velocity of a hand fades to a third, if nothing is known about it. */
    private static final float FADE_SECONDS = 0.07f;
    /** A hand that moves steadily keeps its velocity for this part of the time in which that would change. */
    private static final float STEADY_PART = 0.3f;
    private static final float MAX_FADE_SECONDS = 1;
    /** Where a turn counts as much as a movement, in metres from the palm. */
    static final float LEVER = 0.1f;
    /** From here on, in radians per second, the rotation that was sent may be one that was cut short. */
    private static final float CUT_SHORT = (float) (0.95 * Math.PI);
    /** Samples further apart say nothing about each other. */
    static final long MAX_GAP_NS = 120_000_000;
    private static final float SECONDS = 1e-9f;

    private final float[] jointVelocities = new float[Motion.JOINT_FLOATS];
    private final Swing swing = new Swing();
    private boolean fingersMove;
    private float palmFade;
    private float fingerFade;
    private float previousTurnX;
    private float previousTurnY;
    private float previousTurnZ;

    HandTrajectory() {
        super(true, LONGEST_NS);
    }

    @Override
    void fit(Timeline timeline) {
        super.fit(timeline);
        int count = timeline.count();
        palmFade = FADE_SECONDS;
        fingerFade = FADE_SECONDS;
        fingersMove = false;
        int linked = linked(timeline);
        if (linked > 1) {
            Sample newest = timeline.get(count - 1);
            Sample previous = timeline.get(count - 2);
            Sample third = linked > 2 ? timeline.get(count - 3) : null;
            fitPalm(newest, previous, third);
            fitFingers(newest, previous, third);
        }
        swing.fit(timeline, linked);
    }

    @Override
    void move(float seconds, Motion out) {
        float part = faded(seconds, palmFade);
        float still = 1 - swing.weight();
        float swung = swing.weight() * swing.velocityFactor(seconds);
        float back = swing.weight() * swing.centreFactor(seconds);
        float along = still * part + swung;
        out.x += along * vx + back * swing.x();
        out.y += along * vy + back * swing.y();
        out.z += along * vz + back * swing.z();
        turn(out, along * turnX + back * swing.turnX(), along * turnY + back * swing.turnY(),
            along * turnZ + back * swing.turnZ());
        if (fingersMove) {
            float fingers = faded(seconds, fingerFade);
            for (int index = 0; index < jointVelocities.length; index++) {
                out.joints[index] += jointVelocities[index] * fingers;
            }
        }
    }

    /** How many of the newest samples follow each other closely. */
    private static int linked(Timeline timeline) {
        int count = timeline.count();
        int linked = 1;
        while (linked < count) {
            Sample later = timeline.get(count - linked);
            Sample earlier = timeline.get(count - linked - 1);
            if (later.first || later.otherClock || later.timeNs - earlier.timeNs > MAX_GAP_NS) {
                break;
            }
            linked++;
        }
        return linked;
    }

    private void fitPalm(Sample newest, Sample previous, Sample third) {
        lengthenTurn(previous, newest);
        float seconds = (newest.timeNs - previous.timeNs) * SECONDS;
        float x = turnX;
        float y = turnY;
        float z = turnZ;
        setTurn(previous);
        if (third != null) {
            lengthenTurn(third, previous);
        }
        previousTurnX = turnX;
        previousTurnY = turnY;
        previousTurnZ = turnZ;
        turnX = x;
        turnY = y;
        turnZ = z;
        float speed = squared(vx, vy, vz) + LEVER * LEVER * squared(x, y, z);
        float change = squared(vx - previous.vx, vy - previous.vy, vz - previous.vz)
            + LEVER * LEVER * squared(x - previousTurnX, y - previousTurnY, z - previousTurnZ);
        palmFade = fade(speed, change, seconds);
    }

    private void setTurn(Sample sample) {
        turn.between(sample.rotation, sample.inOneSecond);
        float scale = turn.turnScale();
        turnX = turn.x * scale;
        turnY = turn.y * scale;
        turnZ = turn.z * scale;
    }

    /** Rot2 cannot tell more than half a turn per second; then two rotations tell how much it was. */
    private void lengthenTurn(Sample from, Sample to) {
        float sent = (float) Math.sqrt(squared(turnX, turnY, turnZ));
        if (sent < CUT_SHORT) {
            return;
        }
        float seconds = (to.timeNs - from.timeNs) * SECONDS;
        float turned = turn.between(from.rotation, to.rotation).angle();
        float longer = Math.max(1, turned / seconds / sent);
        turnX *= longer;
        turnY *= longer;
        turnZ *= longer;
    }

    /** The velocity of each joint now: that between two samples, and half of its change since before. */
    private void fitFingers(Sample newest, Sample previous, Sample third) {
        if (!newest.hasJoints || !previous.hasJoints) {
            return;
        }
        fingersMove = true;
        float seconds = (newest.timeNs - previous.timeNs) * SECONDS;
        float perSecond = 1 / seconds;
        float[] now = newest.joints;
        float[] before = previous.joints;
        if (third == null || !third.hasJoints) {
            for (int index = 0; index < now.length; index++) {
                jointVelocities[index] = (now[index] - before[index]) * perSecond;
            }
            return;
        }
        float[] first = third.joints;
        float secondsBefore = (previous.timeNs - third.timeNs) * SECONDS;
        float perSecondBefore = 1 / secondsBefore;
        float ahead = seconds / (2 * (seconds + secondsBefore));
        float speed = 0;
        float change = 0;
        for (int index = 0; index < now.length; index++) {
            float velocityBefore = (before[index] - first[index]) * perSecondBefore;
            float velocity = (now[index] - before[index]) * perSecond;
            velocity += (velocity - velocityBefore) * ahead;
            jointVelocities[index] = velocity;
            speed += velocity * velocity;
            change += (velocity - velocityBefore) * (velocity - velocityBefore);
        }
        fingerFade = fade(speed, change, seconds);
    }

    /** From the squares of a velocity and of its change in so many seconds. */
    private static float fade(float speedSquared, float changeSquared, float seconds) {
        if (speedSquared == 0) {
            return FADE_SECONDS;
        }
        float steady = STEADY_PART * seconds * (float) Math.sqrt(speedSquared / changeSquared);
        return Math.max(FADE_SECONDS, Math.min(MAX_FADE_SECONDS, steady));
    }

    /** How many seconds of full velocity a fading one is worth after so many. */
    private static float faded(float seconds, float fade) {
        return fade * (1 - (float) Math.exp(-seconds / fade));
    }

    static float squared(float x, float y, float z) {
        return x * x + y * y + z * z;
    }
}
