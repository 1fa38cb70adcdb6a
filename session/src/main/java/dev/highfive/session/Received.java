package dev.highfive.session;

import dev.highfive.net.transport.Transport;
import java.nio.ByteBuffer;

/** What the network thread tells the frame thread, in the order in which it came about. */
final class Received {
    enum Kind {
        /** Someone came, came back, changed name or SSRC. */
        PRESENT,
        /** Someone left or fell silent. */
        GONE,
        /** A payload of Game State. */
        PAYLOAD,
        /** This participant had to take another SSRC. */
        OWN_SSRC
    }

    Kind kind = Kind.PAYLOAD;
    int ssrc;
    String cname = "";
    String name = "";
    /** When the packet's newest state was sampled, and when it came, both by our clock. */
    long sampleTimeNs;

    long arrivalTimeNs;
    /** Whether times of this sender have nothing to do with those before. */
    boolean clockStepped;

    final ByteBuffer payload = ByteBuffer.allocate(Transport.MAX_DATAGRAM);
}
