package dev.highfive.codec.gamestate;

/** A hand-held controller that knows only how it is turned (draft -01). Only in DRAFT_MD. */
public final class ThreeDof1 extends GameObject {
    /** Milliseconds since 1970, of which the low 16 bits are sent. */
    public int timeMs;
    public boolean left;
    public final TurningRotation rotation = new TurningRotation();

    @Override
    public ObjectType<ThreeDof1> type() {
        return ThreeDof1Type.INSTANCE;
    }
}
