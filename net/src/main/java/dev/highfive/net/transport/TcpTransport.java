package dev.highfive.net.transport;

import dev.highfive.net.Clock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Selector;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Packets over TCP (RFC 4571), for where no UDP gets through: the USB cable of a headset, by adb. Its surprise is that
 * it loses packets like UDP: what would have to wait is dropped, since newer state comes right behind.
 *
 * <p>Guests cannot reach each other, so the host passes on to each what the others say, if it is asked to
 * {@link #relay}.
 */
public final class TcpTransport implements Transport {
    private static final Logger LOG = Logger.getLogger("dev.highfive.tcp");
    private static final long NS_PER_MS = 1_000_000;
    private static final long MAX_DRAIN_NS = 300 * NS_PER_MS;

    private final Clock clock;
    private final Selector selector;
    private final Connections connections;
    private final Opening opening;
    private int turn;
    private @Nullable TcpConnection last;
    private long notSent;

    private TcpTransport(Clock clock, Selector selector, Connections connections, Opening opening) {
        this.clock = clock;
        this.selector = selector;
        this.connections = connections;
        this.opening = opening;
    }

    /**
     * Waits for others.
     *
     * @param port 0 for any
     */
    public static TcpTransport listen(int port, Clock clock) throws IOException {
        Selector selector = Selector.open();
        try {
            Connections connections = new Connections(selector);
            return new TcpTransport(clock, selector, connections, new Listener(port, selector, connections));
        } catch (IOException | RuntimeException e) {
            selector.close();
            throw e;
        }
    }

    /** Calls a host, whoever a packet is for. */
    public static TcpTransport call(InetSocketAddress host, Clock clock) throws IOException {
        Selector selector = Selector.open();
        Connections connections = new Connections(selector);
        return new TcpTransport(clock, selector, connections, new Caller(host, connections));
    }

    @Override
    public void send(ByteBuffer packet, InetSocketAddress to, long nowNs) {
        if (!packet.hasRemaining()) {
            return; // what keeps a radio awake goes to and fro anyway
        }
        TcpConnection connection = connections.at(to);
        if (connection == null || !connection.send(packet, nowNs)) {
            notSent++;
        }
    }

    @Override
    public @Nullable InetSocketAddress receive(ByteBuffer into) {
        long nowNs = clock.nanoTime();
        for (int tried = connections.count(); tried > 0; tried--) {
            turn = (turn + 1) % connections.count();
            TcpConnection connection = connections.get(turn);
            if (connection.receive(into, nowNs)) {
                last = connection;
                return connection.address;
            }
        }
        last = null;
        connections.finish(opening.patienceNs(), nowNs);
        opening.poll(nowNs);
        return null;
    }

    @Override
    public void relay(boolean live) {
        TcpConnection from = last;
        if (from == null) {
            return;
        }
        from.vouched |= live;
        long nowNs = clock.nanoTime();
        for (int index = 0; from.vouched && index < connections.count(); index++) {
            TcpConnection other = connections.get(index);
            if (other != from && other.vouched && !other.send(from.last(), nowNs)) {
                notSent++;
            }
        }
    }

    int connectionCount() {
        return connections.count();
    }

    @Override
    public void await(long nanoseconds) {
        long untilNs = Math.min(nanoseconds, opening.nextInNs(clock.nanoTime()));
        try {
            if (untilNs <= 0) {
                selector.selectNow();
            } else {
                selector.select((untilNs + NS_PER_MS - 1) / NS_PER_MS);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A goodbye is to arrive, which it might not if a connection were closed while there is something to read. */
    @Override
    public void drain() {
        long startNs = clock.nanoTime();
        for (int index = 0; index < connections.count(); index++) {
            connections.get(index).shutDown();
        }
        ByteBuffer unread = ByteBuffer.allocate(MAX_DATAGRAM);
        long passedNs = 0;
        while (connections.count() > 0 && passedNs < MAX_DRAIN_NS) {
            await(MAX_DRAIN_NS - passedNs);
            for (int index = 0; index < connections.count(); index++) {
                while (connections.get(index).receive(unread, startNs)) {
                    continue;
                }
            }
            connections.finish(Long.MAX_VALUE, startNs);
            passedNs = clock.nanoTime() - startNs;
        }
    }

    @Override
    public void wake() {
        selector.wakeup();
    }

    @Override
    public InetSocketAddress localAddress() {
        return opening.localAddress();
    }

    @Override
    public long notSent() {
        return notSent;
    }

    @Override
    public void close() {
        try {
            for (int index = 0; index < connections.count(); index++) {
                connections.get(index).close();
            }
            opening.close();
            selector.close();
        } catch (IOException e) {
            LOG.log(Level.FINE, "The connections did not close.", e);
        }
    }
}
