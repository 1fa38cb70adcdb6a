package dev.highfive.net.capture;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;

/** One datagram of a recording. It is valid until the next one is read. */
@SuppressWarnings("NullAway.Init") // filled before it is handed out
public final class RecordedPacket {
    ByteBuffer datagram;
    InetSocketAddress from;
    InetSocketAddress to;
    long wallNs;
    boolean outbound;

    RecordedPacket() {}

    /** From position to limit. */
    public ByteBuffer datagram() {
        return datagram;
    }

    public InetSocketAddress from() {
        return from;
    }

    public InetSocketAddress to() {
        return to;
    }

    /** When it was sent or arrived, in nanoseconds since 1970. */
    public long wallNs() {
        return wallNs;
    }

    /** Whether the recording machine sent it; false where the capture does not say. */
    public boolean isOutbound() {
        return outbound;
    }
}
