package dev.highfive.session.world;

/** Where something will be, judged by its last samples. It never goes on for longer than a moment. */
final class Trajectory {
    /** Beyond this after the newest sample nothing moves any more. */
    static final long LONGEST_NS = 150_000_000;
    private static final double SECONDS = 1e-9;

    private final Motion base;
    private final Quaternion turn = new Quaternion();
    private long baseTimeNs;
    private float vx;
    private float vy;
    private float vz;
    private float turnX;
    private float turnY;
    private float turnZ;
    private float scaleVx;
    private float scaleVy;
    private float scaleVz;

    Trajectory(boolean ofHand) {
        base = new Motion(ofHand);
    }

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
    boolean restsAt(long timeNs) {
        return timeNs - baseTimeNs >= LONGEST_NS;
    }

    void at(long timeNs, Motion out) {
        float seconds = (float) (Math.max(0, Math.min(LONGEST_NS, timeNs - baseTimeNs)) * SECONDS);
        out.set(base);
        out.x += vx * seconds;
        out.y += vy * seconds;
        out.z += vz * seconds;
        out.scaleX += scaleVx * seconds;
        out.scaleY += scaleVy * seconds;
        out.scaleZ += scaleVz * seconds;
        turn.setTurn(turnX * seconds, turnY * seconds, turnZ * seconds).multiply(base.rotation);
        out.rotation.set(turn).normalize();
    }
}
