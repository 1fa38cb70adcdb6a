package dev.highfive.codec.gamestate;

final class Hand1Type extends ObjectType<Hand1> {
    static final Hand1Type INSTANCE = new Hand1Type();

    private Hand1Type() {
        super("Hand1", Tags.HAND1, Tags.HAND1, Tags.HAND1, true);
    }

    @Override
    public Hand1 create() {
        return new Hand1();
    }

    @Override
    protected int size(Hand1 hand, Profile profile) {
        return Hand.SIZE;
    }

    @Override
    protected void write(Hand1 hand, FieldWriter out, Profile profile) {
        hand.writePalm(out);
    }

    @Override
    protected void read(Hand1 hand, FieldReader in, Profile profile) {
        hand.readPalm(in);
    }
}
