package dev.highfive.session.vip;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Iterator;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A room on a TCP port. One thread does everything, and never waits for a client. */
public final class VipServer implements AutoCloseable {
    public static final int DEFAULT_PORT = 8000;
    /** What the system keeps for a client that does not read is bounded as well. */
    private static final int SOCKET_BYTES = 64 << 10;

    private final VipLimits limits;
    private final VipRoom room;
    private final Selector selector;
    private final ServerSocketChannel door;
    private final ConcurrentLinkedQueue<Consumer<VipRoom>> tasks = new ConcurrentLinkedQueue<>();
    private final Thread thread;
    private long nextTickNs;
    private volatile boolean closing;
    private volatile @Nullable RuntimeException failure;

    /**
     * @param address with port 0 for any that is free
     * @throws IOException if it is not to be had
     */
    public VipServer(InetSocketAddress address, VipLimits limits, VipListener listener) throws IOException {
        this.limits = limits;
        room = new VipRoom(limits, listener);
        selector = Selector.open();
        door = ServerSocketChannel.open();
        try {
            door.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            door.bind(address, 1024);
            door.configureBlocking(false);
            door.register(selector, SelectionKey.OP_ACCEPT);
        } catch (IOException e) {
            door.close();
            selector.close();
            throw e;
        }
        thread = new Thread(this::run, "highfive-vip");
        thread.setDaemon(true);
        thread.start();
    }

    public int port() {
        return door.socket().getLocalPort();
    }

    /** Does something with the room, soon, on its thread. */
    public void execute(Consumer<VipRoom> task) {
        tasks.add(task);
        selector.wakeup();
    }

    /** @throws IllegalStateException if the server's thread has failed */
    public void check() {
        if (failure != null) {
            throw new IllegalStateException("The thread of the VIP server has failed.", failure);
        }
    }

    private void run() {
        try {
            nextTickNs = System.nanoTime();
            while (!closing) {
                step();
            }
            room.close();
            for (SelectionKey key : selector.keys()) {
                if (key.attachment() != null) {
                    ((VipConnection) key.attachment()).flush();
                }
            }
        } catch (IOException e) {
            failure = new IllegalStateException("The network is gone.", e);
        } catch (RuntimeException e) {
            failure = e;
        } finally {
            closeAll();
        }
    }

    private void step() throws IOException {
        long waitNs = nextTickNs - System.nanoTime();
        if (waitNs > 0) {
            selector.select(Math.max(1, waitNs / 1_000_000));
        } else {
            selector.selectNow();
        }
        long nowNs = System.nanoTime();
        for (Consumer<VipRoom> task = tasks.poll(); task != null; task = tasks.poll()) {
            task.accept(room);
        }
        for (Iterator<SelectionKey> ready = selector.selectedKeys().iterator(); ready.hasNext(); ) {
            SelectionKey key = ready.next();
            ready.remove();
            if (key.isValid() && key.isAcceptable()) {
                accept(nowNs);
            } else if (key.isValid() && key.isReadable()) {
                ((VipConnection) key.attachment()).read(nowNs);
            }
        }
        if (nowNs - nextTickNs >= 0) {
            nextTickNs = Math.max(nextTickNs + VipRoom.TICK_NS, nowNs);
            forEach(connection -> connection.tick(nowNs));
            room.tick(nowNs);
        }
        forEach(VipConnection::flush);
    }

    private void forEach(Consumer<VipConnection> action) {
        for (SelectionKey key : selector.keys()) {
            if (key.isValid() && key.attachment() != null) {
                action.accept((VipConnection) key.attachment());
            }
        }
    }

    private void accept(long nowNs) throws IOException {
        for (SocketChannel channel = door.accept(); channel != null; channel = door.accept()) {
            if (selector.keys().size() > limits.users + 4 * VipLimits.STRANGERS) {
                channel.close();
                continue;
            }
            channel.configureBlocking(false);
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            channel.setOption(StandardSocketOptions.SO_SNDBUF, SOCKET_BYTES);
            channel.setOption(StandardSocketOptions.SO_KEEPALIVE, true);
            SelectionKey key = channel.register(selector, SelectionKey.OP_READ);
            VipConnection connection = new VipConnection(channel, key, limits.messageBytes);
            key.attach(connection);
            connection.arrive(room, nowNs);
        }
    }

    private void closeAll() {
        try {
            for (SelectionKey key : selector.keys()) {
                key.channel().close();
            }
            selector.close();
        } catch (IOException e) {
            failure = failure == null ? new IllegalStateException("The server could not be closed.", e) : failure;
        }
    }

    /** Sends everybody away. */
    @Override
    public void close() {
        closing = true;
        selector.wakeup();
        try {
            thread.join(2000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
