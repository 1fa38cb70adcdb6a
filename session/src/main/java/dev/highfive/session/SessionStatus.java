package dev.highfive.session;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How a session is doing, for people to read: made by the network thread, and never changed. */
public final class SessionStatus {
    public final int ownSsrc;
    public final List<Peer> peers;
    /** What was not used, by reason; without what never happened. */
    public final Map<Drop, Long> drops;
    /** How often this participant sends changes, which is less where much is lost. */
    public final double sendRateHz;
    /** How many objects this participant sends. */
    public final int ownObjects;
    /** How often others asked for everything, by FIR or PLI, and how often they got it. */
    public final long fullStateRequests;

    public final long fullStatesSent;
    /** Whether anybody has answered since this participant came. */
    public final boolean answered;
    /** Whether whoever hosts the session has asked this participant to leave, who then has. */
    public final boolean askedToLeave;
    /** Whether this participant hosts the session, so that it may ask others to leave. */
    public final boolean hosting;

    private final boolean wrongKey;

    private SessionStatus(
            int ownSsrc,
            StateSender sender,
            RtcpSession rtcp,
            List<Peer> peers,
            Map<Drop, Long> drops,
            boolean wrongKey,
            boolean hosting,
            boolean answered,
            boolean askedToLeave) {
        this.hosting = hosting;
        this.answered = answered;
        this.askedToLeave = askedToLeave;
        this.ownSsrc = ownSsrc;
        this.peers = Collections.unmodifiableList(peers);
        this.drops = Collections.unmodifiableMap(drops);
        this.wrongKey = wrongKey;
        sendRateHz = sender.rateHz();
        ownObjects = sender.objectCount();
        fullStateRequests = rtcp.fullStateRequests();
        fullStatesSent = rtcp.fullStatesSent();
    }

    static SessionStatus of(
            Peers known,
            int ownSsrc,
            long notSent,
            Drops dropped,
            StateSender sender,
            RtcpSession rtcp,
            Membership membership,
            boolean answered,
            boolean askedToLeave,
            long nowNs) {
        List<Peer> peers = new ArrayList<>();
        for (int index = 0; index < known.count(); index++) {
            dev.highfive.session.Peer peer = known.get(index);
            if (peer.present || peer.cookie != 0) {
                peers.add(new Peer(peer, membership.isHost(peer), nowNs));
            }
        }
        Map<Drop, Long> drops = new EnumMap<>(Drop.class);
        for (Drop drop : Drop.values()) {
            long count = drop == Drop.NOT_SENT ? notSent : dropped.of(drop);
            if (count > 0) {
                drops.put(drop, count);
            }
        }
        return new SessionStatus(
                ownSsrc,
                sender,
                rtcp,
                peers,
                drops,
                dropped.hasWrongKey(nowNs),
                membership.isHost(),
                answered,
                askedToLeave);
    }

    /** The peers that are here now. */
    public int presentCount() {
        int count = 0;
        for (Peer peer : peers) {
            count += peer.present ? 1 : 0;
        }
        return count;
    }

    /** Whether packets came lately that are protected by another key than the link's. */
    public boolean hasWrongKey() {
        return wrongKey;
    }

    /** Another participant. */
    public static final class Peer {
        public final String name;
        public final String cname;
        /** The fingerprint of its {@link Identity}, which it has proven to have; empty for other people's programs. */
        public final String identity;
        /** Whether it hosts the session. */
        public final boolean host;

        public final int ssrc;
        public final InetSocketAddress address;
        /** Whether it was heard lately. */
        public final boolean present;

        public final long packetsReceived;
        /** Of its packets to us, in percent, since it came. */
        public final double lossPercent;
        /** Of our packets to it, in percent, as it said lately. */
        public final double lossOfOursPercent;

        public final double jitterMs;
        /** The time between two batches, if its packets come as if a Wi-Fi radio on the way slept; else 0. */
        public final long batchMs;
        /** Negative if it is not known yet. */
        public final double roundTripMs;
        /** How far its wall clock is ahead of ours. */
        public final long clockOffsetMs;

        Peer(dev.highfive.session.Peer peer, boolean host, long nowNs) {
            this.host = host;
            identity = peer.identity == null ? "" : Identity.fingerprint(peer.identity);
            Stream state = peer.state();
            name = peer.name;
            cname = peer.cname;
            ssrc = state.ssrc;
            address = peer.address;
            present = peer.present;
            packetsReceived = state.source.received();
            long expected = state.source.expected();
            lossPercent = expected == 0 ? 0 : Math.max(0, 100.0 * state.source.lost() / expected);
            lossOfOursPercent = 100 * peer.lossOfOurs;
            jitterMs = 1000 * state.source.jitterSeconds();
            batchMs = Math.round(state.source.batchIntervalNs(nowNs) / 1e6);
            roundTripMs = state.clock.roundTripNs() < 0 ? -1 : state.clock.roundTripNs() / 1e6;
            clockOffsetMs = state.clock.offsetMillis(nowNs);
        }
    }
}
