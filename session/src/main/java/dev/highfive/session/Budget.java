package dev.highfive.session;

/** So much a second, whoever asks. */
final class Budget {
    private final int perSecond;
    private boolean begun;
    private long sinceNs;
    private int used;

    Budget(int perSecond) {
        this.perSecond = perSecond;
    }

    boolean take(long nowNs) {
        if (!begun || nowNs - sinceNs > 1_000_000_000L) {
            begun = true;
            sinceNs = nowNs;
            used = 0;
        }
        return used++ < perSecond;
    }
}
