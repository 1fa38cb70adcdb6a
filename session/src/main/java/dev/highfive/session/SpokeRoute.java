package dev.highfive.session;

import dev.highfive.net.capture.PacketCapture;
import dev.highfive.net.transport.Transport;
import java.net.InetSocketAddress;

/** A guest of a session over TCP: whatever it says goes to the host, who passes it on to all. So it is said once. */
final class SpokeRoute extends MulticastRoute {
    SpokeRoute(Transport transport, PacketCapture capture, InetSocketAddress host) {
        super(transport, capture, host);
    }

    /** The host knows who else is here; what someone new says is passed on when the host has believed them. */
    @Override
    public boolean needsIntroductions() {
        return true;
    }
}
