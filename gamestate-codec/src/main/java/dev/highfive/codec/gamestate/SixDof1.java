package dev.highfive.codec.gamestate;

/** A hand-held controller with its place and rotation, and where it points (draft -01). Only in DRAFT_MD. */
public final class SixDof1 extends GameObject {
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
        return SixDof1Type.INSTANCE;
    }
}
