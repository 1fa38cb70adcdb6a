package dev.highfive.net.transport;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.Collections;
import java.util.Enumeration;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * A UDP socket. The selector's set of keys is never emptied, because the platform would allocate to fill it again;
 * after each wait the socket is simply tried.
 */
public final class UdpTransport implements Transport {
    private static final Logger LOG = Logger.getLogger("dev.highfive.udp");
    private static final int BUFFER_SIZE = 1 << 20;
    private static final long NS_PER_MS = 1_000_000;

    private final DatagramChannel channel;
    private final Selector selector;
    /** Outside the heap, where the system writes to: a buffer on the heap costs a search for one of these. */
    private final ByteBuffer received = ByteBuffer.allocateDirect(Transport.MAX_DATAGRAM + 1);

    private long notSent;

    /**
     * @param port 0 for any
     * @param group null without multicast
     */
    public UdpTransport(int port, @Nullable InetAddress group) throws IOException {
        this(new InetSocketAddress(port), group);
    }

    /** Receives what comes to one address of this machine, such as the loopback's. */
    public UdpTransport(InetSocketAddress at) throws IOException {
        this(at, null);
    }

    private UdpTransport(InetSocketAddress at, @Nullable InetAddress group) throws IOException {
        selector = Selector.open();
        channel = group == null
                ? DatagramChannel.open()
                : DatagramChannel.open(
                        group.getAddress().length == 4 ? StandardProtocolFamily.INET : StandardProtocolFamily.INET6);
        try {
            channel.setOption(StandardSocketOptions.SO_RCVBUF, BUFFER_SIZE);
            channel.setOption(StandardSocketOptions.SO_SNDBUF, BUFFER_SIZE);
            channel.setOption(StandardSocketOptions.SO_REUSEADDR, group != null);
            Urgency.mark(channel);
            channel.bind(at);
            if (group != null) {
                joinEverywhere(group);
            }
            channel.configureBlocking(false);
            channel.register(selector, SelectionKey.OP_READ);
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    private void joinEverywhere(InetAddress group) throws IOException {
        // A headset has others before it: of Wi-Fi Direct, for instance.
        NetworkInterface usual = NetworkInterface.getByInetAddress(HostAddress.find());
        NetworkInterface chosen = null;
        Enumeration<NetworkInterface> all = NetworkInterface.getNetworkInterfaces();
        while (all.hasMoreElements()) {
            NetworkInterface one = all.nextElement();
            if (one.isUp() && one.supportsMulticast() && hasAddressLike(group, one)) {
                channel.join(group, one);
                if (chosen == null || chosen.isLoopback() || one.equals(usual)) {
                    chosen = one;
                }
            }
        }
        if (chosen == null) {
            throw new IOException("No network interface here can do multicast.");
        }
        channel.setOption(StandardSocketOptions.IP_MULTICAST_IF, chosen);
        channel.setOption(StandardSocketOptions.IP_MULTICAST_LOOP, true);
    }

    private static boolean hasAddressLike(InetAddress group, NetworkInterface network) {
        return Collections.list(network.getInetAddresses()).stream()
                .anyMatch(address -> address.getAddress().length == group.getAddress().length);
    }

    @Override
    public void send(ByteBuffer packet, InetSocketAddress to, long nowNs) {
        int position = packet.position();
        try {
            int size = packet.remaining(); // none is in a datagram that only wakes a radio
            if (channel.send(packet, to) != size) {
                notSent++;
            }
        } catch (IOException | RuntimeException e) {
            // No route while the Wi-Fi changes, an address that takes no packets: the next ones may get through.
            notSent++;
            LOG.log(Level.FINE, "A packet to " + to + " was not sent.", e);
        }
        // ByteBuffer's own position(int) is newer than Android 10.
        ((Buffer) packet).position(position);
    }

    @Override
    public @Nullable InetSocketAddress receive(ByteBuffer into) {
        ((Buffer) into).clear();
        ((Buffer) received).clear();
        try {
            InetSocketAddress from = (InetSocketAddress) channel.receive(received);
            ((Buffer) received).flip();
            into.put(received);
            ((Buffer) into).flip();
            return from;
        } catch (IOException e) {
            // An earlier packet was refused by its addressee; that is no reason not to receive.
            LOG.log(Level.FINE, "Nothing was received.", e);
            return null;
        }
    }

    @Override
    public void await(long nanoseconds) {
        try {
            if (nanoseconds <= 0) {
                selector.selectNow();
            } else {
                selector.select((nanoseconds + NS_PER_MS - 1) / NS_PER_MS);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void drain() {
        // The system has taken it.
    }

    @Override
    public void wake() {
        selector.wakeup();
    }

    @Override
    public InetSocketAddress localAddress() {
        return (InetSocketAddress) channel.socket().getLocalSocketAddress();
    }

    @Override
    public long notSent() {
        return notSent;
    }

    @Override
    public void close() {
        try {
            selector.close();
            channel.close();
        } catch (IOException e) {
            LOG.log(Level.FINE, "The socket did not close.", e);
        }
    }
}
