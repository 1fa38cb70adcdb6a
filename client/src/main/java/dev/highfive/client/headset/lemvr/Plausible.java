package dev.highfive.client.headset.lemvr;

/** Whether numbers from the network can be what they are said to be. */
final class Plausible {
    /** Metres, or metres or radians a second: nobody is further away, or faster. */
    private static final float MOST = 1000;

    private Plausible() {}

    static boolean vector(float[] values) {
        boolean good = true;
        for (float value : values) {
            good &= value >= -MOST && value <= MOST;
        }
        return good;
    }

    /** Whether it has a place, and a rotation that is nearly one. */
    static boolean pose(float[] position, float[] orientation) {
        return vector(position) && rotation(orientation, 0);
    }

    static boolean rotation(float[] values, int at) {
        float length = values[at] * values[at]
                + values[at + 1] * values[at + 1]
                + values[at + 2] * values[at + 2]
                + values[at + 3] * values[at + 3];
        return length > 0.9f && length < 1.1f;
    }
}
