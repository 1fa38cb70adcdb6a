package dev.highfive.codec.gamestate;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Reads the primitives of the drafts, one after the other; see {@link FieldWriter} for their names. Bad bytes
 * throw nothing: the first fault is remembered, {@link #ok()} tells, and every read after it returns 0.
 */
public final class FieldReader {
    /** The first bits of a variable-length integer of three bytes or more, at the top of an int. */
    private static final int LONG_FORM = 0xC0000000;

    private static final byte[] NO_BYTES = new byte[0];

    private final Profile profile;
    private final Float16Block float16Block = new Float16Block();
    private ByteBuffer buffer = ByteBuffer.allocate(0);
    private int position;
    private int end;
    private @Nullable DecodeError fault;

    private long headerTag;
    private long headerLength;

    private boolean inOption;
    private int endAfterOption;
    private boolean skippedPartOfOption;
    private final DescribedReader described = new DescribedReader(this);

    public FieldReader(Profile profile) {
        this.profile = profile;
    }

    /** Reads from the buffer's position to its limit; sets its byte order to big-endian. */
    public FieldReader wrap(ByteBuffer buffer) {
        // Storing a reference costs the collector something; most callers have only one buffer.
        if (this.buffer != buffer) {
            this.buffer = buffer;
        }
        buffer.order(ByteOrder.BIG_ENDIAN);
        reset(buffer.position(), buffer.limit());
        return this;
    }

    /** Reads from one index in the buffer up to another, without the memory of a fault. */
    void reset(int newPosition, int newEnd) {
        position = newPosition;
        end = newEnd;
        if (fault != null) {
            fault = null;
        }
        inOption = false;
        skippedPartOfOption = false;
    }

    /** Reads whole objects by their description. */
    DescribedReader described() {
        return described;
    }

    /** Keeps what follows from reading on behind the next so many bytes. */
    void confineTo(int length) {
        end = position + length;
    }

    public boolean ok() {
        return fault == null;
    }

    @Nullable
    DecodeError fault() {
        return fault;
    }

    /** The index in the buffer of the next byte to be read. */
    public int position() {
        return position;
    }

    /** The bytes left of the object or, within an option, of the option. */
    public int remaining() {
        return end - position;
    }

    /** Says that the bytes make no sense: the object is dropped and counted. */
    public void reject() {
        fail(DecodeError.REJECTED);
    }

    /** Passes over what is left, and over what was wrong with it. */
    void skipRest() {
        position = end;
        fault = null;
    }

    /** The next byte, unsigned, or -1. */
    int peek() {
        return position < end ? buffer.get(position) & 0xFF : -1;
    }

    public int int8() {
        return has(1) ? buffer.get(advance(1)) : 0;
    }

    public int uint8() {
        return int8() & 0xFF;
    }

    public int int16() {
        return has(2) ? buffer.getShort(advance(2)) : 0;
    }

    public int uint16() {
        return int16() & 0xFFFF;
    }

    public int int32() {
        return has(4) ? buffer.getInt(advance(4)) : 0;
    }

    public long uint32() {
        return int32() & 0xFFFF_FFFFL;
    }

    /** Also for unsigned integers, which use all 64 bits. */
    public long int64() {
        return has(8) ? buffer.getLong(advance(8)) : 0;
    }

    public boolean bool() {
        return int8() != 0;
    }

    public float float16() {
        return Float16.toFloat((short) int16());
    }

    public float float32() {
        return Float.intBitsToFloat(int32());
    }

    public double float64() {
        return Double.longBitsToDouble(int64());
    }

    /** All 64 bits are used, unsigned. */
    public long varUInt() {
        int first = int8();
        return first >= 0 ? first : longVarInt(first, false);
    }

    public long varInt() {
        int first = int8();
        return first >= 0 ? first << 25 >> 25 : longVarInt(first, true);
    }

    /** Malformed UTF-8 is replaced by U+FFFD. */
    public String string() {
        byte[] bytes = blob();
        // Most meshes have no texture, and are sent again and again.
        return bytes.length == 0 ? "" : new String(bytes, StandardCharsets.UTF_8);
    }

    public byte[] blob() {
        long length = varUInt();
        if (!hasAtLeast(length)) {
            fail(DecodeError.OBJECT_TOO_SHORT);
            return NO_BYTES;
        }
        byte[] bytes = length == 0 ? NO_BYTES : new byte[(int) length];
        bytes(bytes, bytes.length);
        return bytes;
    }

    /** A number of elements to follow, each of so many bytes at least; more than can be there is a fault. */
    public int count(int elementSize) {
        long count = varUInt();
        if (Long.compareUnsigned(count, remaining() / elementSize) > 0) {
            fail(DecodeError.COUNT_BEYOND_OBJECT);
            return 0;
        }
        return (int) count;
    }

    /**
     * Enters the next optional field of an object: reads are confined to it until the next call, which goes
     * on behind it, whatever was read or went wrong inside. A rest too short for a whole field is skipped.
     */
    public boolean nextOption() {
        if (inOption) {
            reset(end, endAfterOption);
        }
        if (!ok() || remaining() == 0) {
            return false;
        }
        if (!header() || !hasAtLeast(headerLength)) {
            skipRest();
            skippedPartOfOption = true;
            return false;
        }
        inOption = true;
        endAfterOption = end;
        confineTo((int) headerLength);
        return true;
    }

    /** The tag of the field that {@link #nextOption} entered. */
    public long optionTag() {
        return headerTag;
    }

    /** Whether it has this tag, or the one that GSE has for the same. */
    public boolean isOption(long tag) {
        return headerTag == tag || Tags.isHeadIpd(headerTag) && Tags.isHeadIpd(tag);
    }

    /** Whether the last {@link #nextOption} met a rest that is no field. */
    boolean skippedPartOfOption() {
        return skippedPartOfOption;
    }

    public void movingVector(MovingVector vector) {
        vector.set(float32(), float32(), float32());
        vector.setVelocity(float16(), float16(), float16());
    }

    /** A location and a rotation, which often go together. */
    public void pose(MovingVector location, TurningRotation rotation) {
        int at = fixed(PoseBytes.SIZE);
        if (at >= 0) {
            PoseBytes.read(buffer, at, location, rotation);
        }
    }

    /** Fills the first so many values; leaves all of them alone if there are not as many. */
    public void float16s(float[] values, int count) {
        if (has(2 * count)) {
            float16Block.read(buffer, advance(2 * count), values, count);
        }
    }

    void float32s(FloatList values, int count) {
        values.resize(count);
        for (int index = 0; index < count; index++) {
            values.values()[index] = float32();
        }
    }

    void varUInts(LongList values, int count) {
        values.clear();
        for (int index = 0; index < count; index++) {
            values.add(varUInt());
        }
    }

    void bytes(byte[] bytes, int count) {
        if (has(count)) {
            int from = advance(count);
            for (int index = 0; index < count; index++) {
                bytes[index] = buffer.get(from + index);
            }
        }
    }

    /**
     * Reads the tag and the length of an object or option. Both are nearly always in their forms of one or
     * two bytes, so that one int has them.
     */
    boolean header() {
        int bytes = remaining() >= 4 ? buffer.getInt(position) : LONG_FORM;
        int tagSize = bytes >= 0 ? 1 : 2;
        int rest = bytes << 8 * tagSize;
        if ((bytes & LONG_FORM) == LONG_FORM || (rest & LONG_FORM) == LONG_FORM) {
            headerTag = tag();
            headerLength = varUInt();
            return ok();
        }
        int lengthSize = rest >= 0 ? 1 : 2;
        headerTag = tagSize == 1 ? bytes >>> 24 : Tags.fromTwoBytes(bytes >>> 16 & 0x3FFF, profile);
        headerLength = lengthSize == 1 ? rest >>> 24 : rest >>> 16 & 0x3FFF;
        position += tagSize + lengthSize;
        return true;
    }

    /** The tag that {@link #header} read. */
    long headerTag() {
        return headerTag;
    }

    /** The length that {@link #header} read, unsigned. */
    long headerLength() {
        return headerLength;
    }

    /** A tag, also in the literal bytes that the EBNF gives it. */
    public long tag() {
        int start = position;
        long tag = varUInt();
        return position - start == 2 && ok() ? Tags.fromTwoBytes(tag, profile) : tag;
    }

    boolean hasAtLeast(long bytes) {
        return Long.compareUnsigned(bytes, remaining()) <= 0;
    }

    /**
     * Passes over so many bytes and returns the index in {@link #buffer()} of the first, or -1 if there are
     * not as many: for fields that are read often enough to be worth one check instead of many.
     */
    int fixed(int bytes) {
        return has(bytes) ? advance(bytes) : -1;
    }

    ByteBuffer buffer() {
        return buffer;
    }

    private boolean has(int bytes) {
        if (end - position >= bytes) {
            return true;
        }
        fail(DecodeError.OBJECT_TOO_SHORT);
        return false;
    }

    private int advance(int bytes) {
        int from = position;
        position += bytes;
        return from;
    }

    private void fail(DecodeError error) {
        if (fault == null) {
            fault = error;
        }
        position = end;
    }

    /** The forms of 2, 3, 5 and 9 bytes. */
    private long longVarInt(int first, boolean signed) {
        if (first < (byte) 0xC0) {
            int bits = (first & 0x3F) << 8 | uint8();
            return signed ? bits << 18 >> 18 : bits;
        }
        if (first < (byte) 0xE0) {
            int bits = (first & 0x1F) << 16 | uint16();
            return signed ? bits << 11 >> 11 : bits;
        }
        if (first == (byte) 0xE1) {
            return signed ? int32() : uint32();
        }
        if (first == (byte) 0xE2) {
            return int64();
        }
        fail(DecodeError.BAD_VAR_INT);
        return 0;
    }
}
