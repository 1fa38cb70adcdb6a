package dev.highfive.codec.gamestate;

/** A hand without its fingers. */
public final class Hand1 extends Hand {
    static final ObjectType<Hand1> TYPE =
            new ObjectType<>("Hand1", Hand1::new, Tags.HAND1, Tags.HAND1, Tags.HAND1, true);

    @Override
    public ObjectType<Hand1> type() {
        return TYPE;
    }
}
