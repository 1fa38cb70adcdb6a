package dev.highfive.codec.gamestate;

import java.nio.ByteBuffer;

final class Hand2Type extends ObjectType<Hand2> {
    static final Hand2Type INSTANCE = new Hand2Type();

    private static final int PALM_SIZE = 2 + 1 + PoseBytes.SIZE;
    private static final int SIZE = PALM_SIZE + Hand2.JOINT_FLOATS * 2;

    private Hand2Type() {
        super("Hand2", Hand2::new, Tags.HAND2, Tags.HAND2, Tags.GSE_HAND2, true);
    }

    @Override
    protected int size(Hand2 hand, FieldWriter out, Profile profile) {
        return SIZE;
    }

    @Override
    protected void write(Hand2 hand, FieldWriter out, Profile profile) {
        ByteBuffer buffer = out.buffer();
        int at = out.fixed(PALM_SIZE);
        out.setTimeIndex(at);
        buffer.putShort(at, (short) hand.timeMs);
        buffer.put(at + 2, (byte) (hand.left ? 1 : 0));
        PoseBytes.write(buffer, at + 3, hand.location, hand.rotation);
        out.float16s(hand.joints, Hand2.JOINT_FLOATS);
    }

    @Override
    protected void read(Hand2 hand, FieldReader in, Profile profile) {
        ByteBuffer buffer = in.buffer();
        int at = in.fixed(PALM_SIZE);
        if (at >= 0) {
            hand.timeMs = buffer.getShort(at) & 0xFFFF;
            hand.left = buffer.get(at + 2) != 0;
            PoseBytes.read(buffer, at + 3, hand.location, hand.rotation);
        }
        in.float16s(hand.joints, Hand2.JOINT_FLOATS);
    }
}
