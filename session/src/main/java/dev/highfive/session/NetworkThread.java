package dev.highfive.session;

import dev.highfive.codec.rtp.PacketKind;
import dev.highfive.codec.rtp.RtpReader;
import dev.highfive.net.Clock;
import dev.highfive.net.capture.PacketCapture;
import dev.highfive.net.rtp.Arrival;
import dev.highfive.net.rtp.RtpSender;
import dev.highfive.net.srtp.SrtpResult;
import dev.highfive.net.transport.Transport;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * All that happens between the socket and the two rings: takes datagrams apart, and sends what is due. It
 * waits for nothing but the socket and the next due time.
 */
final class NetworkThread implements Runnable {
    private static final Logger LOG = Logger.getLogger("dev.highfive.network");

    /** So many datagrams are received before anything is sent, at most. */
    private static final int MAX_IN_A_ROW = 256;
    /** More than fit into the buffer of a socket. */
    private static final int MAX_WAITING = 10_000;

    private static final long HOUSEKEEPING_NS = 100_000_000L;
    private static final long STATUS_NS = 250_000_000L;
    /** A status is garbage where nobody looks at it. */
    private static final long INTEREST_NS = 2_000_000_000L;

    private final Clock clock;
    private final Route route;
    private final Transport transport;
    private final Peers peers;
    private final Admission admission;
    private final OwnStreams own;
    private final Handshake handshake;
    private final Membership membership;
    private final StateSender sender;
    private final RtcpSession rtcp;
    private final WakeTicks ticks;
    private final SleepWatch sleep;
    private final FrameQueue frames;
    private final PacketCapture capture;
    private final Drops drops;
    /** By payload type. */
    private final @Nullable PayloadSink[] sinks = new PayloadSink[128];
    /** One byte more than a packet has, to notice what is longer. */
    private final ByteBuffer datagram = ByteBuffer.allocate(Transport.MAX_DATAGRAM + 1);

    private final RtpReader rtp = new RtpReader();
    private volatile boolean leaving;
    private boolean askedToLeave;
    private volatile SessionStatus status;
    private volatile @Nullable Throwable failure;
    private volatile long askedNs;
    private long keptNs;
    private long statusNs;

    NetworkThread(
            Clock clock,
            Route route,
            Peers peers,
            Admission admission,
            OwnStreams own,
            Handshake handshake,
            Membership membership,
            StateSender sender,
            RtcpSession rtcp,
            WakeTicks ticks,
            FrameQueue frames,
            PacketCapture capture,
            Drops drops) {
        this.clock = clock;
        this.route = route;
        transport = route.transport();
        this.peers = peers;
        this.admission = admission;
        this.own = own;
        this.handshake = handshake;
        this.membership = membership;
        this.sender = sender;
        this.rtcp = rtcp;
        this.ticks = ticks;
        this.frames = frames;
        this.capture = capture;
        this.drops = drops;
        handshake.tell(this::redraw, sender::sendEverything);
        captureKeys();
        askedNs = clock.nanoTime();
        sleep = new SleepWatch(clock, askedNs);
        // Both are due at the start.
        keptNs = askedNs - HOUSEKEEPING_NS;
        statusNs = keptNs - STATUS_NS;
        status = newStatus();
    }

    @Override
    public void run() {
        try {
            while (!leaving) {
                transport.await(step(clock.nanoTime()));
            }
            sayGoodbye();
            transport.drain();
            status = newStatus();
        } catch (RuntimeException | Error e) {
            failure = e; // told by Session.advance: thrown from here it would end an Android app without a word
            LOG.log(Level.SEVERE, "The network thread has failed", e);
        } finally {
            transport.close();
        }
    }

    /** What takes the payloads of a type; what no sink wants is counted. Before the thread starts. */
    void addSink(int payloadType, PayloadSink sink) {
        sinks[payloadType] = sink;
    }

    /** Says goodbye and ends, from any thread. */
    void leave() {
        leaving = true;
        transport.wake();
    }

    /** As of a quarter of a second ago, if it is asked for every second; from any thread. */
    SessionStatus status() {
        askedNs = clock.nanoTime();
        return status;
    }

    SessionStatus newStatus() {
        return SessionStatus.of(
                peers,
                own.state().ssrc(),
                transport.notSent(),
                drops,
                sender,
                rtcp,
                membership,
                handshake.isAnswered(),
                askedToLeave,
                clock.nanoTime());
    }

    void sayGoodbye() {
        rtcp.leave(clock.nanoTime());
    }

    /** What ended the thread before its time, if anything. */
    @Nullable
    Throwable failure() {
        return failure;
    }

    /** Whoever hosts has asked this participant to leave: nothing more is sent, and nobody is seen any more. */
    void onAskedToLeave() {
        askedToLeave = true;
        leaving = true;
    }

    /** Does all there is to do now. @return the nanoseconds until there may be more */
    long step(long nowNs) {
        long sleptNs = sleep.sleptNs(nowNs);
        if (sleptNs > 0) {
            wakeUp(sleptNs, nowNs);
        }
        receive(nowNs);
        if (nowNs - keptNs >= HOUSEKEEPING_NS) {
            keptNs = nowNs;
            handshake.poll(nowNs);
            admission.expire(nowNs);
            rtcp.countMembers(nowNs);
        }
        if (nowNs - statusNs >= STATUS_NS && nowNs - askedNs < INTEREST_NS) {
            statusNs = nowNs;
            status = newStatus();
        }
        long rtcpInNs = rtcp.poll(nowNs);
        long stateInNs = sender.poll(nowNs);
        long tickInNs = ticks.poll(nowNs);
        return Math.min(Math.min(Math.min(rtcpInNs, stateInNs), tickInNs), keptNs + HOUSEKEEPING_NS - nowNs);
    }

    /** What came while this machine slept is of a time that nobody knows; others may have forgotten us meanwhile. */
    private void wakeUp(long sleptNs, long nowNs) {
        for (int index = 0; index < own.count(); index++) {
            own.get(index).clock.onSlept(sleptNs, nowNs);
        }
        int waiting = 0;
        while (waiting < MAX_WAITING && transport.receive(datagram) != null) {
            waiting++;
        }
        for (int index = 0; index < peers.count(); index++) {
            peers.get(index).restartClocks();
        }
        handshake.greetAll(nowNs);
    }

    private void receive(long nowNs) {
        for (int count = 0; count < MAX_IN_A_ROW; count++) {
            InetSocketAddress from = transport.receive(datagram);
            if (from == null) {
                return;
            }
            onDatagram(datagram, from, clock.nanoTime());
        }
    }

    /** Takes a datagram apart. Whatever it is, nothing worse happens than that it is counted. */
    void onDatagram(ByteBuffer packet, InetSocketAddress from, long nowNs) {
        if (!packet.hasRemaining()) {
            return; // only to be heard by the radio, as WakeTicks sends them
        }
        if (packet.remaining() > Transport.MAX_DATAGRAM) {
            drops.increment(Drop.TOO_LONG);
            return;
        }
        capture.received(packet, from, nowNs);
        switch (PacketKind.of(packet)) {
            case RTP:
                onRtp(packet, from, nowNs);
                break;
            case RTCP:
                onRtcp(packet, from, nowNs);
                break;
            default:
                onHandshake(packet, from, nowNs);
        }
    }

    private void onHandshake(ByteBuffer packet, InetSocketAddress from, long nowNs) {
        int kind = Envelope.kindOf(packet);
        if (kind == 0) {
            drops.increment(Drop.NOT_OURS);
            return;
        }
        Peer newcomer = handshake.onPacket(kind, packet, from, nowNs);
        if (newcomer != null) {
            rtcp.onNewcomer(newcomer, nowNs);
        }
    }

    /** Someone else has our SSRC (RFC 3550, 8.2). */
    private void redraw(RtpSender collided) {
        long nowNs = clock.nanoTime();
        rtcp.leave(nowNs);
        collided.redraw();
        captureKeys();
        frames.ownSsrc(own.state().ssrc(), nowNs);
        handshake.greetAll(nowNs);
        sender.sendEverything();
    }

    private void captureKeys() {
        for (int index = 0; index < own.count(); index++) {
            RtpSender stream = own.get(index);
            if (stream.key() != null) {
                capture.key(stream.ssrc(), stream.key(), stream.rolloverCounter());
            }
        }
    }

    private void onRtp(ByteBuffer packet, InetSocketAddress from, long nowNs) {
        if (packet.remaining() < 12) {
            drops.increment(Drop.MALFORMED_RTP);
            return;
        }
        Stream stream = streamOf(packet.getInt(packet.position() + 8), from, nowNs);
        int size = packet.remaining();
        if (stream == null || stream.srtp != null && !isOk(open(stream, packet, false), nowNs)) {
            return;
        }
        capture.receivedOpen(packet, from, nowNs);
        if (!rtp.read(packet)) {
            drops.increment(Drop.MALFORMED_RTP);
            return;
        }
        PayloadSink sink = sinks[rtp.header().payloadType];
        if (sink == null || !stream.carries(rtp.header().payloadType)) {
            drops.increment(Drop.OTHER_PAYLOAD_TYPE);
            return;
        }
        Arrival arrival = stream.source.onPacket(rtp.header().sequenceNumber, rtp.header().timestamp, nowNs);
        if (!arrival.isValid()) {
            drops.increment(Drop.NOT_YET_VALID);
            return;
        }
        stream.clock.onPacket(rtp.header().timestamp, nowNs);
        long silentNs = nowNs - stream.heardNs;
        stream.heardNs = nowNs;
        heard(stream.peer, arrival == Arrival.NEW ? from : stream.peer.address, size, nowNs);
        if (arrival == Arrival.DUPLICATE) {
            drops.increment(Drop.REPLAYED);
            return;
        }
        stream.request.onAnswered();
        if (arrival == Arrival.NEW) {
            stream.loss.onGap(stream.source.missingBefore(), silentNs);
        }
        if (sink.take(stream, packet, stream.clock.timeNsOf(rtp.header().timestamp), nowNs)) {
            stream.loss.onDelivered();
        } else {
            stream.loss.onLost();
        }
    }

    private void onRtcp(ByteBuffer packet, InetSocketAddress from, long nowNs) {
        if (packet.remaining() < 8) {
            drops.increment(Drop.MALFORMED_RTCP);
            return;
        }
        Stream stream = streamOf(packet.getInt(packet.position() + 4), from, nowNs);
        int size = packet.remaining();
        if (stream == null || stream.srtp != null && !isOk(open(stream, packet, true), nowNs)) {
            return;
        }
        capture.receivedOpen(packet, from, nowNs);
        heard(stream.peer, from, size, nowNs);
        rtcp.onPacket(stream.peer, packet, nowNs);
    }

    private SrtpResult open(Stream stream, ByteBuffer packet, boolean rtcp) {
        SrtpResult result = stream.open(packet, rtcp);
        if (result == SrtpResult.AUTHENTICATION_FAILED && route.hasOtherKeyFor(stream)) {
            result = stream.open(packet, rtcp);
        }
        return result;
    }

    private void heard(Peer peer, InetSocketAddress from, int size, long nowNs) {
        transport.relay(true);
        if (peer.heardFrom(from, size, nowNs)) {
            handshake.askWhere(peer, nowNs);
        }
        if (!peer.present) {
            admission.announce(peer, nowNs);
            rtcp.onNewcomer(peer, nowNs);
        }
    }

    private @Nullable Stream streamOf(int ssrc, InetSocketAddress from, long nowNs) {
        Stream stream = peers.streamOf(ssrc);
        if (stream == null && own.bySsrc(ssrc) != null) {
            drops.increment(Drop.OWN_SSRC);
        } else if (stream == null && admission.isOpenTo(ssrc)) {
            return admission.admitStranger(ssrc, from, nowNs);
        } else if (stream == null) {
            drops.increment(Drop.UNKNOWN_SOURCE);
        }
        return stream;
    }

    private boolean isOk(SrtpResult result, long nowNs) {
        switch (result) {
            case OK:
                return true;
            case AUTHENTICATION_FAILED:
                drops.onWrongKey(nowNs);
                return false;
            case REPLAYED:
                drops.increment(Drop.REPLAYED);
                return false;
            case TOO_OLD:
                drops.increment(Drop.TOO_OLD);
                return false;
            default:
                drops.increment(Drop.MALFORMED_RTP);
                return false;
        }
    }
}
