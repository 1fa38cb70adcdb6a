package dev.highfive.world;

/**
 * Whether a hand swings to and fro, as in waving, about which centre and how fast. What swings is pulled back
 * in proportion to its distance from the centre, so the accelerations of the last samples, by their places and
 * again by their velocities, are compared with the places; the better they agree, the more of the prediction
 * is a swing. A hand that reaches for something is slowed down and looks the same, but goes straight.
 */
final class Swing {
    /** Fewer agree by chance. */
    private static final int MIN_SAMPLES = 6;
    /** Correlations up to this are found in hands that do not swing, and from there on only in those that do. */
    private static final float CHANCE = 0.5f;

    private static final float CERTAIN = 0.8f;
    /** A hand swings fully only if this part of its way was a detour. */
    private static final float DETOUR = 0.2f;
    /** Squares of the slowest and fastest swing, in radians per second: from 0.8 to 4.8 swings a second. */
    private static final float MIN_SQUARED = 25;

    private static final float MAX_SQUARED = 900;

    private final float[] centre = new float[PalmPath.DIMENSIONS];
    private final float[] pull = new float[PalmPath.DIMENSIONS];
    private float weight;
    private float frequency;
    private float placesSquared;
    private float pullsSquared;
    private float products;

    void fit(PalmPath path) {
        weight = 0;
        if (path.count() < MIN_SAMPLES) {
            return;
        }
        float bent = Math.min(1, detour(path) / DETOUR);
        if (bent > 0) {
            regress(path, bent);
        }
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

    /** The centre along an axis, from the newest sample. */
    float place(int axis) {
        return centre[axis];
    }

    /** The turn to the centre from the newest sample: along an axis, in radians. */
    float turn(int axis) {
        return centre[3 + axis] / PalmPath.LEVER;
    }

    /** How much of the way was not straight, from 0 to 1. */
    private static float detour(PalmPath path) {
        float[] places = path.places;
        float way = 0;
        float straight = 0;
        for (int sample = 1; sample < path.count(); sample++) {
            float step = 0;
            straight = 0;
            for (int dimension = 0; dimension < PalmPath.DIMENSIONS; dimension++) {
                float place = places[sample * PalmPath.DIMENSIONS + dimension];
                float moved = place - places[(sample - 1) * PalmPath.DIMENSIONS + dimension];
                step += moved * moved;
                straight += place * place;
            }
            way += (float) Math.sqrt(step);
        }
        return way == 0 ? 0 : 1 - (float) Math.sqrt(straight) / way;
    }

    private void regress(PalmPath path, float bent) {
        placesSquared = 0;
        pullsSquared = 0;
        products = 0;
        for (int dimension = 0; dimension < PalmPath.DIMENSIONS; dimension++) {
            add(path, dimension);
        }
        float agreement = products / (float) Math.sqrt(placesSquared * pullsSquared);
        if (!(agreement > CHANCE)) {
            return;
        }
        weight = bent * Math.min(1, (agreement - CHANCE) / (CERTAIN - CHANCE));
        float squared = Math.max(MIN_SQUARED, Math.min(MAX_SQUARED, products / placesSquared));
        frequency = (float) Math.sqrt(squared);
        for (int dimension = 0; dimension < PalmPath.DIMENSIONS; dimension++) {
            centre[dimension] -= pull[dimension] / squared;
        }
    }

    /**
     * The pull, which is the acceleration the other way, in the middle between every two samples by their
     * velocities, and at every sample that is between two others by the three places.
     */
    private void add(PalmPath path, int dimension) {
        float[] places = path.places;
        float[] velocities = path.velocities;
        float sumPlaces = 0;
        float sumPulls = 0;
        float sumPlacesSquared = 0;
        float sumPullsSquared = 0;
        float sumProducts = 0;
        float laterSlope = 0;
        float laterSeconds = 0;
        for (int sample = 1; sample < path.count(); sample++) {
            int at = sample * PalmPath.DIMENSIONS + dimension;
            int later = at - PalmPath.DIMENSIONS;
            float seconds = path.seconds[sample];
            float slope = (places[later] - places[at]) / seconds;
            if (sample > 1) {
                float place = places[later];
                float pulled = 2 * (slope - laterSlope) / (seconds + laterSeconds);
                sumPlaces += place;
                sumPulls += pulled;
                sumPlacesSquared += place * place;
                sumPullsSquared += pulled * pulled;
                sumProducts += place * pulled;
            }
            float place = 0.5f * (places[later] + places[at]);
            float pulled = (velocities[at] - velocities[later]) / seconds;
            sumPlaces += place;
            sumPulls += pulled;
            sumPlacesSquared += place * place;
            sumPullsSquared += pulled * pulled;
            sumProducts += place * pulled;
            laterSlope = slope;
            laterSeconds = seconds;
        }
        float perPoint = 1f / (2 * path.count() - 3);
        centre[dimension] = sumPlaces * perPoint;
        pull[dimension] = sumPulls * perPoint;
        placesSquared += sumPlacesSquared - sumPlaces * centre[dimension];
        pullsSquared += sumPullsSquared - sumPulls * pull[dimension];
        products += sumProducts - sumPlaces * pull[dimension];
    }
}
