package dev.highfive.session;

import dev.highfive.codec.rtp.PacketKind;
import dev.highfive.codec.rtp.RtpReader;
import dev.highfive.net.Clock;
import dev.highfive.net.rtp.Arrival;
import dev.highfive.net.srtp.SrtpResult;
import dev.highfive.net.transport.Transport;
import java.net.InetSocketAddress;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * All that happens between the socket and the two rings: takes datagrams apart, and sends what is due. It
 * waits for nothing but the socket and the next due time.
 */
final class NetworkThread implements Runnable {
    /** So many datagrams are received before anything is sent, at most. */
    private static final int MAX_IN_A_ROW = 256;
    private static final long HOUSEKEEPING_NS = 100_000_000L;
    private static final long STATUS_NS = 250_000_000L;
    /** A status is garbage where nobody looks at it. */
    private static final long INTEREST_NS = 2_000_000_000L;

    private final Clock clock;
    private final Room room;
    private final Greeter greeter;
    private final StateSender sender;
    private final Reports reports;
    private final int payloadType;
    /** One byte more than a packet has, to notice what is longer. */
    private final ByteBuffer datagram = ByteBuffer.allocate(Transport.MAX_DATAGRAM + 1);
    private final RtpReader rtp = new RtpReader();
    private volatile boolean leaving;
    private volatile SessionStatus status;
    private volatile Throwable failure;
    private volatile long askedNs;
    private long keptNs;
    private long statusNs;

    NetworkThread(Clock clock, Room room, Greeter greeter, StateSender sender, Reports reports, int payloadType) {
        this.clock = clock;
        this.room = room;
        this.greeter = greeter;
        this.sender = sender;
        this.reports = reports;
        this.payloadType = payloadType;
        askedNs = clock.nanoTime();
        // Both are due at the start.
        keptNs = askedNs - HOUSEKEEPING_NS;
        statusNs = keptNs - STATUS_NS;
        status = newStatus();
    }

    @Override
    public void run() {
        try {
            while (!leaving) {
                room.wire.await(step(clock.nanoTime()));
            }
            sayGoodbye();
            room.wire.drain();
        } catch (RuntimeException | Error e) {
            failure = e;
            throw e;
        } finally {
            status = newStatus();
            room.wire.close();
        }
    }

    /** Says goodbye and ends, from any thread. */
    void leave() {
        leaving = true;
        room.wire.wake();
    }

    /** As of a quarter of a second ago, for who asks every second; from any thread. */
    SessionStatus status() {
        askedNs = clock.nanoTime();
        return status;
    }

    SessionStatus newStatus() {
        return SessionStatus.of(room, sender, reports, clock.nanoTime());
    }

    void sayGoodbye() {
        reports.leave(clock.nanoTime());
    }

    /** What ended the thread before its time, or null. */
    Throwable failure() {
        return failure;
    }

    /** Does all there is to do now. @return the nanoseconds until there may be more */
    long step(long nowNs) {
        receive(nowNs);
        if (nowNs - keptNs >= HOUSEKEEPING_NS) {
            keptNs = nowNs;
            greeter.poll(nowNs);
            room.expire(nowNs);
            reports.countMembers(nowNs);
        }
        if (nowNs - statusNs >= STATUS_NS && nowNs - askedNs < INTEREST_NS) {
            statusNs = nowNs;
            status = newStatus();
        }
        long reportsInNs = reports.poll(nowNs);
        long stateInNs = sender.poll(nowNs);
        return Math.min(Math.min(reportsInNs, stateInNs), keptNs + HOUSEKEEPING_NS - nowNs);
    }

    private void receive(long nowNs) {
        for (int count = 0; count < MAX_IN_A_ROW; count++) {
            InetSocketAddress from = room.wire.receive(datagram);
            if (from == null) {
                return;
            }
            onDatagram(datagram, from, clock.nanoTime());
        }
    }

    /** Takes a datagram apart. Whatever it is, nothing worse happens than that it is counted. */
    void onDatagram(ByteBuffer packet, InetSocketAddress from, long nowNs) {
        if (packet.remaining() > Transport.MAX_DATAGRAM) {
            room.drops.increment(Drop.TOO_LONG);
            return;
        }
        room.tapeReceived(packet, from, nowNs);
        switch (PacketKind.of(packet)) {
            case RTP:
                onRtp(packet, from, nowNs);
                break;
            case RTCP:
                onRtcp(packet, from, nowNs);
                break;
            default:
                if (IntroductionSeal.isIntroduction(packet)) {
                    onIntroduction(packet, from, nowNs);
                } else if (IntroductionSeal.isRefusal(packet)) {
                    greeter.onRefusal(packet, nowNs);
                } else {
                    room.drops.increment(Drop.NOT_OURS);
                }
        }
    }

    private void onIntroduction(ByteBuffer packet, InetSocketAddress from, long nowNs) {
        Member newcomer = greeter.onIntroduction(packet, from, nowNs);
        if (newcomer != null) {
            reports.onNewcomer(newcomer, nowNs);
        }
        if (greeter.mustRedraw()) {
            redraw(nowNs);
        }
    }

    /** Someone else has our SSRC (RFC 3550, 8.2). */
    private void redraw(long nowNs) {
        reports.leave(nowNs);
        room.own.redraw();
        room.tapeOwnKey();
        room.tellOwnSsrc(nowNs);
        greeter.greetAll(nowNs);
        sender.sendEverything();
    }

    private void onRtp(ByteBuffer packet, InetSocketAddress from, long nowNs) {
        if (packet.remaining() < 12) {
            room.drops.increment(Drop.MALFORMED_RTP);
            return;
        }
        Member member = memberOf(packet.getInt(packet.position() + 8), from, nowNs);
        if (member == null || member.srtp != null && !isOk(member.srtp.unprotectRtp(packet), nowNs)) {
            return;
        }
        room.tapeOpened(packet, from, nowNs);
        if (!rtp.read(packet)) {
            room.drops.increment(Drop.MALFORMED_RTP);
            return;
        }
        if (rtp.header().payloadType != payloadType) {
            room.drops.increment(Drop.OTHER_PAYLOAD_TYPE);
            return;
        }
        Arrival arrival = member.source.onPacket(rtp.header().sequenceNumber, rtp.header().timestamp, nowNs);
        if (!arrival.isValid()) {
            room.drops.increment(Drop.NOT_YET_VALID);
            return;
        }
        member.clock.onPacket(rtp.header().timestamp, nowNs);
        long silentNs = nowNs - member.rtpHeardNs;
        member.rtpHeardNs = nowNs;
        heard(member, arrival == Arrival.NEW ? from : member.address, nowNs);
        if (arrival == Arrival.DUPLICATE) {
            room.drops.increment(Drop.REPLAYED);
            return;
        }
        member.request.onAnswered();
        if (arrival == Arrival.NEW) {
            member.loss.onGap(member.source.missingBefore(), silentNs);
        }
        deliver(member, packet, nowNs);
    }

    private void deliver(Member member, ByteBuffer payload, long nowNs) {
        Received slot = room.freeSlot();
        if (slot == null) {
            member.loss.onLost();
            return;
        }
        slot.kind = Received.Kind.PAYLOAD;
        slot.ssrc = member.ssrc;
        slot.sampleTimeNs = member.clock.timeNsOf(rtp.header().timestamp);
        slot.arrivalTimeNs = nowNs;
        // ByteBuffer's own clear() and flip() are newer than Android 10.
        ((Buffer) slot.payload).clear();
        slot.payload.put(payload);
        ((Buffer) slot.payload).flip();
        room.deliver();
        member.loss.onDelivered();
    }

    private void onRtcp(ByteBuffer packet, InetSocketAddress from, long nowNs) {
        if (packet.remaining() < 8) {
            room.drops.increment(Drop.MALFORMED_RTCP);
            return;
        }
        Member member = memberOf(packet.getInt(packet.position() + 4), from, nowNs);
        if (member == null || member.srtp != null && !isOk(member.srtp.unprotectRtcp(packet), nowNs)) {
            return;
        }
        room.tapeOpened(packet, from, nowNs);
        heard(member, from, nowNs);
        reports.onPacket(member, packet, nowNs);
    }

    private void heard(Member member, InetSocketAddress from, long nowNs) {
        member.heardFrom(from, nowNs);
        if (!member.present) {
            room.announce(member, nowNs);
            reports.onNewcomer(member, nowNs);
        }
    }

    private Member memberOf(int ssrc, InetSocketAddress from, long nowNs) {
        Member member = room.members.bySsrc(ssrc);
        if (member == null && ssrc == room.own.ssrc()) {
            room.drops.increment(Drop.OWN_SSRC);
        } else if (member == null && room.isOpenTo(ssrc)) {
            return room.admitForeign(ssrc, from, nowNs);
        } else if (member == null) {
            room.drops.increment(Drop.UNKNOWN_SOURCE);
        }
        return member;
    }

    private boolean isOk(SrtpResult result, long nowNs) {
        switch (result) {
            case OK:
                return true;
            case AUTHENTICATION_FAILED:
                room.onWrongKey(nowNs);
                return false;
            case REPLAYED:
                room.drops.increment(Drop.REPLAYED);
                return false;
            case TOO_OLD:
                room.drops.increment(Drop.TOO_OLD);
                return false;
            default:
                room.drops.increment(Drop.MALFORMED_RTP);
                return false;
        }
    }
}
