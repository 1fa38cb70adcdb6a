package dev.highfive.session.bes;

import dev.highfive.codec.Counts;
import dev.highfive.codec.bes.BesHeader;
import dev.highfive.net.Clock;
import dev.highfive.net.impair.Impairment;
import dev.highfive.net.transport.ImpairedTransport;
import dev.highfive.net.transport.Transport;
import dev.highfive.net.transport.UdpTransport;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Shows entities to everybody who comes, over UDP and over TCP on the same port, and hears of theirs. Nothing is
 * encrypted: the door's token keeps out who does not know it, and hides nothing from who can watch the network.
 */
public final class BesServer implements AutoCloseable {
    /** The token of a door that stands open. */
    public static final long OPEN_DOOR = 1;

    public static final double DEFAULT_RATE_HZ = 30;
    static final int MAX_WATCHERS = 64;
    static final int MAX_WATCHERS_A_HOST = 16;
    private static final int MAX_IN_A_ROW = 512;
    private static final int MAX_ANSWERS_A_SECOND = 200;
    private static final long SECOND_NS = 1_000_000_000;
    /** Streams are not waited for, but looked after so often. */
    private static final long STREAMS_NS = 5_000_000;

    private static final int MOST_PORTS = 20;
    private static final int SEND_BUFFER = 1 << 16;

    private final Clock clock;
    private final OwnEntities own;
    private final BesListener listener;
    private final double rateHz;
    private final long door;
    private final SecureRandom random;
    private final Transport udp;
    /** Null without TCP. */
    private final @Nullable ServerSocketChannel tcp;

    private final BesCookies cookies;
    private final BesGreeting greeting = new BesGreeting();
    private final Counts<BesDrop> drops = new Counts<>(BesDrop.class);
    private final List<BesWatcher> watchers = new ArrayList<>();
    private final Map<InetSocketAddress, BesPeer> byAddress = new HashMap<>();
    private final ByteBuffer datagram = ByteBuffer.allocate(Transport.MAX_DATAGRAM + 1);
    private long secondNs;
    private int answersThisSecond;

    /**
     * Listens for datagrams and streams.
     *
     * @param at the address to listen at; port 0 for any
     * @throws IOException if the port is taken
     */
    public static BesServer listen(
            InetSocketAddress at,
            long door,
            OwnEntities own,
            BesListener listener,
            double rateHz,
            Impairment impairment,
            Clock clock)
            throws IOException {
        for (int attempt = 1; ; attempt++) {
            ServerSocketChannel tcp = ServerSocketChannel.open();
            try {
                tcp.configureBlocking(false);
                tcp.bind(at);
                InetSocketAddress both =
                        new InetSocketAddress(at.getAddress(), tcp.socket().getLocalPort());
                Transport udp = ImpairedTransport.around(new UdpTransport(both), impairment, clock);
                return new BesServer(udp, tcp, door, own, listener, rateHz, clock, new SecureRandom());
            } catch (BindException e) {
                tcp.close();
                // What is free for streams may be taken for datagrams: another one will not be.
                if (at.getPort() != 0 || attempt == MOST_PORTS) {
                    throw e;
                }
            } catch (IOException | RuntimeException e) {
                tcp.close();
                throw e;
            }
        }
    }

    BesServer(
            Transport udp,
            @Nullable ServerSocketChannel tcp,
            long door,
            OwnEntities own,
            BesListener listener,
            double rateHz,
            Clock clock,
            SecureRandom random) {
        this.udp = udp;
        this.tcp = tcp;
        this.door = door;
        this.own = own;
        this.listener = listener;
        this.rateHz = rateHz;
        this.clock = clock;
        this.random = random;
        secondNs = clock.nanoTime();
        cookies = new BesCookies(door, random, secondNs);
    }

    public int port() {
        return udp.localAddress().getPort();
    }

    public int watcherCount() {
        return watchers.size();
    }

    /** What came and was not used, by reason. */
    public Counts<BesDrop> drops() {
        return drops;
    }

    /** Takes in what has come, and sends what is due. @return the nanoseconds until there may be more */
    public long step(long nowNs) {
        if (nowNs - secondNs >= SECOND_NS) {
            secondNs = nowNs;
            answersThisSecond = 0;
        }
        for (int count = 0; count < MAX_IN_A_ROW; count++) {
            InetSocketAddress from = udp.receive(datagram);
            if (from == null) {
                break;
            }
            receive(from, nowNs);
        }
        accept(nowNs);
        long nextNs = tcp == null ? SECOND_NS : STREAMS_NS;
        for (int index = watchers.size() - 1; index >= 0; index--) {
            BesWatcher watcher = watchers.get(index);
            if (watcher.stream != null) {
                read(watcher, watcher.stream, nowNs);
            }
            if (watcher.peer != null) {
                nextNs = Math.min(nextNs, watcher.peer.poll(nowNs));
            }
            if (watcher.isGone(nowNs)) {
                remove(index);
            }
        }
        return nextNs;
    }

    /** Waits until something comes, or for so long. */
    public void await(long nanoseconds) {
        udp.await(nanoseconds);
    }

    private void receive(InetSocketAddress from, long nowNs) {
        if (datagram.remaining() > BesHeader.MAX_PACKET) {
            drops.increment(BesDrop.BAD_PACKET);
            return;
        }
        BesPeer known = byAddress.get(from);
        if (known != null) {
            known.receive(datagram, nowNs);
        } else if (!greeting.read(datagram)) {
            drops.increment(BesDrop.BAD_PACKET);
        } else if (greeting.isKnock(door)) {
            // Never more bytes than were asked with, by far.
            if (answersThisSecond++ < MAX_ANSWERS_A_SECOND && isRoomFor(from)) {
                long token = cookies.token(from, nowNs);
                udp.send(greeting.answer(token, greeting.nonce(), clock.wallMillis()), from, nowNs);
            } else {
                drops.increment(BesDrop.TOO_MANY);
            }
        } else if (!cookies.isTokenOf(from, greeting.token(), nowNs)) {
            drops.increment(BesDrop.WRONG_TOKEN);
        } else if (!isRoomFor(from)) {
            drops.increment(BesDrop.TOO_MANY);
        } else {
            BesPeer peer = peer(greeting.token(), new DatagramLink(udp, from));
            watchers.add(new BesWatcher(from, null, peer, nowNs));
            byAddress.put(from, peer);
            peer.receive(datagram, nowNs);
        }
    }

    private BesPeer peer(long token, BesLink link) {
        return new BesPeer(token, link, own, listener, rateHz, drops, clock);
    }

    private boolean isRoomFor(InetSocketAddress from) {
        int fromThere = 0;
        for (BesWatcher watcher : watchers) {
            fromThere += watcher.isFrom(from.getAddress()) ? 1 : 0;
        }
        return watchers.size() < MAX_WATCHERS && fromThere < MAX_WATCHERS_A_HOST;
    }

    private void accept(long nowNs) {
        try {
            for (int count = 0; tcp != null && count < MAX_WATCHERS; count++) {
                SocketChannel channel = tcp.accept();
                if (channel == null) {
                    return;
                }
                InetSocketAddress from = (InetSocketAddress) channel.getRemoteAddress();
                if (from == null || !isRoomFor(from)) {
                    drops.increment(BesDrop.TOO_MANY);
                    channel.close();
                } else {
                    channel.configureBlocking(false);
                    // What waits in the system is old when it is read: values wait here, where they are replaced.
                    channel.setOption(StandardSocketOptions.SO_SNDBUF, SEND_BUFFER);
                    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
                    watchers.add(new BesWatcher(from, new BesStream(channel, nowNs), null, nowNs));
                }
            }
        } catch (IOException e) {
            // Whoever came has left again, or this machine has no room for them: the next one may do better.
            drops.increment(BesDrop.TOO_MANY);
        }
    }

    private void read(BesWatcher watcher, BesStream stream, long nowNs) {
        stream.step(nowNs);
        for (ByteBuffer packet = stream.next(); packet != null; packet = stream.next()) {
            if (watcher.peer != null) {
                watcher.peer.receive(packet, nowNs);
            } else if (greeting.read(packet) && greeting.isKnock(door)) {
                long token = 2 + random.nextInt(Integer.MAX_VALUE - 2);
                stream.send(greeting.answer(token, greeting.nonce(), clock.wallMillis()), nowNs);
                watcher.peer = peer(token, stream);
            } else {
                drops.increment(BesDrop.WRONG_TOKEN);
                stream.close();
            }
        }
    }

    private void remove(int index) {
        BesWatcher watcher = watchers.remove(index);
        if (watcher.stream != null && watcher.stream.isSlow()) {
            drops.increment(BesDrop.SLOW_READER);
        }
        if (watcher.stream == null) {
            byAddress.remove(watcher.address);
        }
        watcher.close();
    }

    /** Says goodbye to everybody. */
    @Override
    public void close() throws IOException {
        while (!watchers.isEmpty()) {
            remove(watchers.size() - 1);
        }
        udp.drain();
        udp.close();
        if (tcp != null) {
            tcp.close();
        }
    }
}
