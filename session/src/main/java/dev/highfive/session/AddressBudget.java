package dev.highfive.session;

import java.net.InetAddress;

/**
 * So much a second for each address; of IPv6 for each network of 64 bits, since whoever has one has all of it.
 * Addresses share counters by their hash, so that there is nothing to fill: two who meet in one have less each.
 */
final class AddressBudget {
    private static final int COUNTERS = 1024;

    private final int perSecond;
    private final int[] used = new int[COUNTERS];
    private final int salt;
    private boolean begun;
    private long sinceNs;

    /** @param salt so that nobody can choose whom to share a counter with */
    AddressBudget(int perSecond, int salt) {
        this.perSecond = perSecond;
        this.salt = salt;
    }

    boolean take(InetAddress address, long nowNs) {
        if (!begun || nowNs - sinceNs > 1_000_000_000L) {
            begun = true;
            sinceNs = nowNs;
            java.util.Arrays.fill(used, 0);
        }
        return used[counterOf(address)]++ < perSecond;
    }

    private int counterOf(InetAddress address) {
        int hash = salt;
        byte[] bytes = address.getAddress();
        for (int index = 0; index < Math.min(bytes.length, 8); index++) {
            hash = 31 * (hash ^ bytes[index]) * 0x9E3779B1;
        }
        return (hash ^ hash >>> 16) & COUNTERS - 1;
    }

    /** Whether two count as one. */
    static boolean isSame(InetAddress one, InetAddress other) {
        byte[] first = one.getAddress();
        byte[] second = other.getAddress();
        boolean same = first.length == second.length;
        for (int index = 0; same && index < Math.min(first.length, 8); index++) {
            same = first[index] == second[index];
        }
        return same;
    }
}
