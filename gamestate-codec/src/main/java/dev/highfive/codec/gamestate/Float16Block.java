package dev.highfive.codec.gamestate;

import java.nio.ByteBuffer;

/**
 * Converts many halves at once: by the VM's own instructions if it has any, else four to a long. A writer or
 * reader has one of its own, for the room in which the VM's conversions meet whole arrays.
 */
final class Float16Block {
    private static final long EXPONENTS = 0x7C00_7C00_7C00_7C00L;
    private static final long EXPONENT_UNITS = 0x0400_0400_0400_0400L;
    private static final long SIGNS = 0x8000_8000_8000_8000L;

    /** The exponent bit of floats that are 2 or more. */
    private static final int TWO_OR_MORE = 0x40000000;

    /** More than the 75 of a hand; blocks that are larger yet are no matter of every frame. */
    private final short[] halves = new short[VmFloat16.AVAILABLE ? 128 : 0];

    void write(float[] values, int count, ByteBuffer out, int position) {
        if (count <= halves.length) {
            writeByVm(values, count, out, position);
        } else {
            writePortably(values, count, out, position);
        }
    }

    void read(ByteBuffer in, int position, float[] values, int count) {
        if (count <= halves.length) {
            readByVm(in, position, values, count);
        } else {
            readPortably(in, position, values, count);
        }
    }

    private void writeByVm(float[] values, int count, ByteBuffer out, int position) {
        for (int index = 0; index < count; index++) {
            halves[index] = VmFloat16.fromFloat(values[index]);
        }
        int exponents = 0;
        for (int index = 0; index < count; index++) {
            exponents |= (halves[index] & 0x7C00) + 0x0400;
            out.putShort(position + 2 * index, halves[index]);
        }
        if ((exponents & 0x8000) != 0) {
            writePortably(values, count, out, position);
        }
    }

    private void readByVm(ByteBuffer in, int position, float[] values, int count) {
        for (int index = 0; index < count; index++) {
            halves[index] = in.getShort(position + 2 * index);
        }
        for (int index = 0; index < count; index++) {
            values[index] = VmFloat16.toFloat(halves[index]);
        }
    }

    static void writePortably(float[] values, int count, ByteBuffer out, int position) {
        if (count < 4) {
            for (int index = 0; index < count; index++) {
                out.putShort(position + 2 * index, Float16.fromFloat(values[index]));
            }
            return;
        }
        for (int at = 0; at < count - 3; at += 4) {
            writeFour(values, at, out, position);
        }
        // Some of the last four may be written a second time, which beats a loop for the rest.
        writeFour(values, count - 4, out, position);
    }

    static void readPortably(ByteBuffer in, int position, float[] values, int count) {
        long exponents = SIGNS;
        if (count >= 4) {
            exponents = 0;
            for (int at = 0; at < count - 3; at += 4) {
                exponents |= readFour(in, position, values, at);
            }
            exponents |= readFour(in, position, values, count - 4);
        }
        if ((exponents & SIGNS) != 0) {
            for (int index = 0; index < count; index++) {
                values[index] = Float16.toFloat(in.getShort(position + 2 * index));
            }
        }
    }

    private static void writeFour(float[] values, int at, ByteBuffer out, int position) {
        out.putLong(position + 2 * at, pack(values[at], values[at + 1], values[at + 2], values[at + 3]));
    }

    /** Reads four halves as if they were finite; returns a sign bit for each that is not. */
    private static long readFour(ByteBuffer in, int position, float[] values, int at) {
        long halves = in.getLong(position + 2 * at);
        int upper = (int) (halves >> 32);
        int lower = (int) halves;
        values[at] = Float16.upperToFinite(upper);
        values[at + 1] = Float16.upperToFinite(upper << 16);
        values[at + 2] = Float16.upperToFinite(lower);
        values[at + 3] = Float16.upperToFinite(lower << 16);
        return (halves & EXPONENTS) + EXPONENT_UNITS;
    }

    static long pack(float a, float b, float c, float d) {
        int bits = Float.floatToRawIntBits(a)
                | Float.floatToRawIntBits(b)
                | Float.floatToRawIntBits(c)
                | Float.floatToRawIntBits(d);
        if ((bits & TWO_OR_MORE) == 0) {
            return join(Float16.fromSmall(a), Float16.fromSmall(b), Float16.fromSmall(c), Float16.fromSmall(d));
        }
        return join(Float16.fromFloat(a), Float16.fromFloat(b), Float16.fromFloat(c), Float16.fromFloat(d));
    }

    private static long join(short a, short b, short c, short d) {
        return (long) a << 48 | (c & 0xFFFFL) << 16 | (b & 0xFFFFL) << 32 | d & 0xFFFFL;
    }
}
