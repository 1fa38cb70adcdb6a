package dev.highfive.session.bes;

import dev.highfive.codec.Counts;
import dev.highfive.net.Clock;
import dev.highfive.net.impair.Impairment;
import dev.highfive.net.transport.ImpairedTransport;
import dev.highfive.net.transport.Transport;
import dev.highfive.net.transport.UdpTransport;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.security.SecureRandom;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Watches what a server shows, over UDP or TCP, and introduces entities of its own. */
public final class BesClient implements AutoCloseable {
    private static final long KNOCK_NS = 200_000_000;
    private static final long STREAM_NS = 5_000_000;

    private final Clock clock;
    private final InetSocketAddress server;
    private final long door;
    private final OwnEntities own;
    private final BesListener listener;
    private final double rateHz;
    /** One of the two is null. */
    private final @Nullable Transport udp;

    private final @Nullable BesStream stream;
    private final BesLink link;
    private final long nonce;
    private final BesGreeting greeting = new BesGreeting();
    private final Counts<BesDrop> drops = new Counts<>(BesDrop.class);
    private final ByteBuffer datagram = ByteBuffer.allocate(Transport.MAX_DATAGRAM + 1);
    private @Nullable BesPeer peer;
    private long knockedNs;
    private boolean knocked;

    /** @param door the token of the server's door */
    public static BesClient udp(
            InetSocketAddress server,
            long door,
            OwnEntities own,
            BesListener listener,
            double rateHz,
            Impairment impairment,
            Clock clock)
            throws IOException {
        Transport udp = ImpairedTransport.around(new UdpTransport(0, null), impairment, clock);
        return new BesClient(udp, null, server, door, own, listener, rateHz, clock, new SecureRandom());
    }

    /** @throws IOException if there is nobody who listens */
    public static BesClient tcp(
            InetSocketAddress server, long door, OwnEntities own, BesListener listener, double rateHz, Clock clock)
            throws IOException {
        SocketChannel channel = SocketChannel.open(server);
        channel.configureBlocking(false);
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        BesStream stream = new BesStream(channel, clock.nanoTime());
        return new BesClient(null, stream, server, door, own, listener, rateHz, clock, new SecureRandom());
    }

    BesClient(
            @Nullable Transport udp,
            @Nullable BesStream stream,
            InetSocketAddress server,
            long door,
            OwnEntities own,
            BesListener listener,
            double rateHz,
            Clock clock,
            SecureRandom random) {
        this.udp = udp;
        this.stream = stream;
        this.server = server;
        this.door = door;
        this.own = own;
        this.listener = listener;
        this.rateHz = rateHz;
        this.clock = clock;
        link = stream != null ? stream : new DatagramLink(Objects.requireNonNull(udp), server);
        nonce = 1L + random.nextInt(Integer.MAX_VALUE);
    }

    /** The server, once it has answered; null before. */
    public @Nullable BesPeer peer() {
        return peer;
    }

    /** Whether the server has left, or has not been heard for five seconds. */
    public boolean isGone() {
        return peer != null && peer.isGone() || stream != null && stream.isClosed();
    }

    /** What came and was not used, by reason. */
    public Counts<BesDrop> drops() {
        return drops;
    }

    /** Takes in what has come, and sends what is due. @return the nanoseconds until there may be more */
    public long step(long nowNs) {
        if (udp != null) {
            for (InetSocketAddress from = udp.receive(datagram); from != null; from = udp.receive(datagram)) {
                if (from.equals(server)) {
                    receive(datagram, nowNs);
                } else {
                    drops.increment(BesDrop.WRONG_TOKEN);
                }
            }
        } else if (stream != null) {
            stream.step(nowNs);
            for (ByteBuffer packet = stream.next(); packet != null; packet = stream.next()) {
                receive(packet, nowNs);
            }
        }
        if (peer != null) {
            return peer.poll(nowNs);
        }
        boolean again = stream == null && nowNs - knockedNs >= KNOCK_NS;
        if (!knocked || again) {
            knocked = true;
            knockedNs = nowNs;
            link.send(greeting.knock(door, nonce, clock.wallMillis()), nowNs);
        }
        return KNOCK_NS;
    }

    private void receive(ByteBuffer packet, long nowNs) {
        if (peer != null) {
            peer.receive(packet, nowNs);
        } else if (greeting.read(packet) && greeting.isAnswerTo(nonce)) {
            peer = new BesPeer(greeting.token(), link, own, listener, rateHz, drops, clock);
        } else {
            drops.increment(BesDrop.WRONG_TOKEN);
        }
    }

    /** Waits until something comes, or for so long. */
    public void await(long nanoseconds) {
        if (udp != null) {
            udp.await(nanoseconds);
        } else {
            LockSupport.parkNanos(Math.min(nanoseconds, STREAM_NS));
        }
    }

    /** Says goodbye. */
    @Override
    public void close() {
        if (peer != null) {
            peer.close();
        }
        if (udp != null) {
            udp.drain();
            udp.close();
        }
        if (stream != null) {
            stream.close();
        }
    }
}
