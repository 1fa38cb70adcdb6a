package dev.highfive.session.lemvr;

import dev.highfive.net.Clock;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A TCP connection that never waits for ever, in either direction: Java's own streams do so when they write. */
final class TcpStream implements ByteStream {
    private static final Logger LOG = Logger.getLogger("dev.highfive.lemvr");
    private static final long MS = 1_000_000;
    private static final int SEND_BUFFER = 64 * 1024;

    private final SocketChannel channel;
    private final Selector selector;
    private final SelectionKey key;
    private final Clock clock;

    /** Takes over a connected channel, or one that is being connected. */
    TcpStream(SocketChannel channel, Clock clock) throws IOException {
        this.channel = channel;
        this.clock = clock;
        selector = Selector.open();
        try {
            channel.configureBlocking(false);
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            channel.setOption(StandardSocketOptions.SO_SNDBUF, SEND_BUFFER); // what waits for long is of no use
            key = channel.register(selector, 0);
        } catch (IOException e) {
            selector.close();
            throw e;
        }
    }

    /** @throws LemvrException if nobody is there by a time */
    static TcpStream connect(InetSocketAddress address, Clock clock, long untilNs) throws IOException {
        SocketChannel channel = SocketChannel.open();
        try {
            TcpStream stream = new TcpStream(channel, clock);
            if (!channel.connect(address)) {
                while (!channel.finishConnect()) {
                    if (!stream.await(SelectionKey.OP_CONNECT, untilNs)) {
                        throw new LemvrException("nobody answers there");
                    }
                }
            }
            return stream;
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    @Override
    public boolean read(ByteBuffer to, long untilNs) throws IOException {
        while (to.hasRemaining()) {
            int count = receive(to);
            if (count < 0) {
                throw new LemvrException("the other side has closed the connection");
            }
            if (count == 0 && !await(SelectionKey.OP_READ, untilNs)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean write(ByteBuffer from, long untilNs) throws IOException {
        while (from.hasRemaining()) {
            if (send(from) == 0 && !await(SelectionKey.OP_WRITE, untilNs)) {
                return false;
            }
        }
        return true;
    }

    private int receive(ByteBuffer to) throws LemvrException {
        try {
            return channel.read(to);
        } catch (IOException e) {
            throw new LemvrException("the connection has broken", e);
        }
    }

    private int send(ByteBuffer from) throws LemvrException {
        try {
            return channel.write(from);
        } catch (IOException e) {
            throw new LemvrException("the connection has broken", e);
        }
    }

    /** @return false if the time has come before anything could be done */
    private boolean await(int operation, long untilNs) throws IOException {
        long leftNs = untilNs - clock.nanoTime();
        if (leftNs <= 0) {
            return false;
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new LemvrException("this side was interrupted");
        }
        key.interestOps(operation);
        selector.select(Math.max(1, (leftNs + MS - 1) / MS));
        selector.selectedKeys().clear();
        return true;
    }

    @Override
    public void close() {
        try {
            selector.close();
            channel.close();
        } catch (IOException e) {
            LOG.log(Level.FINE, "a connection was gone already", e);
        }
    }
}
