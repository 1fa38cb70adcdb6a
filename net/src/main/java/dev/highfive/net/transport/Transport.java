package dev.highfive.net.transport;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Where the packets of a session go and come from. Used by the network thread only, but for {@link #wake}. */
public interface Transport extends AutoCloseable {
    /** Longer packets are not sent, and not taken. */
    int MAX_DATAGRAM = 1500;

    /** Sends what is between position and limit, which are left as they are. */
    void send(ByteBuffer packet, InetSocketAddress to, long nowNs);

    /** Puts a datagram at the start of the buffer. @return where it came from, or null if there is none */
    @Nullable
    InetSocketAddress receive(ByteBuffer into);

    /**
     * Passes the datagram that was received last on to the others, where they cannot reach each other.
     *
     * @param live whether it is authentic and of now, and so whoever sent it belongs to them
     */
    default void relay(boolean live) {}

    /** Waits for a datagram, for {@link #wake}, or for so long. */
    void await(long nanoseconds);

    /** Waits until what was sent has left, as far as it is worth waiting. */
    void drain();

    /** Ends {@link #await}, from any thread. */
    void wake();

    InetSocketAddress localAddress();

    /** The packets that the system refused. */
    long notSent();

    @Override
    void close();
}
