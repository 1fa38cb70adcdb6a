package dev.highfive.codec.gamestate;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Writes the primitives of the drafts, one after the other. It leaves the buffer's own position alone and
 * sets its byte order to big-endian. Signed and unsigned integers of one width are the same bytes, so they
 * share a method, which takes the low bits of its argument.
 *
 * <p>Loc2 and Scale2 are a moving vector, Loc2 and Rot2 together a pose, Time1 an int16. Loc1 and TextureUV1 are
 * float32s; Rot1, Scale1, Norm1 and Transform1 are float16s; a URL is a string.
 */
public final class FieldWriter {
    private final Float16Block float16Block = new Float16Block();
    private ByteBuffer buffer = ByteBuffer.allocate(0);
    private int position;
    private int timeIndex = GameStateWriter.NO_TIME;
    private final DescribedWriter described = new DescribedWriter(this);

    /** Starts at the buffer's position. */
    public FieldWriter wrap(ByteBuffer buffer) {
        this.buffer = buffer.order(ByteOrder.BIG_ENDIAN);
        this.position = buffer.position();
        return this;
    }

    /** The index in the buffer of the next byte to be written. */
    public int position() {
        return position;
    }

    /** Writes whole objects by their description. */
    DescribedWriter described() {
        return described;
    }

    /** Where the 16 bits of the object's time are, or {@link GameStateWriter#NO_TIME}. */
    int timeIndex() {
        return timeIndex;
    }

    void setTimeIndex(int index) {
        timeIndex = index;
    }

    /** The object's time. */
    void time(int value) {
        timeIndex = position;
        int16(value);
    }

    public void int8(int value) {
        buffer.put(position, (byte) value);
        position += 1;
    }

    public void int16(int value) {
        buffer.putShort(position, (short) value);
        position += 2;
    }

    public void int32(int value) {
        buffer.putInt(position, value);
        position += 4;
    }

    public void int64(long value) {
        buffer.putLong(position, value);
        position += 8;
    }

    public void bool(boolean value) {
        int8(value ? 1 : 0);
    }

    public void float16(float value) {
        int16(Float16.fromFloat(value));
    }

    public void float32(float value) {
        int32(Float.floatToRawIntBits(value));
    }

    public void float64(double value) {
        int64(Double.doubleToRawLongBits(value));
    }

    /** In the shortest form: 1, 2, 3, 5 or 9 bytes. */
    public void varUInt(long value) {
        if (value >= 0 && value < 1 << 7) {
            int8((int) value);
        } else {
            longVarInt(value, FieldSizes.varUInt(value));
        }
    }

    /** In the shortest form: 1, 2, 3, 5 or 9 bytes. */
    public void varInt(long value) {
        int size = FieldSizes.varInt(value);
        if (size == 1) {
            int8((int) value & 0x7F);
        } else {
            longVarInt(value, size);
        }
    }

    public void string(String text) {
        varUInt(Utf8.size(text));
        position = Utf8.write(text, buffer, position);
    }

    public void blob(byte[] bytes) {
        varUInt(bytes.length);
        bytes(bytes, bytes.length);
    }

    /** The tag and length of an optional field, whose bytes are to be written next. */
    public void option(long tag, int length) {
        varUInt(tag);
        varUInt(length);
    }

    public void movingVector(MovingVector vector) {
        float32(vector.x);
        float32(vector.y);
        float32(vector.z);
        float16(vector.vx);
        float16(vector.vy);
        float16(vector.vz);
    }

    /** A location and a rotation, which often go together. */
    public void pose(MovingVector location, TurningRotation rotation) {
        PoseBytes.write(buffer, fixed(PoseBytes.SIZE), location, rotation);
    }

    /** The first so many values, without their count. */
    public void float16s(float[] values, int count) {
        float16Block.write(values, count, buffer, position);
        position += 2 * count;
    }

    /** Passes over so many bytes and returns the index in {@link #buffer()} of the first. */
    int fixed(int bytes) {
        int at = position;
        position += bytes;
        return at;
    }

    ByteBuffer buffer() {
        return buffer;
    }

    void float32s(FloatList values) {
        for (int index = 0; index < values.size(); index++) {
            float32(values.get(index));
        }
    }

    void varUInts(LongList values) {
        for (int index = 0; index < values.size(); index++) {
            varUInt(values.get(index));
        }
    }

    /** A string whose length never takes the one-byte form, so that its first byte is 128 or more. */
    void longString(String text) {
        int length = Utf8.size(text);
        longVarInt(length, Math.max(2, FieldSizes.varUInt(length)));
        position = Utf8.write(text, buffer, position);
    }

    void bytes(byte[] bytes, int count) {
        for (int index = 0; index < count; index++) {
            buffer.put(position + index, bytes[index]);
        }
        position += count;
    }

    private void longVarInt(long value, int size) {
        switch (size) {
            case 2 -> int16((int) value & 0x3FFF | 0x8000);
            case 3 -> {
                int8((int) (value >> 16) & 0x1F | 0xC0);
                int16((int) value);
            }
            case 5 -> {
                int8(0xE1);
                int32((int) value);
            }
            default -> {
                int8(0xE2);
                int64(value);
            }
        }
    }
}
