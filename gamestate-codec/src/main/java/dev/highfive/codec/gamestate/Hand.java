package dev.highfive.codec.gamestate;

/** What {@link Hand1} and {@link Hand2} have in common: where the palm is and how it is turned. */
public abstract class Hand extends GameObject {
    /** Milliseconds since 1970, of which the low 16 bits are sent. */
    public int timeMs;

    public boolean left;
    public final MovingVector location = new MovingVector();
    /** From a palm that faces along the x axis. */
    public final TurningRotation rotation = new TurningRotation();

    Hand() {}

    @Override
    public void describe(FieldVisitor fields, Profile profile) {
        timeMs = fields.time(timeMs);
        left = fields.bool("left", left);
        fields.location(location);
        fields.rotation(rotation);
    }
}
