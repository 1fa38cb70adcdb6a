package dev.highfive.session;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Someone on the way between a guest and a host, who sees all their packets, keeps some, and can send to the host from
 * where the guest seems to be.
 */
public final class ManInTheMiddle implements AutoCloseable {
    private static final int MAX_KEPT = 500;

    private final DatagramSocket toGuest = new DatagramSocket(0, InetAddress.getLoopbackAddress());
    private final DatagramSocket toHost = new DatagramSocket(0, InetAddress.getLoopbackAddress());
    private final InetSocketAddress host;
    private final List<byte[]> kept = new CopyOnWriteArrayList<>();
    private volatile InetSocketAddress guest;

    public ManInTheMiddle(int hostPort) throws IOException {
        host = new InetSocketAddress(InetAddress.getLoopbackAddress(), hostPort);
        toHost.setReceiveBufferSize(1 << 20);
        start("from guest", this::forwardToHost);
        start("from host", this::forwardToGuest);
    }

    /** Where the guest is to find the host. */
    public int port() {
        return toGuest.getLocalPort();
    }

    /** What the guest had sent at the beginning. */
    public List<byte[]> kept() {
        return kept;
    }

    public void sendToHost(byte[] datagram) throws IOException {
        toHost.send(new DatagramPacket(datagram, datagram.length, host));
    }

    private void forwardToHost() throws IOException {
        DatagramPacket packet = receive(toGuest);
        guest = (InetSocketAddress) packet.getSocketAddress();
        byte[] datagram = Arrays.copyOf(packet.getData(), packet.getLength());
        if (kept.size() < MAX_KEPT) {
            kept.add(datagram);
        }
        sendToHost(datagram);
    }

    private void forwardToGuest() throws IOException {
        DatagramPacket packet = receive(toHost);
        if (packet.getSocketAddress().equals(host)) {
            toGuest.send(new DatagramPacket(packet.getData(), packet.getLength(), guest));
        }
    }

    private static DatagramPacket receive(DatagramSocket socket) throws IOException {
        DatagramPacket packet = new DatagramPacket(new byte[2000], 2000);
        socket.receive(packet);
        return packet;
    }

    private interface Step {
        void run() throws IOException;
    }

    private void start(String name, Step step) {
        Thread thread = new Thread(
                () -> {
                    try {
                        while (true) {
                            step.run();
                        }
                    } catch (IOException e) {
                        if (!toHost.isClosed()) {
                            throw new IllegalStateException(e);
                        }
                    }
                },
                name);
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() {
        toHost.close();
        toGuest.close();
    }
}
