package dev.highfive.session;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.Ownership1;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * An object on its way from the frame thread to the network thread, as the bytes that go into a packet as a
 * whole. A shared object has its {@link Ownership1} before it, so that the two share their fate.
 */
final class PublishedObject {
    long tag;
    long id;
    boolean withdrawn;
    /** Whether to send it now, also if it was sent before. */
    boolean urgent;
    /** From 0 to the limit. */
    final ByteBuffer bytes = ByteBuffer.allocate(GameStateWriter.MAX_PAYLOAD);
    /** Where in the bytes the 16 bits of Time1 are, or {@link GameStateWriter#NO_TIME}. */
    int timeOffset;

    long sampleTimeNs;

    /**
     * @param ownership null for an object that is this participant's alone
     * @throws dev.highfive.codec.gamestate.ObjectRefusedException if it does not fit into a packet
     */
    void set(GameStateWriter writer, long tag, @Nullable Ownership1 ownership, GameObject object, long sampleTimeNs) {
        this.tag = tag;
        this.id = object.id;
        this.sampleTimeNs = sampleTimeNs;
        withdrawn = false;
        urgent = false;
        // ByteBuffer's own clear() and flip() are newer than Android 10.
        ((Buffer) bytes).clear();
        writer.wrap(bytes);
        if (ownership != null) {
            writer.write(ownership);
        }
        writer.write(object);
        ((Buffer) bytes).flip();
        timeOffset = writer.timeIndex();
    }

    void withdraw(long tag, long id) {
        this.tag = tag;
        this.id = id;
        withdrawn = true;
        urgent = false;
    }
}
