package dev.highfive.world;

/**
 * Where something will be, judged by its samples: by its velocity, turning toward where it will be in one
 * second, and growing at its rate. Without a new sample it soon stays where it is, so that nothing ever flies
 * away, and then goes back to where it was last known to be.
 */
class Trajectory {
    /** The most that is predicted after the newest sample. */
    static final long LONGEST_NS = 200_000_000;
    /** Heads turn fast and stop at once: a face that looks past its aim is worse than one that lags. */
    static final long HEAD_LONGEST_NS = 100_000_000;
    /** How long after the newest sample it begins to go back, and when it has gone back. */
    static final long BACK_FROM_NS = 400_000_000;

    static final long BACK_AT_NS = 900_000_000;
    private static final double SECONDS = 1e-9;

    final Motion base;
    final Quaternion turn = new Quaternion();
    /** In metres per second. */
    float vx;

    float vy;
    float vz;
    /** A vector along the axis, in radians per second. */
    float turnX;

    float turnY;
    float turnZ;
    private final long longestNs;
    private long baseTimeNs;
    private float scaleVx;
    private float scaleVy;
    private float scaleVz;

    Trajectory(boolean ofHand, long longestNs) {
        this.base = new Motion(ofHand);
        this.longestNs = longestNs;
    }

    static Trajectory of(ObjectKind kind) {
        return switch (kind) {
            case HAND -> new HandTrajectory();
            case HEAD -> new Trajectory(false, HEAD_LONGEST_NS);
            default -> new Trajectory(false, LONGEST_NS);
        };
    }

    /** Begins anew from the newest sample. */
    void fit(Timeline timeline) {
        Sample newest = timeline.newest();
        base.set(newest);
        baseTimeNs = newest.timeNs;
        vx = newest.vx;
        vy = newest.vy;
        vz = newest.vz;
        newest.reckonTurn(turn);
        turnX = newest.turnX;
        turnY = newest.turnY;
        turnZ = newest.turnZ;
        scaleVx = newest.scaleVx;
        scaleVy = newest.scaleVy;
        scaleVz = newest.scaleVz;
    }

    /** Whether nothing changes from this time on. */
    final boolean restsAt(long timeNs) {
        return timeNs - baseTimeNs >= BACK_AT_NS;
    }

    final void at(long timeNs, Motion out) {
        float seconds = (float) (aheadNs(timeNs - baseTimeNs) * SECONDS);
        out.set(base);
        out.scaleX += scaleVx * seconds;
        out.scaleY += scaleVy * seconds;
        out.scaleZ += scaleVz * seconds;
        move(seconds, out);
    }

    private double aheadNs(long ageNs) {
        if (ageNs <= BACK_FROM_NS) {
            return Math.max(0, Math.min(longestNs, ageNs));
        }
        long leftNs = Math.max(0, BACK_AT_NS - ageNs);
        return (double) longestNs * leftNs / (BACK_AT_NS - BACK_FROM_NS);
    }

    /** Moves and turns what is at the base to where it is so many seconds later. */
    void move(float seconds, Motion out) {
        out.x += vx * seconds;
        out.y += vy * seconds;
        out.z += vz * seconds;
        turn(out, turnX * seconds, turnY * seconds, turnZ * seconds);
    }

    final void turn(Motion out, float x, float y, float z) {
        out.rotation.set(turn.setTurn(x, y, z).multiply(base.rotation)).normalize();
    }
}
