package dev.highfive.session;

import dev.highfive.net.capture.PacketCapture;
import dev.highfive.net.rtp.PeerClock;
import dev.highfive.net.rtp.RtpSource;
import dev.highfive.net.rtp.WireClock;
import dev.highfive.net.srtp.MasterKey;
import dev.highfive.net.srtp.SrtpReceiver;
import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;

/** Who comes and who goes: lets people in, notices who has fallen silent, and tells the frame thread. */
final class Admission {
    /** Silent for longer: gone, as far as people can see. */
    private static final long SILENCE_NS = 5_000_000_000L;
    /** Silent for longer: forgotten. Until then one who returns is at once where it was. */
    private static final long FORGET_NS = 60_000_000_000L;
    /** So that one machine cannot fill the session. */
    private static final int MAX_PER_ADDRESS = 128;

    private final Peers peers;
    private final Route route;
    private final boolean plain;
    private final byte[] sessionId;
    private final WireClock clock;
    private final FrameQueue frames;
    private final PacketCapture capture;
    private final Drops drops;
    private boolean forgotten;

    Admission(
            Peers peers,
            Route route,
            boolean plain,
            byte[] sessionId,
            WireClock clock,
            FrameQueue frames,
            PacketCapture capture,
            Drops drops) {
        this.peers = peers;
        this.route = route;
        this.plain = plain;
        this.sessionId = sessionId;
        this.clock = clock;
        this.frames = frames;
        this.capture = capture;
        this.drops = drops;
    }

    /**
     * Lets someone in who has introduced themselves. One with the same identity is the same one, come back.
     *
     * @return null if the session is full, or has many from there
     */
    @Nullable
    Peer admit(Introduction introduction, byte[] identity, InetSocketAddress from, long nowNs) {
        Peer before = peers.byIdentity(identity);
        if (before != null) {
            peers.remove(before);
        } else if (peers.countAt(from.getAddress()) >= MAX_PER_ADDRESS) {
            drops.increment(Drop.TOO_MANY_PARTICIPANTS);
            return null;
        }
        String cname = Identity.cname(identity, sessionId);
        Peer peer = new Peer(cname, introduction.name, identity, introduction.cookie, from, nowNs);
        Stream[] streams = new Stream[introduction.streamCount];
        for (int index = 0; index < streams.length; index++) {
            StreamOffer offer = introduction.streams[index];
            streams[index] = newStream(peer, offer.ssrc, offer.payloadType, receiverOf(offer), nowNs);
            streams[index].key = offer.key;
        }
        peer.setStreams(streams);
        for (int index = 0; index < streams.length; index++) {
            takeOffer(streams[index], introduction.streams[index]);
        }
        return add(peer);
    }

    private @Nullable SrtpReceiver receiverOf(StreamOffer offer) {
        if (plain || offer.key == null) {
            return null;
        }
        capture.key(offer.ssrc, offer.key, (int) (offer.index >>> 16));
        return SrtpReceiver.expecting(offer.key, offer.ssrc, offer.index);
    }

    /** What is said of a stream that is known may bring another key. */
    void takeOffer(Stream stream, StreamOffer offer) {
        MasterKey taken = stream.take(offer);
        if (taken != null) {
            capture.key(stream.ssrc, taken, (int) (offer.index >>> 16));
        }
    }

    /** Whether streams are as this session wants them: protected, or all in the clear. */
    boolean suits(Introduction introduction) {
        boolean suits = true;
        for (int index = 0; index < introduction.streamCount; index++) {
            suits &= (introduction.streams[index].key == null) == plain;
        }
        return suits;
    }

    /** Whether a stream may take part that nobody has introduced. */
    boolean isOpenTo(int ssrc) {
        return plain && route.admits(ssrc);
    }

    /**
     * Lets a stream in that nobody has introduced: other people's programs in a plain session, and everyone in a
     * recording.
     *
     * @return null if there are too many, here or from there
     */
    @Nullable
    Stream admitStranger(int ssrc, InetSocketAddress from, long nowNs) {
        int fromThere = 0;
        for (int index = 0; index < peers.count(); index++) {
            Peer peer = peers.get(index);
            fromThere += peer.cookie == 0 && peer.address.getAddress().equals(from.getAddress()) ? 1 : 0;
        }
        if (fromThere >= route.maxStrangersPerAddress()) {
            drops.increment(Drop.TOO_MANY_PARTICIPANTS);
            return null;
        }
        String cname = "rtp-" + Integer.toHexString(ssrc);
        Peer peer = new Peer(cname, cname, null, 0, from, nowNs);
        peer.setStreams(newStream(peer, ssrc, Stream.ANY_PAYLOAD_TYPE, route.receiverOf(ssrc), nowNs));
        return add(peer) == null ? null : peer.state();
    }

    private Stream newStream(Peer peer, int ssrc, int payloadType, @Nullable SrtpReceiver srtp, long nowNs) {
        boolean unproven = srtp == null && peer.cookie == 0 && route.isLive();
        RtpSource source = new RtpSource(ssrc, unproven ? RtpSource.MIN_SEQUENTIAL : RtpSource.AUTHENTICATED);
        return new Stream(peer, ssrc, payloadType, srtp, source, new PeerClock(clock), nowNs);
    }

    private @Nullable Peer add(Peer peer) {
        if (peers.isFull()) {
            drops.increment(Drop.TOO_MANY_PARTICIPANTS);
            return null;
        }
        peers.add(peer);
        return peer;
    }

    /** Tells the frame thread that someone is here, is back, or has another name. */
    void announce(Peer peer, long nowNs) {
        if (frames.present(peer, nowNs)) {
            peer.present = true;
        }
    }

    /** Someone said goodbye. */
    void farewell(Peer peer, long nowNs) {
        peer.heardNs = nowNs - FORGET_NS - 1;
        expire(nowNs);
    }

    /** Whether someone has gone for good since this was asked last: what they knew is to be worth nothing. */
    boolean takeForgotten() {
        boolean was = forgotten;
        forgotten = false;
        return was;
    }

    /** Notices who has fallen silent. Nobody is forgotten whose leaving could not be told yet. */
    void expire(long nowNs) {
        for (int index = peers.count() - 1; index >= 0; index--) {
            Peer peer = peers.get(index);
            long silentNs = nowNs - peer.heardNs;
            if (peer.present && silentNs > SILENCE_NS && frames.gone(peer, nowNs)) {
                peer.present = false;
            }
            if (!peer.present && silentNs > (peer.cookie == 0 ? SILENCE_NS : FORGET_NS)) {
                peers.remove(peer);
                forgotten |= peer.identity != null;
            }
        }
    }
}
