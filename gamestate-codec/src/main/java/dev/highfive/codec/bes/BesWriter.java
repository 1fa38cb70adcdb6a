package dev.highfive.codec.bes;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Writes the primitives of Binary Entity Stream into a buffer, big-endian. What does not fit is not written, and makes
 * {@link #ok} false until the next {@link #clear}. Only strings that are not ASCII are allocated for.
 */
public final class BesWriter {
    /** The bytes of the longest int. */
    static final int MAX_INTEGER = 10;

    private final ByteBuffer buffer;
    private boolean ok = true;

    /** @param capacity the most bytes that are written */
    public BesWriter(int capacity) {
        buffer = ByteBuffer.allocate(capacity);
    }

    /** Begins anew. */
    public BesWriter clear() {
        // ByteBuffer's own clear() is newer than Android 10.
        ((Buffer) buffer).clear();
        ok = true;
        return this;
    }

    public boolean ok() {
        return ok;
    }

    /** How many bytes were written. */
    public int size() {
        return buffer.position();
    }

    public int capacity() {
        return buffer.capacity();
    }

    /** What was written, up to {@link #size}; stays the same array. */
    public byte[] bytes() {
        return buffer.array();
    }

    /** How many bytes the shortest form of an int takes, 1 to 10. */
    public static int size(long value) {
        if (value >= 0 && value < 0x80) {
            return 1;
        }
        int bits = Long.SIZE + 1 - Long.numberOfLeadingZeros(value < 0 ? ~value : value);
        return Math.max(2, (bits + 6) / 7);
    }

    public BesWriter integer(long value) {
        int size = size(value);
        if (room(size)) {
            for (int left = size - 1; left >= 0; left--) {
                // More than 63 places away there is only the sign.
                long group = value >> Math.min(7 * left, Long.SIZE - 1);
                buffer.put((byte) (left == 0 ? group & 0x7F : group | 0x80));
            }
        }
        return this;
    }

    public BesWriter bool(boolean value) {
        if (room(1)) {
            buffer.put((byte) (value ? 1 : 0));
        }
        return this;
    }

    public BesWriter float32(float value) {
        if (room(Float.BYTES)) {
            buffer.putFloat(value);
        }
        return this;
    }

    public BesWriter float64(double value) {
        if (room(Double.BYTES)) {
            buffer.putDouble(value);
        }
        return this;
    }

    /** The nearest number that has so many bits behind the point; what is no number becomes 0. */
    public BesWriter fixed(int fractionBits, double value) {
        return integer(Math.round(value * (1L << fractionBits)));
    }

    public BesWriter string(String text) {
        for (int index = 0; index < text.length(); index++) {
            if (text.charAt(index) >= 0x80) {
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                return blob(bytes, bytes.length);
            }
        }
        integer(text.length());
        if (room(text.length())) {
            for (int index = 0; index < text.length(); index++) {
                buffer.put((byte) text.charAt(index));
            }
        }
        return this;
    }

    public BesWriter blob(byte[] bytes, int count) {
        return integer(count).raw(bytes, count);
    }

    /** Bytes as they are, without their count. */
    public BesWriter raw(byte[] bytes, int count) {
        if (room(count)) {
            buffer.put(bytes, 0, count);
        }
        return this;
    }

    private boolean room(int bytes) {
        ok &= bytes <= buffer.remaining();
        return ok;
    }
}
