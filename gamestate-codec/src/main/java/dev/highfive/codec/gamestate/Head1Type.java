package dev.highfive.codec.gamestate;

final class Head1Type extends ObjectType<Head1> {
    static final Head1Type INSTANCE = new Head1Type();

    private static final int FIXED_SIZE = 2 + PoseBytes.SIZE;

    private Head1Type() {
        super("Head1", Head1::new, Tags.HEAD1, Tags.HEAD1, Tags.HEAD1, true);
    }

    @Override
    protected int size(Head1 head, FieldWriter out, Profile profile) {
        return head.hasIpd ? FIXED_SIZE + FieldSizes.option(ipdTag(profile), HeadIpd1.SIZE) : FIXED_SIZE;
    }

    @Override
    protected void write(Head1 head, FieldWriter out, Profile profile) {
        out.time(head.timeMs);
        out.pose(head.location, head.rotation);
        if (head.hasIpd) {
            out.option(ipdTag(profile), HeadIpd1.SIZE);
            out.float16(head.ipd);
        }
    }

    @Override
    protected void read(Head1 head, FieldReader in, Profile profile) {
        head.timeMs = in.uint16();
        in.pose(head.location, head.rotation);
        head.hasIpd = false;
        while (in.nextOption()) {
            if (Tags.isHeadIpd(in.optionTag())) {
                float ipd = in.float16();
                if (in.ok()) {
                    head.hasIpd = true;
                    head.ipd = ipd;
                }
            }
        }
    }

    private static long ipdTag(Profile profile) {
        return HeadIpd1.TYPE.tag(profile);
    }
}
