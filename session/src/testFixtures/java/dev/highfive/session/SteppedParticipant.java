package dev.highfive.session;

import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.net.Clock;
import dev.highfive.net.transport.UdpTransport;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.security.SecureRandom;

/**
 * A participant on a real socket, with a head and two hands, that has no thread of its own: whoever measures it
 * says when it does something. Its send rate has no limit.
 */
public final class SteppedParticipant implements AutoCloseable {
    private static final double NO_LIMIT_HZ = 1e6;

    private final Clock clock;
    private final UdpTransport wire;
    private final Session session;
    private final Head1 head = new Head1();
    private final Hand2 left = new Hand2();
    private final Hand2 right = new Hand2();
    private int moves;

    private SteppedParticipant(SessionLink link, boolean hosts, UdpTransport wire, String name, Clock clock) {
        this.clock = clock;
        this.wire = wire;
        SessionOptions options =
                new SessionOptions().name(name).identity(TestIdentity.of(name)).clock(clock);
        options.sendRateHz = NO_LIMIT_HZ;
        InetSocketAddress contact = hosts ? null : new InetSocketAddress(link.host(), link.port());
        session = new Session(link, contact, wire, options);
        left.id = 1;
        left.left = true;
        right.id = 2;
    }

    /** On a free port of this machine. */
    public static SteppedParticipant host(boolean plain, Clock clock) throws IOException {
        UdpTransport wire = new UdpTransport(0, null);
        String address = InetAddress.getLoopbackAddress().getHostAddress();
        int port = wire.localAddress().getPort();
        SessionLink link = plain
                ? SessionLink.plain(address, port, "test")
                : SessionLink.random(address, port, "test", new SecureRandom());
        return new SteppedParticipant(link, true, wire, "host", clock);
    }

    public static SteppedParticipant join(SessionLink link, String name, Clock clock) throws IOException {
        return new SteppedParticipant(link, false, new UdpTransport(0, null), name, clock);
    }

    /** Like {@link #join}, but gets to know the host only, whoever that knows. */
    public static SteppedParticipant joinOne(SessionLink link, String name, Clock clock) throws IOException {
        SteppedParticipant joined = join(link, name, clock);
        joined.session.meetNobodyElse();
        return joined;
    }

    public Session session() {
        return session;
    }

    /** Publishes head and hands as they are now, which is not as they were before. */
    public void move() {
        moves++;
        head.timeMs = (int) clock.wallMillis();
        left.timeMs = head.timeMs;
        right.timeMs = head.timeMs;
        head.location.x = moves % 1000 * 0.001f;
        left.joints[moves % 75] = moves % 100 * 0.001f;
        long nowNs = clock.nanoTime();
        session.publish(head, nowNs);
        session.publish(left, nowNs);
        session.publish(right, nowNs);
    }

    /** What the network thread does in one turn. */
    public void network() {
        session.step();
    }

    /** What the frame thread does in one turn. */
    public void frame() {
        session.advance(clock.nanoTime());
    }

    /** The status as of now. */
    public SessionStatus status() {
        return session.currentStatus();
    }

    /** How many payloads of others the frame thread has taken in. */
    public long packetsTaken() {
        return session.payloadsTaken();
    }

    /** How many packets of others were received. */
    public long received() {
        long received = 0;
        for (SessionStatus.Peer peer : status().peers) {
            received += peer.packetsReceived;
        }
        return received;
    }

    @Override
    public void close() {
        wire.close();
    }
}
