package dev.highfive.codec.gamestate;

/** The distance between a head's eyes as an object of its own, which only cisco/gse sends. It has no id. */
public final class HeadIpd1 extends GameObject {
    static final ObjectType<HeadIpd1> TYPE =
            new ObjectType<>("HeadIPD1", HeadIpd1::new, Tags.HEAD_IPD1, Tags.HEAD_IPD1, Tags.GSE_HEAD_IPD1, false);

    static final int SIZE = 2;

    /** Distance between the pupils in metres, sent as Float16. */
    public float ipd;

    @Override
    public ObjectType<HeadIpd1> type() {
        return TYPE;
    }

    @Override
    public void describe(FieldVisitor fields, Profile profile) {
        ipd = fields.float16("ipd", Quantity.LENGTH, ipd);
    }
}
