package dev.highfive.session;

import dev.highfive.net.capture.PacketCapture;
import dev.highfive.net.transport.Transport;

/** The host of a session over TCP: it sends to each, and its transport passes on to all what the others say. */
final class HubRoute extends MeshRoute {
    HubRoute(Transport transport, PacketCapture capture, Peers peers) {
        super(transport, capture, peers, null);
    }

    /** What others say to each other is heard here. */
    @Override
    public boolean isOverheard() {
        return true;
    }

    @Override
    public boolean needsIntroductions() {
        return true;
    }
}
