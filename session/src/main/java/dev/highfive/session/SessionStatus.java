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
    private final boolean wrongKey;

    private SessionStatus(
        Room room, StateSender sender, Reports reports, List<Peer> peers, Map<Drop, Long> drops, long nowNs) {
        ownSsrc = room.own.ssrc();
        this.peers = Collections.unmodifiableList(peers);
        this.drops = Collections.unmodifiableMap(drops);
        wrongKey = room.hasWrongKey(nowNs);
        sendRateHz = sender.rateHz();
        ownObjects = sender.objectCount();
        fullStateRequests = reports.fullStateRequests();
        fullStatesSent = reports.fullStatesSent();
    }

    static SessionStatus of(Room room, StateSender sender, Reports reports, long nowNs) {
        List<Peer> peers = new ArrayList<>();
        for (int index = 0; index < room.members.count(); index++) {
            Member member = room.members.get(index);
            if (member.present || member.cookie != 0) {
                peers.add(new Peer(member, nowNs));
            }
        }
        Map<Drop, Long> drops = new EnumMap<>(Drop.class);
        for (Drop drop : Drop.values()) {
            long count = drop == Drop.NOT_SENT ? room.wire.notSent() : room.drops.of(drop);
            if (count > 0) {
                drops.put(drop, count);
            }
        }
        return new SessionStatus(room, sender, reports, peers, drops, nowNs);
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
        /** Negative if it is not known yet. */
        public final double roundTripMs;
        /** How far its wall clock is ahead of ours. */
        public final long clockOffsetMs;

        Peer(Member member, long nowNs) {
            name = member.name;
            cname = member.cname;
            ssrc = member.ssrc;
            address = member.address;
            present = member.present;
            packetsReceived = member.source.received();
            long expected = member.source.expected();
            lossPercent = expected == 0 ? 0 : Math.max(0, 100.0 * member.source.lost() / expected);
            lossOfOursPercent = 100 * member.lossOfOurs;
            jitterMs = 1000 * member.source.jitterSeconds();
            roundTripMs = member.clock.roundTripNs() < 0 ? -1 : member.clock.roundTripNs() / 1e6;
            clockOffsetMs = member.clock.offsetMillis(nowNs);
        }
    }
}
