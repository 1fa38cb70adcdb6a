package dev.highfive.world;

import org.jspecify.annotations.Nullable;

/**
 * Where the palm was at its last samples, and how fast: six numbers for each, the newest first. Three are its
 * place; three are its turn, as the way of a point at {@link #LEVER} from it, so that both count alike. All
 * places are relative to the newest.
 */
final class PalmPath {
    static final int DIMENSIONS = 6;
    static final int MAX_SAMPLES = 12;
    /** In metres from the palm: about where the fingers are. */
    static final float LEVER = 0.1f;
    /** Samples further apart say nothing about each other. */
    private static final long MAX_GAP_NS = 120_000_000;
    /** From here on, in radians per second, the rotation that was sent may be one that was cut short. */
    private static final float CUT_SHORT = (float) (0.95 * Math.PI);

    private static final float SECONDS = 1e-9f;

    final float[] places = new float[MAX_SAMPLES * DIMENSIONS];
    final float[] velocities = new float[MAX_SAMPLES * DIMENSIONS];
    /** From each sample to the next newer one, in seconds; that of the newest means nothing. */
    final float[] seconds = new float[MAX_SAMPLES];

    private final Quaternion turn = new Quaternion();
    private int count;

    void read(Timeline timeline) {
        Sample newest = timeline.newest();
        int linked = linked(timeline);
        count = Math.min(linked, MAX_SAMPLES);
        for (int index = 0; index < count; index++) {
            Sample sample = back(timeline, index);
            readPlace(newest, sample, index * DIMENSIONS);
            readVelocity(sample, index + 1 < linked ? back(timeline, index + 1) : null, index * DIMENSIONS);
            seconds[index] = index == 0 ? 0 : (back(timeline, index - 1).timeNs - sample.timeNs) * SECONDS;
        }
    }

    /** How many samples there are: those that follow each other closely. */
    int count() {
        return count;
    }

    /** Of the newest sample, along an axis, in radians per second. */
    float turn(int axis) {
        return velocities[3 + axis] / LEVER;
    }

    private static Sample back(Timeline timeline, int index) {
        return timeline.get(timeline.count() - 1 - index);
    }

    private static int linked(Timeline timeline) {
        int linked = 1;
        while (linked < timeline.count()) {
            Sample later = back(timeline, linked - 1);
            Sample earlier = back(timeline, linked);
            if (later.first || later.otherClock || later.timeNs - earlier.timeNs > MAX_GAP_NS) {
                break;
            }
            linked++;
        }
        return linked;
    }

    /** Turns by their chord, which is 4 % shorter than the arc at one radian, and needs no arc tangent. */
    private void readPlace(Sample newest, Sample sample, int at) {
        turn.between(newest.rotation, sample.rotation);
        float scale = turn.w < 0 ? -2 * LEVER : 2 * LEVER;
        places[at] = sample.x - newest.x;
        places[at + 1] = sample.y - newest.y;
        places[at + 2] = sample.z - newest.z;
        places[at + 3] = turn.x * scale;
        places[at + 4] = turn.y * scale;
        places[at + 5] = turn.z * scale;
    }

    private void readVelocity(Sample sample, @Nullable Sample before, int at) {
        sample.reckonTurn(turn);
        float scale = before == null ? LEVER : LEVER * lengthening(before, sample);
        velocities[at] = sample.vx;
        velocities[at + 1] = sample.vy;
        velocities[at + 2] = sample.vz;
        velocities[at + 3] = sample.turnX * scale;
        velocities[at + 4] = sample.turnY * scale;
        velocities[at + 5] = sample.turnZ * scale;
    }

    /** Rot2 cannot tell more than half a turn per second; then two rotations tell how much it was. */
    private float lengthening(Sample from, Sample to) {
        float sent = (float) Math.sqrt(to.turnX * to.turnX + to.turnY * to.turnY + to.turnZ * to.turnZ);
        if (sent < CUT_SHORT) {
            return 1;
        }
        float passed = (to.timeNs - from.timeNs) * SECONDS;
        return Math.max(1, turn.between(from.rotation, to.rotation).angle() / passed / sent);
    }
}
