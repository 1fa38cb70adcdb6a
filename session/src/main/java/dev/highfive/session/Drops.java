package dev.highfive.session;

import dev.highfive.codec.Counts;

/** What came and was not used, by reason, and whether a wrong key was among the reasons lately. */
final class Drops {
    /** Whoever has another key tries again every second. */
    private static final long WRONG_KEY_NS = 5_000_000_000L;

    private final Counts<Drop> counts = new Counts<>(Drop.class);
    private boolean wrongKey;
    private long wrongKeyNs;

    void increment(Drop reason) {
        counts.increment(reason);
    }

    long of(Drop reason) {
        return counts.of(reason);
    }

    /** Something came that is protected by another key, or somebody says so of ours. */
    void onWrongKey(long nowNs) {
        counts.increment(Drop.WRONG_KEY);
        wrongKey = true;
        wrongKeyNs = nowNs;
    }

    boolean hasWrongKey(long nowNs) {
        return wrongKey && nowNs - wrongKeyNs < WRONG_KEY_NS;
    }
}
