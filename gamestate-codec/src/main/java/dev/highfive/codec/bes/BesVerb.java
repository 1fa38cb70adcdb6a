package dev.highfive.codec.bes;

import org.jspecify.annotations.Nullable;

/** What a packet says. */
public enum BesVerb {
    ADDENTITYTYPE(1),
    SUBSCRIBETYPE(2),
    UNSUBSCRIBETYPE(3),
    ADDENTITY(4),
    REMOVENTITY(5),
    UPDATEENTITY(6);

    private static final @Nullable BesVerb[] BY_CODE = {
        null, ADDENTITYTYPE, SUBSCRIBETYPE, UNSUBSCRIBETYPE, ADDENTITY, REMOVENTITY, UPDATEENTITY
    };

    private final int code;

    BesVerb(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }

    /** @return null for one that is not known */
    public static @Nullable BesVerb of(long code) {
        return code >= 0 && code < BY_CODE.length ? BY_CODE[(int) code] : null;
    }
}
