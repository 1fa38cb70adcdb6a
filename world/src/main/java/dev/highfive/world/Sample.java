package dev.highfive.world;

import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.Rotation;
import dev.highfive.codec.gamestate.TurningRotation;

/** A state of something as its sender sampled it, with the rates that were sent along. */
final class Sample extends Motion {
    /** On our clock. */
    long timeNs;
    /** Time1, by which the samples of one sender are ordered. */
    int timeMs;

    long packetTimeNs;
    /** Whether it does not continue what was before: found again, or told relative to something else. */
    boolean first;
    /** Whether its Time1 has nothing to do with that before: another sender, or one whose clock jumped. */
    boolean otherClock;

    float vx;
    float vy;
    float vz;
    final Quaternion inOneSecond = new Quaternion();
    /** The two rotations as they came, of whatever length. */
    final TurningRotation sent = new TurningRotation();
    /** A vector along the axis, in radians per second, after {@link #reckonTurn}. */
    float turnX;

    float turnY;
    float turnZ;
    private boolean turnReckoned;
    float scaleVx;
    float scaleVy;
    float scaleVz;

    Sample(boolean ofHand) {
        super(ofHand);
    }

    void setMovingPlace(MovingVector place) {
        setPlace(place.x, place.y, place.z);
        vx = place.vx;
        vy = place.vy;
        vz = place.vz;
    }

    void setTurning(TurningRotation turning) {
        setRotations(turning.now, turning.inOneSecond);
    }

    void setStill(Rotation still) {
        setRotations(still, still);
    }

    private void setRotations(Rotation now, Rotation then) {
        sent.now.setImaginary(now.i, now.j, now.k);
        sent.inOneSecond.setImaginary(then.i, then.j, then.k);
        rotation.set(now);
        inOneSecond.set(then);
        turnReckoned = false;
    }

    /** Sets the turn by what was sent, once: a prediction looks at many samples, and an arc tangent is slow. */
    void reckonTurn(Quaternion scratch) {
        if (!turnReckoned) {
            scratch.between(rotation, inOneSecond);
            float scale = scratch.turnScale();
            turnX = scratch.x * scale;
            turnY = scratch.y * scale;
            turnZ = scratch.z * scale;
            turnReckoned = true;
        }
    }

    void setMovingScale(MovingVector scale) {
        setScale(scale.x, scale.y, scale.z);
        scaleVx = scale.vx;
        scaleVy = scale.vy;
        scaleVz = scale.vz;
    }

    /** For what is nowhere and has no size, such as a controller that only turns. */
    void setNowhere() {
        setPlace(0, 0, 0);
        vx = 0;
        vy = 0;
        vz = 0;
    }

    void setFixedScale(float newX, float newY, float newZ) {
        setScale(newX, newY, newZ);
        scaleVx = 0;
        scaleVy = 0;
        scaleVz = 0;
    }
}
