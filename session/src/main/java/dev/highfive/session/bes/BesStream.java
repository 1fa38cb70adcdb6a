package dev.highfive.session.bes;

import dev.highfive.codec.bes.BesHeader;
import java.io.IOException;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Packets back to back over TCP, never waiting. While something is still to be sent it is not {@link #isReady}, so
 * that a slow reader gets fewer, newer values; one that does not read at all is given up.
 */
final class BesStream implements BesLink, AutoCloseable {
    private static final Logger LOG = Logger.getLogger("dev.highfive.bes");
    /** More than the packets of one round. */
    private static final int MAX_BACKLOG = 64 * BesHeader.MAX_PACKET;

    private static final long PATIENCE_NS = 5_000_000_000L;

    private final SocketChannel channel;
    private final ByteBuffer in = ByteBuffer.allocate(4 * BesHeader.MAX_PACKET);
    private final ByteBuffer out = ByteBuffer.allocate(MAX_BACKLOG);
    private final ByteBuffer packet = ByteBuffer.allocate(BesHeader.MAX_PACKET);
    private final BesHeader header = new BesHeader();
    private long progressNs;
    private boolean closed;
    private boolean slow;

    BesStream(SocketChannel channel, long nowNs) {
        this.channel = channel;
        progressNs = nowNs;
    }

    @Override
    public void send(ByteBuffer packet, long nowNs) {
        if (out.remaining() < packet.remaining()) {
            giveUp();
            return;
        }
        if (out.position() == 0) {
            progressNs = nowNs;
        }
        int position = packet.position();
        out.put(packet);
        // ByteBuffer's own position(int), flip() and clear() are newer than Android 10.
        ((Buffer) packet).position(position);
        write(nowNs);
    }

    @Override
    public boolean isReady() {
        return out.position() == 0;
    }

    boolean isClosed() {
        return closed;
    }

    /** Whether it was closed because nobody read. */
    boolean isSlow() {
        return slow;
    }

    private void giveUp() {
        slow = true;
        close();
    }

    private void write(long nowNs) {
        if (closed || out.position() == 0) {
            return;
        }
        try {
            ((Buffer) out).flip();
            if (channel.write(out) > 0) {
                progressNs = nowNs;
            }
            out.compact();
        } catch (IOException e) {
            LOG.log(Level.FINE, "A stream was closed at its other end.", e);
            close();
        }
        if (!closed && out.position() > 0 && nowNs - progressNs > PATIENCE_NS) {
            giveUp();
        }
    }

    /** Writes what is left to be sent, and reads what there is. */
    void step(long nowNs) {
        write(nowNs);
        try {
            if (!closed && channel.read(in) < 0) {
                close();
            }
        } catch (IOException e) {
            LOG.log(Level.FINE, "A stream was closed at its other end.", e);
            close();
        }
    }

    /** The next whole packet, good until the next call; or null. A stream of anything else is closed. */
    @Nullable
    ByteBuffer next() {
        ((Buffer) in).flip();
        int size = closed ? 0 : header.sizeOf(in);
        if (size < 0) {
            close();
        }
        boolean whole = size > 0 && size <= in.remaining();
        if (whole) {
            ((Buffer) packet).clear();
            for (int at = 0; at < size; at++) {
                packet.put(in.get());
            }
            ((Buffer) packet).flip();
        }
        in.compact();
        return whole ? packet : null;
    }

    @Override
    public void close() {
        closed = true;
        try {
            channel.close();
        } catch (IOException e) {
            LOG.log(Level.FINE, "A stream did not close.", e);
        }
    }
}
