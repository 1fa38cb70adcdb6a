package dev.highfive.session;

import dev.highfive.net.capture.PacketCapture;
import dev.highfive.net.rtp.RtcpTiming;
import dev.highfive.net.transport.Transport;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;

/** Everybody sends to a multicast group, also what is for one: several of one machine share an address there. */
class MulticastRoute implements Route {
    /** What was sent less than this ago counts as heard; everything is sent once a second. */
    private static final long HEARD_NS = 2_000_000_000L;

    private final Transport transport;
    private final PacketCapture capture;
    private final InetSocketAddress group;
    private boolean sent;
    private long sentNs;

    MulticastRoute(Transport transport, PacketCapture capture, InetSocketAddress group) {
        this.transport = transport;
        this.capture = capture;
        this.group = group;
    }

    @Override
    public Transport transport() {
        return transport;
    }

    @Override
    public void sendToAll(ByteBuffer packet, long nowNs) {
        sent = true;
        sentNs = nowNs;
        sendTo(group, packet, nowNs);
    }

    @Override
    public void sendTo(InetSocketAddress to, ByteBuffer packet, long nowNs) {
        capture.sent(packet, group, nowNs);
        transport.send(packet, group, nowNs);
    }

    @Override
    public InetSocketAddress someone() {
        return group;
    }

    @Override
    public boolean isOverheard() {
        return true;
    }

    @Override
    public boolean isHeard(long nowNs) {
        return sent && nowNs - sentNs < HEARD_NS;
    }

    @Override
    public RtcpTiming rtcpTiming(double bytesPerSecond) {
        return RtcpTiming.avpfMulticast(bytesPerSecond);
    }
}
