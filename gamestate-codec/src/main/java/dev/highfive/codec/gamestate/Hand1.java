package dev.highfive.codec.gamestate;

/** A hand without its fingers. */
public final class Hand1 extends Hand {
    @Override
    public ObjectType<Hand1> type() {
        return Hand1Type.INSTANCE;
    }
}
