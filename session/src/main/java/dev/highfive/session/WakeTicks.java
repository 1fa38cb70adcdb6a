package dev.highfive.session;

import java.nio.ByteBuffer;

/**
 * Keeps the radios of those awake whose state comes here and to whom none goes back, as to a headset that is only
 * looked at: a Wi-Fi radio that sends and never hears anything sleeps between beacons, and its packets come in batches
 * of a tenth of a second. What it hears is a datagram of nothing at all.
 */
final class WakeTicks {
    private static final long TICK_NS = 20_000_000;
    /** State that goes out more often than so does the same. */
    private static final long ENOUGH_NS = 60_000_000;
    /** What sends less often than so waits for no beacon that one would notice. */
    private static final long ARRIVING_NS = 500_000_000;

    private final Route route;
    private final Peers peers;
    private final StateSender sender;
    private final ByteBuffer nothing = ByteBuffer.allocateDirect(0);
    private long tickedNs;

    WakeTicks(Route route, Peers peers, StateSender sender, long nowNs) {
        this.route = route;
        this.peers = peers;
        this.sender = sender;
        tickedNs = nowNs - TICK_NS;
    }

    /** Sends what is due. @return the nanoseconds until there may be more */
    long poll(long nowNs) {
        if (!route.isLive() || sender.hasSentSince(nowNs - ENOUGH_NS)) {
            return Long.MAX_VALUE; // the sender's own turns come often enough to look again
        }
        if (nowNs - tickedNs < TICK_NS) {
            return tickedNs + TICK_NS - nowNs;
        }
        boolean ticked = false;
        for (int index = 0; index < peers.count(); index++) {
            Peer peer = peers.get(index);
            // Other people's programs, which do not introduce themselves, might not expect it.
            if (peer.present && peer.cookie != 0 && nowNs - peer.state().heardNs < ARRIVING_NS) {
                route.transport().send(nothing, peer.address, nowNs);
                ticked = true;
            }
        }
        tickedNs = nowNs;
        return ticked ? TICK_NS : Long.MAX_VALUE;
    }
}
