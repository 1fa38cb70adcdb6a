package dev.highfive.world;

import org.jspecify.annotations.Nullable;

/**
 * Where a hand will be. A hand changes its mind after a while, or after a way, whichever is sooner, so what is
 * fast is over soon; only what has hardly changed since the sample before goes on longer. Palm and joints obey
 * the same law, each by its own speed, the joints in the frame of the palm. A hand that swings to and fro is
 * predicted to go on swinging, see {@link Swing}.
 *
 * <p>The numbers were fitted to recordings of real hands; docs/prediction.md tells how, and what they gain.
 */
final class HandTrajectory extends Trajectory {
    /** After so long, or where it would be so far, a hand has gone only half as far. */
    private static final float LASTS_SECONDS = 0.3f;

    private static final float LASTS_METRES = 0.05f;
    /** Per second: nothing is steadier. */
    private static final float SLOWEST_CHANGE = 1;
    /**
     * The part of a sent velocity that the last two places bear out: this much or less if it is all noise, and
     * half of it if the hand was at rest and gathers speed evenly.
     */
    private static final float NOISE = 1 / 6f;

    private static final float MOVEMENT = 1 / 2f;
    private static final float SECONDS = 1e-9f;

    private final PalmPath path = new PalmPath();
    private final Swing swing = new Swing();
    private final float[] jointVelocities = new float[Motion.JOINT_FLOATS];
    /** Per second, for each joint. */
    private final float[] jointChanges = new float[Motion.JOINT_FLOATS / 3];

    private boolean fingersMove;
    private float palmChange;
    private float palmTrust;

    HandTrajectory() {
        super(true, LONGEST_NS);
    }

    @Override
    void fit(Timeline timeline) {
        super.fit(timeline);
        path.read(timeline);
        turnX = path.turn(0);
        turnY = path.turn(1);
        turnZ = path.turn(2);
        fitPalm();
        swing.fit(path);
        fingersMove = false;
        int count = timeline.count();
        if (path.count() > 1) {
            fitFingers(timeline.newest(), timeline.get(count - 2), path.count() > 2 ? timeline.get(count - 3) : null);
        }
    }

    @Override
    void move(float seconds, Motion out) {
        float along = (1 - swing.weight()) * palmTrust * lasting(seconds, palmChange)
                + swing.weight() * swing.velocityFactor(seconds);
        float back = swing.weight() * swing.centreFactor(seconds);
        out.x += along * vx + back * swing.place(0);
        out.y += along * vy + back * swing.place(1);
        out.z += along * vz + back * swing.place(2);
        turn(
                out,
                along * turnX + back * swing.turn(0),
                along * turnY + back * swing.turn(1),
                along * turnZ + back * swing.turn(2));
        if (fingersMove) {
            for (int joint = 0; joint < jointChanges.length; joint++) {
                float part = lasting(seconds, jointChanges[joint]);
                int at = 3 * joint;
                out.joints[at] += jointVelocities[at] * part;
                out.joints[at + 1] += jointVelocities[at + 1] * part;
                out.joints[at + 2] += jointVelocities[at + 2] * part;
            }
        }
    }

    private void fitPalm() {
        float speed = 0;
        float change = 0;
        float borneOut = 0;
        for (int now = 0; now < PalmPath.DIMENSIONS; now++) {
            int before = PalmPath.DIMENSIONS + now;
            float velocity = path.velocities[now];
            speed += velocity * velocity;
            change += squared(velocity - path.velocities[before]);
            borneOut += velocity * (path.places[now] - path.places[before]);
        }
        palmChange = change((float) Math.sqrt(speed));
        palmTrust = 1;
        if (path.count() > 1 && speed > 0) {
            float seconds = path.seconds[1];
            palmChange = Math.min(palmChange, change(speed, change, seconds));
            palmTrust = within01((borneOut / (speed * seconds) - NOISE) / (MOVEMENT - NOISE));
        }
    }

    /** The velocity of each joint now: that between two samples, and half of its change since before. */
    private void fitFingers(Sample newest, Sample previous, @Nullable Sample third) {
        if (!newest.hasJoints || !previous.hasJoints) {
            return;
        }
        fingersMove = true;
        float seconds = (newest.timeNs - previous.timeNs) * SECONDS;
        Sample oldest = third != null && third.hasJoints ? third : previous;
        boolean threeKnown = oldest != previous;
        float secondsBefore = threeKnown ? (previous.timeNs - oldest.timeNs) * SECONDS : seconds;
        float[] now = newest.joints;
        float[] before = previous.joints;
        float[] first = oldest.joints;
        float perSecond = 1 / seconds;
        float perSecondBefore = 1 / secondsBefore;
        float ahead = threeKnown ? seconds / (2 * (seconds + secondsBefore)) : 0;
        float speed = 0;
        float change = 0;
        float meanSpeed = 0;
        float together = 0;
        for (int index = 0; index < now.length; index++) {
            float velocityBefore = (before[index] - first[index]) * perSecondBefore;
            float mean = (now[index] - before[index]) * perSecond;
            float velocity = mean + (mean - velocityBefore) * ahead;
            jointVelocities[index] = velocity;
            speed += velocity * velocity;
            change += squared(velocity - velocityBefore);
            meanSpeed += mean * mean;
            together += mean * velocityBefore;
        }
        boolean comparable = threeKnown && speed > 0 && meanSpeed > 0;
        // Noise goes back half of the way that it came.
        limitFingers(
                comparable ? change(speed, change, seconds) : Float.MAX_VALUE,
                comparable ? within01(1 + 2 * together / meanSpeed) : 1);
    }

    private void limitFingers(float steadyChange, float trust) {
        for (int joint = 0; joint < jointChanges.length; joint++) {
            int at = 3 * joint;
            float speed = (float) Math.sqrt(
                    squared(jointVelocities[at]) + squared(jointVelocities[at + 1]) + squared(jointVelocities[at + 2]));
            jointChanges[joint] = Math.min(change(speed), steadyChange);
            jointVelocities[at] *= trust;
            jointVelocities[at + 1] *= trust;
            jointVelocities[at + 2] *= trust;
        }
    }

    /** Per second, by how fast it is: after one part of that, half of the way is lost. */
    private static float change(float speed) {
        return 1 / LASTS_SECONDS + speed / LASTS_METRES;
    }

    /** The same by how much it changed in so many seconds, from squares. */
    private static float change(float speedSquared, float changeSquared, float seconds) {
        return Math.max(SLOWEST_CHANGE, (float) Math.sqrt(changeSquared / speedSquared) / seconds);
    }

    /** How many seconds of full velocity one that changes is worth after so many. */
    private static float lasting(float seconds, float change) {
        return seconds / (1 + seconds * change);
    }

    private static float squared(float value) {
        return value * value;
    }

    private static float within01(float value) {
        return Math.max(0, Math.min(1, value));
    }
}
