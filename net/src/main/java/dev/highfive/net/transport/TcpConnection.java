package dev.highfive.net.transport;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * One connection, whose packets are framed as in RFC 4571. Each is acknowledged by a frame of length 0, which that RFC
 * has everyone ignore, so that {@link Flow} knows what still lies in queues. A packet for which there is no room is not
 * sent at all; of the packet that the system took in part, the rest goes first.
 */
final class TcpConnection {
    private static final Logger LOG = Logger.getLogger("dev.highfive.tcp");
    /** As many packets as one read brings may have to be acknowledged at once. */
    private static final int MOST_OWED = Transport.MAX_DATAGRAM / FrameReader.HEADER_SIZE;

    final InetSocketAddress address;
    final long openedNs;
    /** Whether something came over it that is authentic: until then it may be anybody's. */
    boolean vouched;

    private final SocketChannel channel;
    private final SelectionKey key;
    private final FrameReader reader = new FrameReader();
    private final Flow flow = new Flow();
    /** What the system did not take yet, from position to limit. */
    private final ByteBuffer out = ByteBuffer.allocateDirect(FrameReader.HEADER_SIZE + Transport.MAX_DATAGRAM);

    private int owed;
    private boolean closed;

    TcpConnection(SocketChannel channel, SelectionKey key, InetSocketAddress address, long nowNs) {
        this.channel = channel;
        this.key = key;
        this.address = address;
        openedNs = nowNs;
        ((Buffer) out).limit(0);
    }

    /** @return whether it was sent; what was not is not sent later either */
    boolean send(ByteBuffer packet, long nowNs) {
        int size = packet.remaining();
        if (closed || size > Transport.MAX_DATAGRAM || !flow.hasRoom(size, nowNs) || !flush()) {
            return false;
        }
        // ByteBuffer's own clear(), flip() and position(int) are newer than Android 10.
        int position = packet.position();
        ((Buffer) out).clear();
        out.putShort((short) size).put(packet);
        ((Buffer) out).flip();
        ((Buffer) packet).position(position);
        flow.onSent(size, nowNs);
        flush();
        return !closed;
    }

    /**
     * Puts the next packet into a buffer.
     *
     * @return whether there was one
     */
    boolean receive(ByteBuffer into, long nowNs) {
        boolean mayRead = true; // once: nobody is to keep this from the other connections
        while (!closed) {
            int size = reader.next(into);
            if (size > 0) {
                owed++;
                return true;
            } else if (size == 0) {
                flow.onAcknowledged(nowNs);
            } else if (size == FrameReader.BROKEN) {
                LOG.fine("What came from " + address + " is not framed as RTP is over TCP.");
                close();
            } else if (!mayRead || !read()) {
                return false;
            } else {
                mayRead = false;
            }
        }
        return false;
    }

    /** The packet that was received last, as it came. */
    ByteBuffer last() {
        return reader.last();
    }

    private boolean read() {
        try {
            int count = channel.read(reader.space());
            if (count < 0) {
                close();
            }
            return count > 0;
        } catch (IOException e) {
            LOG.log(Level.FINE, "The connection to " + address + " broke.", e);
            close();
            return false;
        }
    }

    /** Tells the other end what has come, and sends what is left of a packet. */
    void finish(long nowNs) {
        if (flow.isDead(nowNs)) {
            close();
        }
        while (!closed && flush() && owed > 0) {
            int now = Math.min(owed, MOST_OWED);
            ((Buffer) out).clear();
            for (int index = 0; index < now; index++) {
                out.putShort((short) 0);
            }
            ((Buffer) out).flip();
            owed -= now;
        }
    }

    /** @return whether nothing is left to be sent */
    private boolean flush() {
        try {
            while (!closed && out.hasRemaining() && channel.write(out) > 0) {
                continue;
            }
        } catch (IOException e) {
            LOG.log(Level.FINE, "The connection to " + address + " broke.", e);
            close();
        }
        if (!closed) {
            int wanted = out.hasRemaining() ? SelectionKey.OP_READ | SelectionKey.OP_WRITE : SelectionKey.OP_READ;
            if (key.interestOps() != wanted) {
                key.interestOps(wanted);
            }
        }
        return !out.hasRemaining();
    }

    /** Sends nothing more, and lets the other end know. */
    void shutDown() {
        try {
            flush();
            channel.shutdownOutput();
        } catch (IOException e) {
            LOG.log(Level.FINE, "The connection to " + address + " broke.", e);
            close();
        }
    }

    boolean isClosed() {
        return closed;
    }

    void close() {
        if (!closed) {
            closed = true;
            key.cancel();
            try {
                channel.close();
            } catch (IOException e) {
                LOG.log(Level.FINE, "The connection to " + address + " did not close.", e);
            }
        }
    }
}
