package dev.highfive.codec.gamestate;

/** The distance between a head's eyes as an object of its own, which only cisco/gse sends. It has no id. */
public final class HeadIpd1 extends GameObject {
    static final int SIZE = 2;

    /** Distance between the pupils in metres, sent as Float16. */
    public float ipd;

    @Override
    public ObjectType<HeadIpd1> type() {
        return HeadIpd1Type.INSTANCE;
    }
}
