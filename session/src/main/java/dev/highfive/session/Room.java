package dev.highfive.session;

import dev.highfive.codec.Counts;
import dev.highfive.net.capture.PacketCapture;
import dev.highfive.net.capture.RecordedKey;
import dev.highfive.net.capture.ReplayTransport;
import dev.highfive.net.rtp.PeerClock;
import dev.highfive.net.rtp.RtpSender;
import dev.highfive.net.rtp.RtpSource;
import dev.highfive.net.srtp.MasterKey;
import dev.highfive.net.srtp.SessionSecret;
import dev.highfive.net.srtp.SrtpProfile;
import dev.highfive.net.srtp.SrtpReceiver;
import dev.highfive.net.transport.Transport;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;

/**
 * Who is here, as the network thread knows it, and how it tells the others and the frame thread. What sends
 * and receives shares this.
 */
final class Room {
    /** Silent for longer: gone, as far as people can see. */
    static final long SILENCE_NS = 5_000_000_000L;
    /** Silent for longer: forgotten. Until then one who returns is at once where it was. */
    static final long FORGET_NS = 60_000_000_000L;

    /** What was sent to a group less than this ago counts as heard; everything is sent once a second. */
    private static final long HEARD_NS = 2_000_000_000L;

    /** Whoever has another key tries again every second. */
    private static final long WRONG_KEY_NS = 5_000_000_000L;

    /** Of those who do not introduce themselves: one address cannot fill the room by inventing sources. */
    static final int MAX_FOREIGN_PER_ADDRESS = 8;

    final Transport wire;
    final RtpSender own;
    final Members members = new Members();
    final Counts<Drop> drops = new Counts<>(Drop.class);
    /** Null in a plain session. */
    private final SessionSecret secret;
    private final SrtpProfile profile;
    /** Where everyone sends to with multicast; otherwise null. */
    private final InetSocketAddress group;
    /** Someone who does not introduce themselves and gets everything in a plain session; or null. */
    private final InetSocketAddress alsoTo;
    private final SlotRing<Received> toFrames;
    private final PacketCapture tape;
    /** Null unless this is a recording. */
    private final ReplayTransport replay;
    private boolean wrongKey;
    private long wrongKeyNs;
    private boolean sentToGroup;
    private long sentToGroupNs;

    Room(Transport wire, RtpSender own, SessionSecret secret, SrtpProfile profile, InetSocketAddress group,
        InetSocketAddress alsoTo, SlotRing<Received> toFrames, PacketCapture tape) {
        this.wire = wire;
        this.own = own;
        this.tape = tape;
        replay = wire instanceof ReplayTransport ? (ReplayTransport) wire : null;
        this.secret = secret;
        this.profile = profile;
        this.group = group;
        this.alsoTo = secret == null ? alsoTo : null;
        this.toFrames = toFrames;
        tapeOwnKey();
    }

    /** After the own SSRC was drawn. */
    void tapeOwnKey() {
        if (own.key() != null) {
            tape.key(own.ssrc(), own.key(), own.rolloverCounter());
        }
    }

    /** A datagram as it came. */
    void tapeReceived(ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        tape.received(datagram, from, nowNs);
    }

    /** The same once it was opened. */
    void tapeOpened(ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        tape.receivedOpen(datagram, from, nowNs);
    }

    /** One of ours before it is protected. */
    void tapeUnprotected(ByteBuffer datagram, long nowNs) {
        InetSocketAddress to = group != null ? group : members.count() > 0 ? members.get(0).address : null;
        tape.sentOpen(datagram, to, nowNs);
    }

    void send(ByteBuffer packet, InetSocketAddress to, long nowNs) {
        tape.sent(packet, to, nowNs);
        wire.send(packet, to, nowNs);
    }

    /** Tells someone something; in a group by telling all, since several of one machine share an address there. */
    void sendIntroduction(ByteBuffer packet, InetSocketAddress to, long nowNs) {
        send(packet, group != null ? group : to, nowNs);
    }

    /** Whether all in a group have received something lately, so that nobody has to be told that we are here. */
    boolean isHeardByGroup(long nowNs) {
        return group != null && sentToGroup && nowNs - sentToGroupNs < HEARD_NS;
    }

    /** Something came that is protected by another key, or somebody says so of ours. */
    void onWrongKey(long nowNs) {
        drops.increment(Drop.WRONG_KEY);
        wrongKey = true;
        wrongKeyNs = nowNs;
    }

    /** Whether that was so lately. */
    boolean hasWrongKey(long nowNs) {
        return wrongKey && nowNs - wrongKeyNs < WRONG_KEY_NS;
    }

    boolean isReplay() {
        return replay != null;
    }

    /** Whether a source may take part that has not introduced itself. */
    boolean isOpenTo(int ssrc) {
        return secret == null && (replay == null || !replay.hasKeys() || replay.keyOf(ssrc) != null);
    }

    boolean isMulticast() {
        return group != null;
    }

    /** Sends a packet to everyone who is here. */
    void sendToAll(ByteBuffer packet, long nowNs) {
        if (group != null) {
            sentToGroup = true;
            sentToGroupNs = nowNs;
            send(packet, group, nowNs);
            return;
        }
        for (int index = 0; index < members.count(); index++) {
            Member member = members.get(index);
            if (member.present) {
                send(packet, member.address, nowNs);
            }
        }
        if (alsoTo != null) {
            send(packet, alsoTo, nowNs);
        }
    }

    /**
     * Lets someone in who has introduced themselves. One with the same CNAME is the same one, come back.
     *
     * @return null if the session is full
     */
    Member admit(Introduction introduction, InetSocketAddress from, long nowNs) {
        Member before = members.byCookie(introduction.cookie);
        if (before == null) {
            before = members.byCname(introduction.cname);
        }
        if (before != null) {
            members.remove(before);
        }
        SrtpReceiver srtp = null;
        if (secret != null) {
            MasterKey key = secret.masterKey(profile, introduction.nonce);
            tape.key(introduction.ssrc, key, introduction.rolloverCounter);
            srtp = new SrtpReceiver(key, introduction.ssrc, introduction.rolloverCounter & 0xFFFF_FFFFL);
        }
        return add(introduction.cname, introduction.name, introduction.cookie, introduction.ssrc, srtp, from, nowNs);
    }

    /**
     * Lets a source in that does not introduce itself: other people's programs in a plain session, and
     * everyone in a recording.
     *
     * @return null if there are too many, here or from there
     */
    Member admitForeign(int ssrc, InetSocketAddress from, long nowNs) {
        int fromThere = 0;
        for (int index = 0; index < members.count(); index++) {
            Member member = members.get(index);
            fromThere += member.cookie == 0 && member.address.getAddress().equals(from.getAddress()) ? 1 : 0;
        }
        if (fromThere >= MAX_FOREIGN_PER_ADDRESS && replay == null) {
            drops.increment(Drop.TOO_MANY_PARTICIPANTS);
            return null;
        }
        String cname = "rtp-" + Integer.toHexString(ssrc);
        RecordedKey key = replay == null ? null : replay.keyOf(ssrc);
        SrtpReceiver srtp = key == null ? null
            : new SrtpReceiver(key.masterKey(), ssrc, key.rollOverCounter & 0xFFFF_FFFFL);
        return add(cname, cname, 0, ssrc, srtp, from, nowNs);
    }

    private Member add(String cname, String name, long cookie, int ssrc, SrtpReceiver srtp, InetSocketAddress from,
        long nowNs) {
        if (members.isFull()) {
            drops.increment(Drop.TOO_MANY_PARTICIPANTS);
            return null;
        }
        int minSequential = srtp == null && cookie == 0 && replay == null ? RtpSource.MIN_SEQUENTIAL : RtpSource.AUTHENTICATED;
        Member member = new Member(cname, name, cookie, ssrc, new RtpSource(ssrc, minSequential),
            new PeerClock(own.clock), srtp, from, nowNs);
        members.add(member);
        return member;
    }

    /** Tells the frame thread that someone is here, is back, or has another name. */
    void announce(Member member, long nowNs) {
        Received slot = freeSlot();
        if (slot != null) {
            slot.kind = Received.Kind.PRESENT;
            slot.ssrc = member.ssrc;
            slot.cname = member.cname;
            slot.name = member.name;
            slot.arrivalTimeNs = nowNs;
            toFrames.fill();
            member.present = true;
        }
    }

    void tellOwnSsrc(long nowNs) {
        Received slot = freeSlot();
        if (slot != null) {
            slot.kind = Received.Kind.OWN_SSRC;
            slot.ssrc = own.ssrc();
            slot.arrivalTimeNs = nowNs;
            toFrames.fill();
        }
    }

    /** Someone said goodbye. */
    void farewell(Member member, long nowNs) {
        member.heardNs = nowNs - FORGET_NS - 1;
        expire(nowNs);
    }

    /** Notices who has fallen silent. Nobody is forgotten whose leaving could not be told yet. */
    void expire(long nowNs) {
        for (int index = members.count() - 1; index >= 0; index--) {
            Member member = members.get(index);
            long silentNs = nowNs - member.heardNs;
            if (member.present && silentNs > SILENCE_NS) {
                depart(member, nowNs);
            }
            if (!member.present && silentNs > (member.cookie == 0 ? SILENCE_NS : FORGET_NS)) {
                members.remove(member);
            }
        }
    }

    private void depart(Member member, long nowNs) {
        Received slot = freeSlot();
        if (slot != null) {
            slot.kind = Received.Kind.GONE;
            slot.ssrc = member.ssrc;
            slot.cname = member.cname;
            slot.arrivalTimeNs = nowNs;
            toFrames.fill();
            member.present = false;
        }
    }

    /** The slot for a payload, to be followed by {@link #deliver}; null if the frame thread is behind. */
    Received freeSlot() {
        Received slot = toFrames.free();
        if (slot == null) {
            drops.increment(Drop.FRAME_THREAD_BEHIND);
        }
        return slot;
    }

    void deliver() {
        toFrames.fill();
    }
}
