package dev.highfive.codec.gamestate;

/** A head, with the distance between its eyes if that is known. */
public final class Head1 extends GameObject {
    /** Milliseconds since 1970, of which the low 16 bits are sent. */
    public int timeMs;

    public final MovingVector location = new MovingVector();
    public final TurningRotation rotation = new TurningRotation();
    public boolean hasIpd;
    /** Distance between the pupils in metres, sent as Float16. */
    public float ipd;

    @Override
    public ObjectType<Head1> type() {
        return Head1Type.INSTANCE;
    }

    @Override
    public void describe(FieldVisitor fields, Profile profile) {
        timeMs = fields.time(timeMs);
        fields.location(location);
        fields.rotation(rotation);
        hasIpd = fields.option("ipd", HeadIpd1.TYPE.tag(profile), HeadIpd1.SIZE, hasIpd);
        if (hasIpd) {
            ipd = fields.float16("ipd", Quantity.LENGTH, ipd);
        }
    }
}
