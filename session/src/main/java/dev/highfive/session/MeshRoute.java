package dev.highfive.session;

import dev.highfive.net.capture.PacketCapture;
import dev.highfive.net.rtp.RtcpTiming;
import dev.highfive.net.transport.Transport;
import java.net.InetSocketAddress;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Everybody sends to everybody. */
class MeshRoute implements Route {
    private final Transport transport;
    private final PacketCapture capture;
    private final Peers peers;
    /** Someone who does not introduce themselves and gets everything. */
    private final @Nullable InetSocketAddress alsoTo;
    /** The JDK would copy a heap buffer to a direct one for each addressee. */
    private final ByteBuffer direct = ByteBuffer.allocateDirect(Transport.MAX_DATAGRAM);

    MeshRoute(Transport transport, PacketCapture capture, Peers peers, @Nullable InetSocketAddress alsoTo) {
        this.transport = transport;
        this.capture = capture;
        this.peers = peers;
        this.alsoTo = alsoTo;
    }

    @Override
    public Transport transport() {
        return transport;
    }

    @Override
    public void sendToAll(ByteBuffer packet, long nowNs) {
        // ByteBuffer's own clear(), flip() and position(int) are newer than Android 10.
        int position = packet.position();
        ((Buffer) direct).clear();
        direct.put(packet);
        ((Buffer) direct).flip();
        ((Buffer) packet).position(position);
        for (int index = 0; index < peers.count(); index++) {
            Peer peer = peers.get(index);
            if (peer.present && peer.maySend(direct.remaining())) {
                sendTo(peer.address, direct, nowNs);
            }
        }
        for (int index = 0; index < peers.expectedCount(); index++) {
            InetSocketAddress expected = peers.expectedFor(index, direct.remaining());
            if (expected != null) {
                sendTo(expected, direct, nowNs);
            }
        }
        if (alsoTo != null) {
            sendTo(alsoTo, direct, nowNs);
        }
    }

    @Override
    public void sendTo(InetSocketAddress to, ByteBuffer packet, long nowNs) {
        capture.sent(packet, to, nowNs);
        transport.send(packet, to, nowNs);
    }

    @Override
    public @Nullable InetSocketAddress someone() {
        return peers.count() > 0 ? peers.get(0).address : null;
    }

    @Override
    public boolean isOverheard() {
        return false;
    }

    @Override
    public boolean isHeard(long nowNs) {
        return false;
    }

    @Override
    public RtcpTiming rtcpTiming(double bytesPerSecond) {
        return RtcpTiming.avpfUnicast(bytesPerSecond);
    }
}
