package dev.highfive.session;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** All that were agreed on and are not replaced; of one other at most the newest two, since each may have begun one. */
final class Pairings {
    private static final int MAX = 2 * Peers.MAX;
    private static final int PER_IDENTITY = 2;

    private final @Nullable Pairing[] all = new Pairing[MAX];
    private int count;

    int count() {
        return count;
    }

    Pairing get(int index) {
        return all[index];
    }

    @Nullable
    Pairing byId(int ownId) {
        for (int index = 0; index < count; index++) {
            if (all[index].ownId == ownId) {
                return all[index];
            }
        }
        return null;
    }

    /** The newest with someone, or null. */
    @Nullable
    Pairing newestWith(byte[] identity) {
        for (int index = count - 1; index >= 0; index--) {
            if (Arrays.equals(all[index].identity, identity)) {
                return all[index];
            }
        }
        return null;
    }

    /** Adds one; the oldest with the same other goes, or the oldest of all with whom nobody here belongs. */
    void add(Pairing pairing) {
        int same = 0;
        for (int index = count - 1; index >= 0; index--) {
            if (Arrays.equals(all[index].identity, pairing.identity) && ++same >= PER_IDENTITY) {
                remove(index);
            }
        }
        for (int index = 0; count == MAX && index < count; index++) {
            if (all[index].peer == null) {
                remove(index);
            }
        }
        if (count == MAX) {
            remove(0);
        }
        all[count++] = pairing;
    }

    void removeWith(Peer peer) {
        for (int index = count - 1; index >= 0; index--) {
            if (all[index].peer == peer) {
                remove(index);
            }
        }
    }

    private void remove(int index) {
        System.arraycopy(all, index + 1, all, index, count - index - 1);
        all[--count] = null;
    }
}
