package dev.highfive.net.transport;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Takes the connections of others, as many as there is room for. */
final class Listener implements Opening {
    private static final Logger LOG = Logger.getLogger("dev.highfive.tcp");
    /** Whoever has the link is known after a few packets. */
    private static final long PATIENCE_NS = 10_000_000_000L;

    private final Selector selector;
    private final Connections connections;
    private final ServerSocketChannel channel;
    private final SelectionKey key;

    /** @param port 0 for any */
    Listener(int port, Selector selector, Connections connections) throws IOException {
        this.selector = selector;
        this.connections = connections;
        channel = ServerSocketChannel.open();
        try {
            channel.socket().setReuseAddress(true);
            channel.socket().bind(new InetSocketAddress(port));
            channel.configureBlocking(false);
            key = channel.register(selector, SelectionKey.OP_ACCEPT);
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    @Override
    public void poll(long nowNs) {
        // Only if somebody is there: to ask in vain makes garbage. What is taken out is put in again by the next one.
        if (selector.selectedKeys().remove(key)) {
            try {
                for (SocketChannel caller = channel.accept(); caller != null; caller = channel.accept()) {
                    take(caller, nowNs);
                }
            } catch (IOException e) {
                LOG.log(Level.FINE, "A connection was not taken.", e);
            }
        }
    }

    private void take(SocketChannel caller, long nowNs) throws IOException {
        InetSocketAddress from = (InetSocketAddress) caller.getRemoteAddress();
        if (from == null || !connections.add(caller, from, nowNs)) {
            LOG.fine("A connection of " + from + " was not taken.");
            caller.close();
        }
    }

    @Override
    public long nextInNs(long nowNs) {
        return Long.MAX_VALUE;
    }

    @Override
    public long patienceNs() {
        return PATIENCE_NS;
    }

    @Override
    public InetSocketAddress localAddress() {
        return (InetSocketAddress) channel.socket().getLocalSocketAddress();
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            LOG.log(Level.FINE, "The port did not close.", e);
        }
    }
}
