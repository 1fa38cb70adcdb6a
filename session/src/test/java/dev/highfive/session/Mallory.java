package dev.highfive.session;

import dev.highfive.session.link.SessionLink;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Someone on a {@link VirtualNet} who has the link, is let in, and means harm. */
final class Mallory {
    final HostilePeer peer;
    final VirtualNet.VirtualTransport wire;
    private final VirtualNet net;
    private final InetSocketAddress host;
    long bytesSent;

    Mallory(VirtualNet net, SessionLink link) {
        this.net = net;
        wire = net.newWire();
        host = new InetSocketAddress(link.host(), link.port());
        peer = new HostilePeer(link, Identity.random(new java.security.SecureRandom()), net.clock);
    }

    /** @return whether the host has answered */
    boolean join() {
        send(peer.hello(0));
        byte[][] finish = new byte[1][];
        await(datagram -> (finish[0] = peer.finish(datagram)) != null);
        if (finish[0] == null) {
            return false;
        }
        send(finish[0]);
        return await(peer::hears);
    }

    void send(byte[] datagram) {
        bytesSent += datagram.length;
        net.inject(wire.address, host, datagram);
    }

    /** Lets pass 300 ms at most until something comes that is looked for. */
    boolean await(Predicate<byte[]> wanted) {
        boolean came = false;
        for (int ms = 0; ms < 300 && !came; ms++) {
            net.runMs(1);
            List<VirtualNet.Datagram> all = new ArrayList<>(wire.inbox);
            wire.inbox.clear();
            for (VirtualNet.Datagram datagram : all) {
                came |= wanted.test(datagram.bytes());
            }
        }
        return came;
    }
}
