package dev.highfive.session.bes;

import java.nio.ByteBuffer;

/** The way to one peer. */
interface BesLink {
    /** Sends a packet, from the buffer's position to its limit, which are left as they are. */
    void send(ByteBuffer packet, long nowNs);

    /** Whether what was sent before is out of the way; until then newer values may take the place of older ones. */
    boolean isReady();
}
