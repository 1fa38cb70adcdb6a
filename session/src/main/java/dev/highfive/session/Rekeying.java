package dev.highfive.session;

/**
 * Other keys for our streams after someone has left, so that whatever they keep opens nothing that comes. The new
 * key is told to all first, and used once all have it, or after a second: so nobody loses a packet by it.
 */
final class Rekeying {
    private static final long PATIENCE_NS = 1_000_000_000L;
    private static final long REPEAT_NS = 100_000_000L;
    /** Where many leave at a time, one change is for all of them. */
    private static final long MIN_GAP_NS = 2_000_000_000L;

    private final OwnStreams own;
    private final Peers peers;
    /** Counts the keys of our streams, as the others have to confirm them. */
    private int version = 1;

    private boolean wanted;
    private boolean pending;
    private long drawnNs;
    private long toldNs;
    private boolean drawnBefore;

    Rekeying(OwnStreams own, Peers peers) {
        this.own = own;
        this.peers = peers;
    }

    int version() {
        return version;
    }

    void want() {
        wanted = own.get(0).key() != null;
    }

    /** At once: somebody is to hear nothing more. */
    void begin(long nowNs) {
        if (own.get(0).key() == null) {
            return;
        }
        if (pending) {
            switchKeys();
        }
        wanted = false;
        pending = true;
        drawnBefore = true;
        drawnNs = nowNs;
        toldNs = nowNs - REPEAT_NS;
        version = version % 0xFFFF + 1;
        for (int index = 0; index < own.count(); index++) {
            own.get(index).drawNextKey();
        }
    }

    /** @return whether those who have not confirmed the keys are to be told again now */
    boolean poll(long nowNs) {
        if (wanted && !pending && (!drawnBefore || nowNs - drawnNs >= MIN_GAP_NS)) {
            begin(nowNs);
        }
        if (pending && (allHave() || nowNs - drawnNs >= PATIENCE_NS)) {
            switchKeys();
        }
        boolean tell = pending && nowNs - toldNs >= REPEAT_NS;
        toldNs = tell ? nowNs : toldNs;
        return tell;
    }

    private void switchKeys() {
        pending = false;
        for (int index = 0; index < own.count(); index++) {
            own.get(index).switchKey();
        }
    }

    private boolean allHave() {
        boolean all = true;
        for (int index = 0; index < peers.count(); index++) {
            all &= !peers.get(index).present || has(peers.get(index));
        }
        return all;
    }

    /** Whether someone has our newest keys; who does not introduce themselves has none of them. */
    boolean has(Peer peer) {
        return peer.pairing == null || peer.versionSeen == version;
    }
}
