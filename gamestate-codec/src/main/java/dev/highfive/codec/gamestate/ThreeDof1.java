package dev.highfive.codec.gamestate;

/** A hand-held controller that knows only how it is turned (draft -01). Only in DRAFT_MD. */
public final class ThreeDof1 extends GameObject {
    static final ObjectType<ThreeDof1> TYPE =
            new ObjectType<>("ThreeDOF1", ThreeDof1::new, Tags.THREE_DOF1, 0, 0, true);

    /** Milliseconds since 1970, of which the low 16 bits are sent. */
    public int timeMs;

    public boolean left;
    public final TurningRotation rotation = new TurningRotation();

    @Override
    public ObjectType<ThreeDof1> type() {
        return TYPE;
    }

    @Override
    public void describe(FieldVisitor fields, Profile profile) {
        timeMs = fields.time(timeMs);
        left = fields.bool("left", left);
        fields.rotation(rotation);
    }
}
