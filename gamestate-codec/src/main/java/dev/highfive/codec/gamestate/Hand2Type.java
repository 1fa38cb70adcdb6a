package dev.highfive.codec.gamestate;

final class Hand2Type extends ObjectType<Hand2> {
    static final Hand2Type INSTANCE = new Hand2Type();

    private static final int SIZE = Hand.SIZE + Hand2.JOINT_FLOATS * 2;

    private Hand2Type() {
        super("Hand2", Tags.HAND2, Tags.HAND2, Tags.GSE_HAND2, true);
    }

    @Override
    public Hand2 create() {
        return new Hand2();
    }

    @Override
    protected int size(Hand2 hand, Profile profile) {
        return SIZE;
    }

    @Override
    protected void write(Hand2 hand, FieldWriter out, Profile profile) {
        hand.writePalm(out);
        out.float16s(hand.joints, Hand2.JOINT_FLOATS);
    }

    @Override
    protected void read(Hand2 hand, FieldReader in, Profile profile) {
        hand.readPalm(in);
        in.float16s(hand.joints, Hand2.JOINT_FLOATS);
    }
}
