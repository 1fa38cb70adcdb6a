package dev.highfive.net.transport;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Calls the host of a session, and again whenever the connection is gone: a cable may be pulled and put back. */
final class Caller implements Opening {
    private static final Logger LOG = Logger.getLogger("dev.highfive.tcp");
    private static final long RETRY_NS = 500_000_000;
    /** How long a host may take to answer; where nobody is, most systems say so at once. */
    private static final long PATIENCE_NS = 5_000_000_000L;
    /** How often to look whether it has answered. */
    private static final long LOOK_NS = 20_000_000;

    private final InetSocketAddress host;
    private final Connections connections;
    private final InetSocketAddress local;
    private @Nullable SocketChannel calling;
    private boolean called;
    private long calledNs;

    Caller(InetSocketAddress host, Connections connections) {
        this.host = host;
        this.connections = connections;
        local = new InetSocketAddress(host.getPort());
    }

    @Override
    public void poll(long nowNs) {
        try {
            if (connections.count() == 0 && calling == null && (!called || nowNs - calledNs >= RETRY_NS)) {
                called = true;
                calledNs = nowNs;
                SocketChannel begun = SocketChannel.open();
                calling = begun;
                begun.configureBlocking(false);
                begun.connect(host);
            }
            SocketChannel call = calling;
            if (call != null && call.finishConnect()) {
                calling = null;
                if (!connections.add(call, host, nowNs)) {
                    call.close();
                }
            } else if (call != null && nowNs - calledNs > PATIENCE_NS) {
                hangUp();
            }
        } catch (IOException | RuntimeException e) {
            // Nobody there yet, or no network: the next call may get through.
            LOG.log(Level.FINE, "There is no connection to " + host + ".", e);
            hangUp();
        }
    }

    private void hangUp() {
        try {
            if (calling != null) {
                calling.close();
            }
        } catch (IOException e) {
            LOG.log(Level.FINE, "A call did not end.", e);
        }
        calling = null;
    }

    @Override
    public long nextInNs(long nowNs) {
        return connections.count() > 0
                ? Long.MAX_VALUE
                : calling != null ? LOOK_NS : Math.max(0, calledNs + RETRY_NS - nowNs);
    }

    @Override
    public long patienceNs() {
        return Long.MAX_VALUE;
    }

    /** Where the system lets a connection begin is nothing to others, and changes with each. */
    @Override
    public InetSocketAddress localAddress() {
        return local;
    }

    @Override
    public void close() {
        hangUp();
    }
}
