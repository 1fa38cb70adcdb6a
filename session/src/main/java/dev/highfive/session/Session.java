package dev.highfive.session;

import dev.highfive.codec.Counts;
import dev.highfive.codec.gamestate.DecodeError;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.ObjectType;
import dev.highfive.codec.gamestate.Ownership1;
import dev.highfive.net.Clock;
import dev.highfive.net.capture.PacketCapture;
import dev.highfive.net.capture.PcapngReader;
import dev.highfive.net.capture.ReplayTransport;
import dev.highfive.net.rtp.RtpSender;
import dev.highfive.net.srtp.SessionSecret;
import dev.highfive.net.srtp.SrtpProfile;
import dev.highfive.net.transport.ImpairedTransport;
import dev.highfive.net.transport.TcpTransport;
import dev.highfive.net.transport.Transport;
import dev.highfive.net.transport.UdpTransport;
import dev.highfive.session.link.SessionLink;
import dev.highfive.world.Ownership;
import dev.highfive.world.Participant;
import dev.highfive.world.World;
import dev.highfive.world.WorldOptions;
import dev.highfive.world.WorldView;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Taking part in a session. Everything here but {@link #status} and {@link #close} belongs to one thread, the
 * frame thread: it publishes what this participant has, calls {@link #advance} once a frame, and looks at the
 * {@link #world}. Another thread, which this class starts, does all that the network is about; the two never
 * wait for each other.
 */
public final class Session implements AutoCloseable {
    /** Of the thread that does all that the network is about. */
    public static final String THREAD_NAME = "highfive-network";

    private static final int TO_FRAMES = 1024;
    private static final int TO_NETWORK = 256;
    /** The key of plain sessions, which protects nothing: introductions have the same form everywhere. */
    private static final byte[] NO_SECRET = new byte[SessionSecret.MIN_SIZE];

    private final SessionOptions options;
    private volatile SessionLink link;
    private final String cname;
    private final Clock clock;
    private final Route route;
    private final Handshake handshake;
    private final Membership membership;
    private final StateSender sender;
    private final NetworkThread network;
    private final Thread thread;
    private final SlotRing<Received> received = new SlotRing<>(TO_FRAMES, Received::new);
    private final SlotRing<PublishedObject> published = new SlotRing<>(TO_NETWORK, PublishedObject::new);
    private final GameStateWriter writer;
    private final World world;
    private final SharedObjects objects;
    private final StateReceiver receiver;
    private Participant self;
    private int ownSsrc;
    private boolean unsent;
    private long publishedTooFast;

    /** Opens a session that others can join by its {@link #link}. */
    public static Session host(String sessionName, InetAddress address, boolean plain, SessionOptions options)
            throws IOException {
        Transport transport = options.overTcp
                ? TcpTransport.listen(options.port, options.clock)
                : new UdpTransport(options.port, null);
        int port = transport.localAddress().getPort();
        String host = address.getHostAddress();
        SessionLink link = plain
                ? SessionLink.plain(host, port, sessionName)
                : SessionLink.random(host, port, sessionName, options.random);
        return start(options.overTcp ? link.overTcp() : link, null, transport, options);
    }

    /** Opens a session again by its link, which has to lead to this machine. */
    public static Session host(SessionLink link, SessionOptions options) throws IOException {
        if (link.isMulticast()) {
            return join(link, options);
        }
        Transport transport =
                link.isTcp() ? TcpTransport.listen(link.port(), options.clock) : new UdpTransport(link.port(), null);
        return start(link, null, transport, options);
    }

    /** Joins a session; with multicast, where nobody hosts, also the first one does. */
    public static Session join(SessionLink link, SessionOptions options) throws IOException {
        InetAddress host = InetAddress.getByName(link.host());
        InetSocketAddress contact = new InetSocketAddress(host, link.port());
        Transport transport = link.isTcp()
                ? TcpTransport.call(contact, options.clock)
                : link.isMulticast() ? new UdpTransport(link.port(), host) : new UdpTransport(options.port, null);
        return start(link, contact, transport, options);
    }

    private static Session start(
            SessionLink link, @Nullable InetSocketAddress contact, Transport transport, SessionOptions options) {
        Transport impaired = ImpairedTransport.around(transport, options.impairment, options.clock);
        Session session = new Session(link, contact, impaired, options);
        for (InetSocketAddress place :
                contact == null ? Collections.<InetSocketAddress>emptyList() : link.elsewhere()) {
            InetSocketAddress found = new InetSocketAddress(place.getHostString(), place.getPort());
            if (!found.isUnresolved()) {
                session.meetAlso(found);
            }
        }
        return session.start();
    }

    /**
     * Takes part in a recording as one whom nobody sees.
     *
     * @param speed 0.1 to 10
     * @throws IOException if it cannot be read
     */
    public static Session replay(PcapngReader recording, double speed, SessionOptions options) throws IOException {
        return replayStepwise(recording, speed, options).start();
    }

    static Session replayStepwise(PcapngReader recording, double speed, SessionOptions options) throws IOException {
        ReplayTransport transport = new ReplayTransport(recording, options.clock, speed);
        options.clock(transport.clock());
        SessionLink link = SessionLink.plain("localhost", SessionLink.DEFAULT_PORT, "replay");
        return new Session(link, null, transport, (peers, capture) -> new ReplayRoute(transport), options);
    }

    /** @param contact whom to get to know first, or the link's multicast group; null for whoever opens the session */
    Session(SessionLink link, @Nullable InetSocketAddress contact, Transport transport, SessionOptions options) {
        this(
                link,
                contact,
                transport,
                (peers, capture) -> route(link, contact, transport, peers, capture, options),
                options);
    }

    private static Route route(
            SessionLink link,
            @Nullable InetSocketAddress contact,
            Transport transport,
            Peers peers,
            PacketCapture capture,
            SessionOptions options) {
        if (link.isTcp()) {
            return contact == null
                    ? new HubRoute(transport, capture, peers)
                    : new SpokeRoute(transport, capture, contact);
        }
        return link.isMulticast()
                ? new MulticastRoute(transport, capture, Objects.requireNonNull(contact))
                : new MeshRoute(transport, capture, peers, link.isPlain() ? options.alsoTo : null);
    }

    private Session(
            SessionLink link,
            @Nullable InetSocketAddress contact,
            Transport transport,
            Route.Maker way,
            SessionOptions options) {
        this.options = options;
        this.link = link;
        clock = options.clock;
        Identity identity = options.identity == null ? Identity.random(options.random) : options.identity;
        writer = new GameStateWriter(options.profile);
        long nowNs = clock.nanoTime();
        SessionSecret secret = link.isPlain() ? null : link.secret();
        byte[] sessionId = Identity.sessionId(secret, link.name());
        cname = Identity.cname(identity.keys.publicKey(), sessionId);
        SrtpProfile profile = link.isPlain() ? null : options.srtpProfile;
        RtpSender state = new RtpSender(profile, options.payloadType, clock, options.random);
        ownSsrc = state.ssrc();
        OwnStreams own = new OwnStreams(options.random.nextLong() | 1, state);
        Peers peers = new Peers();
        Drops drops = new Drops();
        PacketCapture capture = new PacketCapture(options.recorder, options.recordOpened, transport.localAddress());
        route = way.make(peers, capture);
        FrameQueue frames = new FrameQueue(received, drops);
        Admission admission =
                new Admission(peers, route, link.isPlain(), sessionId, state.clock, frames, capture, drops);
        Envelope envelope = new Envelope(secret == null ? new SessionSecret(NO_SECRET) : secret, options.random);
        Rekeying rekeying = new Rekeying(own, peers);
        membership = new Membership(
                peers,
                identity,
                envelope,
                rekeying,
                options.random,
                link.isPlain(),
                contact == null && route.isLive(),
                new LastingEffects(admission));
        handshake = new Handshake(
                route,
                peers,
                admission,
                own,
                drops,
                envelope,
                membership,
                rekeying,
                identity,
                options.random,
                options.name);
        if (contact != null) {
            handshake.meet(contact, nowNs);
        }
        sender = new StateSender(route, state, capture, clock, published, options.sendRateHz);
        Random dice = new Random(options.random.nextLong());
        RtcpSession rtcp =
                new RtcpSession(route, peers, admission, own, drops, capture, sender, cname, options.name, dice, nowNs);
        WakeTicks ticks = new WakeTicks(route, peers, sender, nowNs);
        network = new NetworkThread(
                clock,
                route,
                peers,
                admission,
                own,
                handshake,
                membership,
                sender,
                rtcp,
                ticks,
                frames,
                capture,
                drops);
        network.addSink(options.payloadType, frames::payload);
        thread = new Thread(network, THREAD_NAME);
        thread.setDaemon(true);
        objects = new SharedObjects(new SessionChannel(this, options.profile, !route.isLive()), dice);
        world = new World(new WorldOptions().sync(options.sync).ownership(new SharedOwnership()));
        receiver = new StateReceiver(options.profile, world, objects);
        self = Objects.requireNonNull(world.joinLocal(ownSsrc, cname, options.name, nowNs));
    }

    /** Says hello there, too; before it is started. */
    void meetAlso(InetSocketAddress address) {
        handshake.meet(address, clock.nanoTime());
    }

    private Session start() {
        thread.start();
        return this;
    }

    /** What the network thread does, for those who run it on a clock of their own instead of starting it. */
    long step() {
        return network.step(clock.nanoTime());
    }

    /** Does not follow up on those whom others know, for those who play many participants at once. */
    void meetNobodyElse() {
        handshake.meetNobodyElse();
    }

    /** How many payloads of others were taken in. */
    long payloadsTaken() {
        return receiver.payloads();
    }

    /** Like {@link #close} for those who call {@link #step}. */
    void sayGoodbye() {
        network.sayGoodbye();
    }

    /** Like {@link #status}, as of now, for those who call {@link #step}. */
    SessionStatus currentStatus() {
        return network.newStatus();
    }

    /** By which the others may join; after somebody was asked to leave it has another key. From any thread. */
    public SessionLink link() {
        return link;
    }

    /** Who and what is here; this participant is one of them. */
    public WorldView world() {
        return world;
    }

    /** What came and could not be decoded, by reason. */
    public Counts<DecodeError> decodeErrors() {
        return receiver.errors();
    }

    /** What passes from hand to hand. */
    public SharedObjects objects() {
        return objects;
    }

    public int ownSsrc() {
        return ownSsrc;
    }

    /** As of a quarter of a second ago, if it is asked for every second; from any thread. */
    public SessionStatus status() {
        return network.status();
    }

    /** The objects that were published faster than the network thread took them. */
    public long publishedTooFast() {
        return publishedTooFast;
    }

    /** The time that {@link #advance} takes: that of the recording, if this is one. */
    public Clock clock() {
        return clock;
    }

    /**
     * Whether a recording is at its end.
     *
     * @throws IOException if it is damaged from here on
     */
    public boolean isFinished() throws IOException {
        return route.isFinished();
    }

    /** The port that this participant receives on. */
    public int localPort() {
        return route.transport().localAddress().getPort();
    }

    /**
     * Sends an object of this participant's from now on: its newest state, as long as it is not withdrawn.
     *
     * @param sampleTimeNs when the state is of, by the session's clock
     * @throws dev.highfive.codec.gamestate.ObjectRefusedException if it does not fit into a packet
     */
    public void publish(GameObject object, long sampleTimeNs) {
        publish(null, object, sampleTimeNs, false);
    }

    /** Does not send an object any more, such as a hand that is no longer tracked. */
    public void withdraw(ObjectType<?> type, long id) {
        PublishedObject slot = freeSlot();
        if (slot != null) {
            slot.withdraw(type.tag(options.profile), id);
            published.fill();
            unsent = true;
        }
    }

    /**
     * Takes in what has come, hands over what was published, and brings the world to a time.
     *
     * @throws IllegalStateException if the network thread has failed
     */
    public WorldView advance(long displayTimeNs) {
        if (network.failure() != null) {
            throw new IllegalStateException("The session's network thread has failed.", network.failure());
        }
        for (Received next = received.oldest(); next != null; next = received.oldest()) {
            take(next);
            received.empty();
        }
        objects.tick(clock.nanoTime());
        if (unsent) {
            unsent = false;
            sender.onFrame(clock.nanoTime());
            route.transport().wake();
        }
        return world.at(displayTimeNs);
    }

    /**
     * Asks someone to leave, by their CNAME: they are told so, nobody sends them anything more, and the link and all
     * streams get other keys. Only whoever has opened the session can; else nothing happens.
     */
    public void askToLeave(String itsCname) {
        membership.askToLeave(itsCname);
        route.transport().wake();
    }

    /** Leaves, and tells the others. */
    @Override
    public void close() {
        network.leave();
        try {
            thread.join(1000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void take(Received next) {
        Participant from = world.find(next.ssrc);
        switch (next.kind) {
            case PRESENT:
                world.join(next.ssrc, next.cname, next.name, next.arrivalTimeNs);
                break;
            case GONE:
                if (from != null) {
                    world.leave(from, next.arrivalTimeNs);
                }
                break;
            case OWN_SSRC:
                int oldSsrc = ownSsrc;
                ownSsrc = next.ssrc;
                self = Objects.requireNonNull(world.joinLocal(ownSsrc, cname, options.name, next.arrivalTimeNs));
                objects.onOwnSsrcChanged(oldSsrc);
                break;
            default:
                if (next.clockStepped && from != null) {
                    world.restartClock(from);
                }
                receiver.receive(from, next.payload, next.sampleTimeNs, next.arrivalTimeNs);
        }
    }

    /** @param ownership null for an object that is this participant's alone */
    void publish(@Nullable Ownership1 ownership, GameObject object, long sampleTimeNs, boolean urgent) {
        PublishedObject slot = freeSlot();
        if (slot == null) {
            return;
        }
        slot.set(writer, object.type().tag(options.profile), ownership, object, sampleTimeNs);
        slot.urgent = urgent;
        if (!(object instanceof Ownership1) && world.begin(self, sampleTimeNs, sampleTimeNs)) {
            world.take(object);
        }
        published.fill();
        unsent = true;
    }

    private @Nullable PublishedObject freeSlot() {
        PublishedObject slot = published.free();
        if (slot == null) {
            publishedTooFast++;
        }
        return slot;
    }

    private final class LastingEffects implements Membership.Effects {
        private final Admission admission;

        LastingEffects(Admission admission) {
            this.admission = admission;
        }

        @Override
        public void putOut(Peer peer, long nowNs) {
            handshake.forget(peer);
            admission.farewell(peer, nowNs);
        }

        @Override
        public void changeKey(byte[] key) {
            link = link.withNewKey(key);
        }

        @Override
        public void askedToLeave() {
            network.onAskedToLeave();
        }

        @Override
        public void send(Pairing pairing, ByteBuffer notice, InetSocketAddress to, long nowNs) {
            handshake.sendSealed(pairing, notice, to, nowNs);
        }
    }

    private final class SharedOwnership implements Ownership {
        @Override
        public boolean isShared(long objectId) {
            return objects.isShared(objectId);
        }

        @Override
        public boolean mayUpdate(long objectId, Participant from) {
            return objects.isOwner(objectId, from.ssrc());
        }
    }
}
