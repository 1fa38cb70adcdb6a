package dev.highfive.codec.gamestate;

import dev.highfive.codec.Counts;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Turns payloads into objects. Bad bytes are no exception: what is before them is kept, the rest of the
 * payload is dropped, and the error is counted. Once it has met the largest payload of its life, reading
 * heads, hands and objects allocates nothing.
 */
public final class GameStateReader {
    private final TypeTable types;
    private final FieldReader in;
    private final TypeSlot<UnknownObject> unknown;
    private final Counts<DecodeError> errors = new Counts<>(DecodeError.class);

    /** @throws IllegalArgumentException if two application types have the same tag */
    public GameStateReader(Profile profile, ObjectType<?>... applicationTypes) {
        types = new TypeTable(profile, applicationTypes);
        in = new FieldReader(profile);
        unknown = new TypeSlot<>(0, UnknownObjectType.INSTANCE, profile);
    }

    /**
     * Reads a payload from the buffer's position to its limit, neither of which changes; the buffer's byte
     * order becomes big-endian.
     *
     * @return whether all of it was read
     */
    public boolean read(ByteBuffer payload, GameStateHandler handler) {
        in.wrap(payload);
        int payloadEnd = payload.limit();
        int start = in.position();
        while (start < payloadEnd) {
            DecodeError error = readObject(payloadEnd, handler);
            if (error != null) {
                errors.increment(error);
                handler.onError(error, start - payload.position());
                return false;
            }
            start = in.position();
        }
        return true;
    }

    /** What went wrong since this reader was made. */
    public Counts<DecodeError> errors() {
        return errors;
    }

    private @Nullable DecodeError readObject(int payloadEnd, GameStateHandler handler) {
        if (!in.header()) {
            return in.fault() == DecodeError.BAD_VAR_INT ? in.fault() : DecodeError.TRUNCATED_HEADER;
        }
        long tag = in.headerTag();
        long length = in.headerLength();
        if (tag == 0) {
            return DecodeError.ZERO_TAG;
        }
        if (!in.hasAtLeast(length)) {
            return DecodeError.LENGTH_BEYOND_PAYLOAD;
        }
        TypeSlot<?> slot = types.find(tag);
        if (slot == null) {
            slot = unknown;
            unknown.object.tag = tag;
        } else if (length == 0) {
            return DecodeError.EMPTY_OBJECT;
        }
        int end = in.position() + (int) length;
        in.confineTo((int) length);
        slot.read(in);
        if (!in.ok()) {
            return in.fault();
        }
        handler.onObject(slot.object);
        in.reset(end, payloadEnd);
        return null;
    }
}
