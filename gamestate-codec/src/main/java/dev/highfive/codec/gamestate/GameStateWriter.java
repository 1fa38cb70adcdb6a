package dev.highfive.codec.gamestate;

import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * Turns objects into a payload, one after the other, in a buffer that the caller owns. An object goes in as
 * a whole or not at all; to fill packets, ask {@link #fits} before {@link #write} and begin the next packet
 * where it does not.
 */
public final class GameStateWriter {
    /** What a payload should stay within, in bytes, to fit into one packet on nearly every path. */
    public static final int MAX_PAYLOAD = 1200;
    /** Instead of an index, for an object without a time. */
    public static final int NO_TIME = -1;

    private final Profile profile;
    private final FieldWriter out = new FieldWriter();
    private ByteBuffer buffer = ByteBuffer.allocate(0);
    private int end;

    public GameStateWriter(Profile profile) {
        this.profile = profile;
    }

    /**
     * Begins a payload at the buffer's position. It ends at the buffer's limit at the latest, which a sender
     * sets no further than {@link #MAX_PAYLOAD} away. The buffer's byte order becomes big-endian.
     */
    public GameStateWriter wrap(ByteBuffer buffer) {
        this.buffer = buffer;
        this.end = buffer.limit();
        out.wrap(buffer);
        return this;
    }

    /** The bytes that can still be written. */
    public int space() {
        return end - out.position();
    }

    /**
     * The bytes of an object with its tag and length, whether or not there is room.
     *
     * @throws ObjectRefusedException if the profile has no bytes for it
     */
    public int sizeOf(GameObject object) {
        return sizeOf(object, object.type());
    }

    /** @throws ObjectRefusedException if the profile has no bytes for it */
    public boolean fits(GameObject object) {
        return sizeOf(object) <= space();
    }

    /**
     * Writes an object and moves the buffer's position behind it.
     *
     * @throws ObjectRefusedException if there is not room enough, or if the profile has no bytes for it;
     *     nothing is written then
     */
    public void write(GameObject object) {
        write(object, object.type());
    }

    /** Where in the buffer the time of the object that was written last is (16 bits), or {@link #NO_TIME}. */
    public int timeIndex() {
        return out.timeIndex();
    }

    @SuppressWarnings("unchecked")
    private <T extends GameObject> int sizeOf(GameObject object, ObjectType<T> type) {
        return sizeWithHeader(tag((T) object, type), bodySize((T) object, type));
    }

    @SuppressWarnings("unchecked")
    private <T extends GameObject> void write(GameObject untyped, ObjectType<T> type) {
        T object = (T) untyped;
        long tag = tag(object, type);
        int bodySize = bodySize(object, type);
        int size = sizeWithHeader(tag, bodySize);
        if (size > space()) {
            throw new ObjectRefusedException(
                    object + " takes " + size + " bytes, and the payload has room for " + space() + ".");
        }
        int bodyEnd = out.position() + size;
        out.setTimeIndex(NO_TIME);
        out.varUInt(tag);
        out.varUInt(bodySize);
        if (type.hasId()) {
            out.varUInt(object.id);
        }
        type.write(object, out, profile);
        if (out.position() != bodyEnd) {
            throw new IllegalStateException(
                    type.name() + " wrote " + (out.position() - bodyEnd) + " bytes more than its size.");
        }
        // ByteBuffer's own position(int) is newer than Android 10.
        ((Buffer) buffer).position(bodyEnd);
    }

    private <T extends GameObject> long tag(T object, ObjectType<T> type) {
        long tag = object instanceof UnknownObject unknown ? unknown.tag : type.tag(profile);
        if (tag == 0) {
            throw new ObjectRefusedException(object + " is nothing that profile " + profile + " can send.");
        }
        return tag;
    }

    private <T extends GameObject> int bodySize(T object, ObjectType<T> type) {
        return (type.hasId() ? FieldSizes.varUInt(object.id) : 0) + type.size(object, out, profile);
    }

    private static int sizeWithHeader(long tag, int bodySize) {
        return FieldSizes.varUInt(tag) + FieldSizes.blob(bodySize);
    }
}
