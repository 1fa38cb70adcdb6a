package dev.highfive.codec.gamestate;

/**
 * A rotation now and where it will be in one second (Rot2), on the shorter great circle between the two. So
 * anything that turns faster than half a turn per second cannot be told.
 */
public final class TurningRotation {
    static final int SIZE = 2 * Rotation.SIZE;

    public final Rotation now = new Rotation();
    public final Rotation inOneSecond = new Rotation();
}
