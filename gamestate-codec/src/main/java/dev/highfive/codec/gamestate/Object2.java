package dev.highfive.codec.gamestate;

/** A thing with a place, a rotation and a size, and how all of them change. Not in GSE. */
public final class Object2 extends GameObject {
    /** Milliseconds since 1970, of which the low 16 bits are sent. */
    public int timeMs;

    public final MovingVector location = new MovingVector();
    public final TurningRotation rotation = new TurningRotation();
    public final MovingVector scale = new MovingVector().set(1, 1, 1);
    /** Whether the thing is there at all; DRAFT_TXT cannot say so and means true. */
    public boolean active = true;

    public final Parent parent = new Parent();

    @Override
    public ObjectType<Object2> type() {
        return Object2Type.INSTANCE;
    }

    @Override
    public void describe(FieldVisitor fields, Profile profile) {
        timeMs = fields.time(timeMs);
        fields.location(location);
        fields.rotation(rotation);
        fields.scale(scale);
        if (profile != Profile.DRAFT_TXT) {
            active = fields.bool("active", active);
        } else if (fields.fills()) {
            active = true;
        }
        fields.parent(parent, false);
    }
}
