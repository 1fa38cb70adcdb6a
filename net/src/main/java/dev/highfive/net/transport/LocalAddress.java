package dev.highfive.net.transport;

import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.util.HashMap;
import java.util.Map;

/**
 * Where others see this participant. A socket that is bound to all addresses of a machine does not tell from which of
 * them it sends: that depends on the way to the other, which another socket is asked for, once for each.
 */
public final class LocalAddress {
    /** As many as may take part; strangers do not fill the memory. */
    private static final int MOST_KNOWN = 256;

    private final InetSocketAddress bound;
    private final Map<InetAddress, InetSocketAddress> known = new HashMap<>();

    public LocalAddress(InetSocketAddress bound) {
        this.bound = bound;
    }

    public InetSocketAddress bound() {
        return bound;
    }

    public InetSocketAddress towards(InetSocketAddress other) {
        if (!bound.getAddress().isAnyLocalAddress() || other.isUnresolved()) {
            return bound;
        }
        InetSocketAddress own = known.get(other.getAddress());
        if (own == null && known.size() < MOST_KNOWN) {
            own = lookUp(other);
            known.put(other.getAddress(), own);
        }
        return own == null ? bound : own;
    }

    /** Nothing is sent for it. */
    private InetSocketAddress lookUp(InetSocketAddress other) {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(other);
            return new InetSocketAddress(socket.getLocalAddress(), bound.getPort());
        } catch (SocketException e) {
            return bound; // no way there now; what is written is a little less then
        }
    }
}
