package dev.highfive.codec.gamestate;

/** Tag values of the drafts, and the three that cisco/gse uses instead. */
final class Tags {
    static final long HEAD1 = 1;
    static final long HAND1 = 2;
    static final long OBJECT1 = 3;
    static final long PARENT1 = 4;
    static final long MESH1 = 128;
    static final long HAND2 = 129;
    static final long HEAD_IPD1 = 130;
    static final long OBJECT2 = 131;
    static final long MESH2 = 132;
    static final long GAME_CONTROL1 = 133;
    static final long THREE_DOF1 = 134;
    static final long SIX_DOF1 = 135;
    static final long SIX_DOF_POINTER1 = 136;

    static final long GSE_MESH1 = 0x8000;
    static final long GSE_HAND2 = 0x8001;
    static final long GSE_HEAD_IPD1 = 0x8002;

    static final long LARGEST = 2_097_151;

    private Tags() {}

    static boolean isReserved(long tag) {
        return tag <= PARENT1 || tag >= MESH1 && tag <= SIX_DOF_POINTER1 || tag >= GSE_MESH1 && tag <= GSE_HEAD_IPD1;
    }

    /**
     * The EBNF spells the tags 128 to 136 as the literal bytes 80 00 to 80 08, which read as VarUInts are
     * 0 to 8. Nobody needs two bytes for those, so a two-byte tag this small means the literal. To GSE the
     * first three are its own tags.
     */
    static long fromTwoBytes(long tag, Profile profile) {
        if (tag > SIX_DOF_POINTER1 - MESH1) {
            return tag;
        }
        boolean gse = profile == Profile.GSE && tag <= GSE_HEAD_IPD1 - GSE_MESH1;
        return tag + (gse ? GSE_MESH1 : MESH1);
    }

    static boolean isHeadIpd(long tag) {
        return tag == HEAD_IPD1 || tag == GSE_HEAD_IPD1;
    }
}
