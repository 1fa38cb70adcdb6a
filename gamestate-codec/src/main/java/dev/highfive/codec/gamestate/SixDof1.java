package dev.highfive.codec.gamestate;

/** A hand-held controller with its place and rotation, and where it points (draft -01). Only in DRAFT_MD. */
public final class SixDof1 extends GameObject {
    static final ObjectType<SixDof1> TYPE = new ObjectType<>("SixDOF1", SixDof1::new, Tags.SIX_DOF1, 0, 0, true);

    /** Milliseconds since 1970, of which the low 16 bits are sent. */
    public int timeMs;

    public boolean left;
    public final MovingVector location = new MovingVector();
    public final TurningRotation rotation = new TurningRotation();
    public boolean hasPointer;
    /** The place pointed at in metres, sent as Float32; only where {@link #hasPointer}. */
    public float pointerX;

    public float pointerY;
    public float pointerZ;

    public SixDof1 setPointer(float x, float y, float z) {
        hasPointer = true;
        pointerX = x;
        pointerY = y;
        pointerZ = z;
        return this;
    }

    @Override
    public ObjectType<SixDof1> type() {
        return TYPE;
    }

    @Override
    public void describe(FieldVisitor fields, Profile profile) {
        timeMs = fields.time(timeMs);
        left = fields.bool("left", left);
        fields.location(location);
        fields.rotation(rotation);
        hasPointer = fields.option("pointer", Tags.SIX_DOF_POINTER1, 3 * 4, hasPointer);
        if (hasPointer) {
            float[] at = fields.float32s("pointer", Quantity.PLACE, pointerX, pointerY, pointerZ);
            setPointer(at[0], at[1], at[2]);
        }
    }
}
