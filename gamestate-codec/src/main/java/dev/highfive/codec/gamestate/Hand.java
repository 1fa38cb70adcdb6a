package dev.highfive.codec.gamestate;

/** What {@link Hand1} and {@link Hand2} have in common: where the palm is and how it is turned. */
public abstract class Hand extends GameObject {
    static final int SIZE = 2 + 1 + MovingVector.SIZE + TurningRotation.SIZE;

    /** Milliseconds since 1970, of which the low 16 bits are sent. */
    public int timeMs;
    public boolean left;
    public final MovingVector location = new MovingVector();
    /** From a palm that faces along the x axis. */
    public final TurningRotation rotation = new TurningRotation();

    Hand() {
    }

    final void writePalm(FieldWriter out) {
        out.int16(timeMs);
        out.bool(left);
        out.pose(location, rotation);
    }

    final void readPalm(FieldReader in) {
        timeMs = in.uint16();
        left = in.bool();
        in.pose(location, rotation);
    }
}
