package dev.highfive.codec.bes;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Reads the primitives of Binary Entity Stream from a part of a buffer, big-endian. A read past the end gives 0 and
 * makes {@link #ok} false for good, so that callers may ask once, behind all reads. Nothing but strings and blobs is
 * allocated.
 */
public final class BesReader {
    private ByteBuffer buffer = ByteBuffer.allocate(0);
    private int at;
    private int end;
    private boolean ok;

    /** From the buffer's position to its limit, neither of which changes. The buffer has to be big-endian. */
    public BesReader wrap(ByteBuffer source) {
        return wrap(source, source.position(), source.limit());
    }

    public BesReader wrap(ByteBuffer source, int start, int newEnd) {
        buffer = source;
        at = start;
        end = newEnd;
        ok = true;
        return this;
    }

    public boolean ok() {
        return ok;
    }

    /** What was read cannot be right. */
    public void fail() {
        ok = false;
    }

    public ByteBuffer buffer() {
        return buffer;
    }

    public int position() {
        return at;
    }

    public int end() {
        return end;
    }

    public int remaining() {
        return end - at;
    }

    /** Goes elsewhere in the same buffer: to a part of what is read, or back behind it. */
    void range(int start, int newEnd) {
        at = start;
        end = newEnd;
    }

    /** Passes over so many bytes. */
    public void skip(long bytes) {
        if (bytes < 0 || bytes > end - at) {
            ok = false;
        } else if (ok) {
            at += (int) bytes;
        }
    }

    /**
     * An int of 1 to 10 bytes, seven bits each, most significant first; bit 7 says that another follows. One byte is 0
     * to 127, more are in two's complement. Longer forms than the shortest are taken, what exceeds 64 bits is not.
     */
    public long integer() {
        long value = 0;
        for (int count = 0; ok && at < end && count < BesWriter.MAX_INTEGER; count++) {
            int next = buffer.get(at++);
            if (count == 0 && next < 0 && (next & 0x40) != 0) {
                value = -1;
            }
            // The bits shifted out of 64 must all have been the sign.
            if (value != value << 7 >> 7) {
                break;
            }
            value = value << 7 | next & 0x7F;
            if (next >= 0) {
                return value;
            }
        }
        ok = false;
        return 0;
    }

    /** An int that must not be negative. */
    public long unsigned() {
        long value = integer();
        if (value < 0) {
            ok = false;
            return 0;
        }
        return value;
    }

    /** A count of elements of at least so many bytes each; 0, and not ok, if there is no room for as many. */
    public int count(int leastBytes) {
        long count = integer();
        if (count < 0 || count > remaining() / leastBytes) {
            ok = false;
        }
        return ok ? (int) count : 0;
    }

    public boolean bool() {
        int value = ok && at < end ? buffer.get(at++) : -1;
        if (value != 0 && value != 1) {
            ok = false;
        }
        return value == 1;
    }

    public float float32() {
        int start = at;
        skip(Float.BYTES);
        return ok ? buffer.getFloat(start) : 0;
    }

    public double float64() {
        int start = at;
        skip(Double.BYTES);
        return ok ? buffer.getDouble(start) : 0;
    }

    /** @param fractionBits how many bits of the int are behind the point */
    public double fixed(int fractionBits) {
        return integer() / (double) (1L << fractionBits);
    }

    /** Bytes that are no UTF-8 become U+FFFD. */
    public String string() {
        return new String(blob(), StandardCharsets.UTF_8);
    }

    public byte[] blob() {
        int count = count(1);
        byte[] bytes = new byte[count];
        for (int index = 0; index < count; index++) {
            bytes[index] = buffer.get(at + index);
        }
        at += count;
        return bytes;
    }
}
