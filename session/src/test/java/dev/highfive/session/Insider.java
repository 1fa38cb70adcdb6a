package dev.highfive.session;

import dev.highfive.codec.rtp.RtpHeader;
import dev.highfive.net.Clock;
import dev.highfive.net.transport.Transport;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.security.SecureRandom;
import java.util.Arrays;

/** Someone who has the key of a session, is believed by its host, and sends it whatever comes to mind. */
final class Insider implements AutoCloseable {
    /** Whoever is not answered by then is not let in. */
    private static final long PATIENCE_MS = 200;

    private final SecureRandom random = new SecureRandom();
    private final DatagramChannel channel =
            DatagramChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    private final InetSocketAddress host;
    private final SessionLink link;
    private final ByteBuffer packet = ByteBuffer.allocate(Transport.MAX_DATAGRAM + 100);
    private final HostilePeer self;

    Insider(SessionLink link) throws IOException {
        this.link = link;
        host = new InetSocketAddress(link.host(), link.port());
        channel.configureBlocking(false);
        self = new HostilePeer(link, Identity.random(random));
        while (!introduce(self, 0)) {
            Thread.onSpinWait();
        }
    }

    int ssrc() {
        return self.own.ssrc();
    }

    /** As one whom the host has never heard of, and who has met others who are not there. */
    void introduceAnother(int others) throws IOException {
        introduce(new HostilePeer(link, Identity.random(random)), others);
    }

    private boolean introduce(HostilePeer peer, int others) throws IOException {
        for (int other = 0; other < others; other++) {
            peer.said.addOther(
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), 9), random.nextLong(), random.nextLong());
        }
        channel.send(ByteBuffer.wrap(peer.hello(0)), host);
        long endMs = System.currentTimeMillis() + PATIENCE_MS;
        while (System.currentTimeMillis() < endMs) {
            packet.clear();
            byte[] finish = channel.receive(packet) == null
                    ? null
                    : peer.finish(Arrays.copyOf(packet.array(), packet.position()));
            if (finish != null) {
                channel.send(ByteBuffer.wrap(finish), host);
                return true;
            }
        }
        return false;
    }

    /** Sends a payload as its own stream's. */
    void sendRtp(byte[] payload) throws IOException {
        packet.clear().position(RtpHeader.MIN_SIZE);
        packet.put(payload).flip();
        self.own.beginRtp(packet, Clock.SYSTEM.nanoTime());
        packet.position(0);
        self.own.endRtp(packet);
        packet.position(packet.limit());
        send();
    }

    /** Sends RTCP, whose first packet has to claim to be of this source. */
    void sendRtcp(byte[] compound) throws IOException {
        packet.clear();
        packet.put(compound).flip();
        self.own.protectRtcp(packet);
        packet.position(packet.limit());
        send();
    }

    private void send() throws IOException {
        channel.send(packet.flip(), host);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
