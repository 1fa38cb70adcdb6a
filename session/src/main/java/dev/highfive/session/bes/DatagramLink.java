package dev.highfive.session.bes;

import dev.highfive.net.transport.Transport;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;

/** Sends each packet in a datagram. */
final class DatagramLink implements BesLink {
    private final Transport udp;
    private final InetSocketAddress to;

    DatagramLink(Transport udp, InetSocketAddress to) {
        this.udp = udp;
        this.to = to;
    }

    @Override
    public void send(ByteBuffer packet, long nowNs) {
        udp.send(packet, to, nowNs);
    }

    @Override
    public boolean isReady() {
        return true;
    }
}
