package dev.highfive.session.world;

/**
 * Whether a hand swings to and fro, as in waving, about which centre and how fast. What swings is pulled back
 * in proportion to its distance from the centre, so the accelerations of the last samples are compared with
 * their places; the better they agree, the more of the prediction is a swing. Place and rotation swing
 * together: a turn counts as the way of a point at {@link HandTrajectory#LEVER} from the palm.
 */
final class Swing {
    private static final int MAX_SAMPLES = 8;
    /** Fewer agree by chance. */
    private static final int MIN_SAMPLES = 6;
    private static final int DIMENSIONS = 6;
    /** Correlations up to this are found in hands that do not swing. */
    private static final float CHANCE = 0.65f;
    /** Squares of the slowest and fastest swing, in radians per second: from 0.8 to 4.8 swings a second. */
    private static final float MIN_SQUARED = 25;
    private static final float MAX_SQUARED = 900;
    private static final float SECONDS = 1e-9f;

    private final float[] places = new float[MAX_SAMPLES * DIMENSIONS];
    private final float[] times = new float[MAX_SAMPLES];
    private final float[] accelerations = new float[MAX_SAMPLES * DIMENSIONS];
    private final float[] centre = new float[DIMENSIONS];
    private final Quaternion turn = new Quaternion();
    private float weight;
    private float frequency;

    /** @param linked how many of the newest samples follow each other closely */
    void fit(Timeline timeline, int linked) {
        weight = 0;
        int samples = Math.min(linked, MAX_SAMPLES);
        if (samples < MIN_SAMPLES) {
            return;
        }
        readPlaces(timeline, samples);
        reckonAccelerations(samples);
        regress(samples);
    }

    /** From 0, for a hand that does not swing, to 1. */
    float weight() {
        return weight;
    }

    /** What the velocity is worth after so many seconds, in seconds. */
    float velocityFactor(float seconds) {
        return weight == 0 ? 0 : (float) Math.sin(frequency * seconds) / frequency;
    }

    /** How much of the way to the centre, and beyond it up to 2, is covered after so many seconds. */
    float centreFactor(float seconds) {
        return weight == 0 ? 0 : 1 - (float) Math.cos(frequency * seconds);
    }

    /** The centre, from the newest sample. */
    float x() {
        return centre[0];
    }

    float y() {
        return centre[1];
    }

    float z() {
        return centre[2];
    }

    /** The turn to the centre from the newest sample: a vector along the axis, in radians. */
    float turnX() {
        return centre[3] / HandTrajectory.LEVER;
    }

    float turnY() {
        return centre[4] / HandTrajectory.LEVER;
    }

    float turnZ() {
        return centre[5] / HandTrajectory.LEVER;
    }

    /** From the newest sample backward, all relative to it. */
    private void readPlaces(Timeline timeline, int samples) {
        Sample newest = timeline.newest();
        for (int index = 0; index < samples; index++) {
            Sample sample = timeline.get(timeline.count() - 1 - index);
            turn.between(newest.rotation, sample.rotation);
            float scale = turn.turnScale() * HandTrajectory.LEVER;
            int at = index * DIMENSIONS;
            places[at] = sample.x - newest.x;
            places[at + 1] = sample.y - newest.y;
            places[at + 2] = sample.z - newest.z;
            places[at + 3] = turn.x * scale;
            places[at + 4] = turn.y * scale;
            places[at + 5] = turn.z * scale;
            times[index] = (sample.timeNs - newest.timeNs) * SECONDS;
        }
    }

    /** Of all but the first and the last sample. */
    private void reckonAccelerations(int samples) {
        for (int index = 1; index < samples - 1; index++) {
            float after = times[index - 1] - times[index];
            float before = times[index] - times[index + 1];
            for (int at = index * DIMENSIONS; at < (index + 1) * DIMENSIONS; at++) {
                accelerations[at] = 2 / (after + before)
                    * ((places[at - DIMENSIONS] - places[at]) / after
                    - (places[at] - places[at + DIMENSIONS]) / before);
            }
        }
    }

    private void regress(int samples) {
        int from = DIMENSIONS;
        int to = (samples - 1) * DIMENSIONS;
        float perSample = 1f / (samples - 2);
        float placesSquared = 0;
        float accelerationsSquared = 0;
        float products = 0;
        for (int dimension = 0; dimension < DIMENSIONS; dimension++) {
            float meanPlace = 0;
            float meanAcceleration = 0;
            for (int at = from + dimension; at < to; at += DIMENSIONS) {
                meanPlace += places[at] * perSample;
                meanAcceleration += accelerations[at] * perSample;
            }
            for (int at = from + dimension; at < to; at += DIMENSIONS) {
                float place = places[at] - meanPlace;
                float acceleration = accelerations[at] - meanAcceleration;
                placesSquared += place * place;
                accelerationsSquared += acceleration * acceleration;
                products -= place * acceleration;
            }
            centre[dimension] = meanPlace;
            // Kept in a place that is read no more, until the frequency is known.
            accelerations[dimension] = meanAcceleration;
        }
        float agreement = products / (float) Math.sqrt(placesSquared * accelerationsSquared);
        if (!(agreement > CHANCE)) {
            return;
        }
        weight = Math.min(1, (agreement - CHANCE) / (1 - CHANCE));
        float squared = Math.max(MIN_SQUARED, Math.min(MAX_SQUARED, products / placesSquared));
        frequency = (float) Math.sqrt(squared);
        for (int dimension = 0; dimension < DIMENSIONS; dimension++) {
            centre[dimension] += accelerations[dimension] / squared;
        }
    }
}
