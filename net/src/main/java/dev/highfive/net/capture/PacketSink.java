package dev.highfive.net.capture;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;

/** Where packets arrive: from a socket, or from a recording. */
public interface PacketSink {
    /**
     * @param datagram from position to limit; valid, and free to be changed, during the call only
     * @param timeNs when it arrived, in the scale of {@link dev.highfive.net.Clock#nanoTime}
     */
    void onPacket(ByteBuffer datagram, InetSocketAddress from, long timeNs);
}
