package dev.highfive.session.lemvr;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Bytes in both directions, one after the other, waiting no longer than told. For one thread. */
interface ByteStream extends Closeable {
    /**
     * Fills the buffer up to its limit.
     *
     * @return false if that has not come about by a time of {@link dev.highfive.net.Clock#nanoTime}: what has come is
     *     in the buffer, and this goes on from there
     * @throws IOException if the other side has gone away
     */
    boolean read(ByteBuffer to, long untilNs) throws IOException;

    /** Sends the buffer up to its limit. @return false as {@link #read} does */
    boolean write(ByteBuffer from, long untilNs) throws IOException;

    /** Sends, whatever is to be read. @throws IOException also if it has not been sent by then */
    default void writeAll(ByteBuffer from, long untilNs) throws IOException {
        if (!write(from, untilNs)) {
            throw new LemvrException("the other side does not take what it is sent");
        }
    }

    @Override
    void close();
}
