package dev.highfive.net.transport;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import org.jspecify.annotations.Nullable;

/** Those that are open, in no order; at most so many, of whom a part may be strangers. */
final class Connections {
    static final int MAX = 64;
    /** Strangers leave this much room for those who have the link. */
    private static final int MAX_STRANGERS = 16;

    private final Selector selector;
    private final TcpConnection[] open = new TcpConnection[MAX];
    private int count;

    Connections(Selector selector) {
        this.selector = selector;
    }

    int count() {
        return count;
    }

    TcpConnection get(int index) {
        return open[index];
    }

    /** @return false if there is no room */
    boolean add(SocketChannel channel, InetSocketAddress address, long nowNs) throws IOException {
        int strangers = 0;
        for (int index = 0; index < count; index++) {
            strangers += open[index].vouched ? 0 : 1;
        }
        if (count == MAX || strangers >= MAX_STRANGERS) {
            return false;
        }
        channel.configureBlocking(false);
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        Urgency.mark(channel);
        SelectionKey key = channel.register(selector, SelectionKey.OP_READ);
        open[count++] = new TcpConnection(channel, key, address, nowNs);
        return true;
    }

    /** Null if nobody is there. */
    @Nullable
    TcpConnection at(InetSocketAddress address) {
        for (int index = 0; index < count; index++) {
            if (open[index].address == address) {
                return open[index];
            }
        }
        for (int index = 0; index < count; index++) {
            if (open[index].address.equals(address)) {
                return open[index];
            }
        }
        return null;
    }

    /** Finishes what each has to do, and takes out those that are closed, or strangers for longer than is allowed. */
    void finish(long patienceNs, long nowNs) {
        for (int index = count - 1; index >= 0; index--) {
            TcpConnection connection = open[index];
            if (!connection.vouched && nowNs - connection.openedNs > patienceNs) {
                connection.close();
            }
            connection.finish(nowNs);
            if (connection.isClosed()) {
                open[index] = open[--count];
                open[count] = null;
            }
        }
    }
}
