package dev.highfive.session;

import dev.highfive.codec.gamestate.GameControl1;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.Hand;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.Object1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.Ownership1;
import dev.highfive.codec.gamestate.SixDof1;
import dev.highfive.codec.gamestate.ThreeDof1;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * An object on its way from the frame thread to the network thread, as the bytes that go into a packet as a
 * whole. A shared object has its {@link Ownership1} before it, so that the two share their fate.
 */
final class PublishedObject {
    static final int NO_TIME = -1;

    long tag;
    long id;
    boolean withdrawn;
    /** Whether to send it now, also if it was sent before. */
    boolean urgent;
    /** From 0 to the limit. */
    final ByteBuffer bytes = ByteBuffer.allocate(GameStateWriter.MAX_PAYLOAD);
    /** Where in the bytes the 16 bits of Time1 are, or {@link #NO_TIME}. */
    int timeOffset;
    long sampleTimeNs;

    /**
     * @param ownership null for an object that is this participant's alone
     * @throws dev.highfive.codec.gamestate.ObjectRefusedException if it does not fit into a packet
     */
    void set(GameStateWriter writer, long tag, Ownership1 ownership, GameObject object, long sampleTimeNs) {
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
        int start = bytes.position();
        writer.write(object);
        ((Buffer) bytes).flip();
        timeOffset = hasTime(object) ? behindVarUInt(behindVarUInt(behindVarUInt(start))) : NO_TIME;
    }

    void withdraw(long tag, long id) {
        this.tag = tag;
        this.id = id;
        withdrawn = true;
        urgent = false;
    }

    private int behindVarUInt(int at) {
        int first = bytes.get(at) & 0xFF;
        if (first < 0xC0) {
            return at + (first < 0x80 ? 1 : 2);
        }
        return at + (first < 0xE0 ? 3 : first == 0xE1 ? 5 : 9);
    }

    private static boolean hasTime(GameObject object) {
        return object instanceof Hand || object instanceof Head1 || object instanceof Object1
            || object instanceof Object2 || object instanceof GameControl1 || object instanceof ThreeDof1
            || object instanceof SixDof1;
    }
}
