package dev.highfive.session.world;

/**
 * Where something will be, judged by its samples: by its velocity, turning toward where it will be in one
 * second, and growing at its rate. After {@link #LONGEST_NS} without a new sample it stays where it is, so
 * that nothing ever flies away.
 */
class Trajectory {
    /** The most that is predicted after the newest sample. */
    static final long LONGEST_NS = 200_000_000;
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
    private long baseTimeNs;
    private float scaleVx;
    private float scaleVy;
    private float scaleVz;

    Trajectory(boolean ofHand) {
        base = new Motion(ofHand);
    }

    static Trajectory of(ObjectKind kind) {
        return kind == ObjectKind.HAND ? new HandTrajectory() : new Trajectory(false);
    }

    /** Begins anew from the newest sample. */
    void fit(Timeline timeline) {
        Sample newest = timeline.newest();
        base.set(newest);
        baseTimeNs = newest.timeNs;
        vx = newest.vx;
        vy = newest.vy;
        vz = newest.vz;
        turn.between(newest.rotation, newest.inOneSecond);
        float scale = turn.turnScale();
        turnX = turn.x * scale;
        turnY = turn.y * scale;
        turnZ = turn.z * scale;
        scaleVx = newest.scaleVx;
        scaleVy = newest.scaleVy;
        scaleVz = newest.scaleVz;
    }

    /** Whether nothing changes from this time on. */
    final boolean restsAt(long timeNs) {
        return timeNs - baseTimeNs >= LONGEST_NS;
    }

    final void at(long timeNs, Motion out) {
        float seconds = (float) (Math.max(0, Math.min(LONGEST_NS, timeNs - baseTimeNs)) * SECONDS);
        out.set(base);
        out.scaleX += scaleVx * seconds;
        out.scaleY += scaleVy * seconds;
        out.scaleZ += scaleVz * seconds;
        move(seconds, out);
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
