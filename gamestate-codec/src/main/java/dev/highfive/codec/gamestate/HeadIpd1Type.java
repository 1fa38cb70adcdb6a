package dev.highfive.codec.gamestate;

final class HeadIpd1Type extends ObjectType<HeadIpd1> {
    static final HeadIpd1Type INSTANCE = new HeadIpd1Type();

    private HeadIpd1Type() {
        super("HeadIPD1", Tags.HEAD_IPD1, Tags.HEAD_IPD1, Tags.GSE_HEAD_IPD1, false);
    }

    @Override
    public HeadIpd1 create() {
        return new HeadIpd1();
    }

    @Override
    protected int size(HeadIpd1 head, Profile profile) {
        return HeadIpd1.SIZE;
    }

    @Override
    protected void write(HeadIpd1 head, FieldWriter out, Profile profile) {
        out.float16(head.ipd);
    }

    @Override
    protected void read(HeadIpd1 head, FieldReader in, Profile profile) {
        head.ipd = in.float16();
    }
}
