package dev.highfive.codec.gamestate;

import java.nio.ByteBuffer;

/** Converts many halves at once, four to a long. */
final class Float16Block {
    private static final long EXPONENTS = 0x7C00_7C00_7C00_7C00L;
    private static final long EXPONENT_UNITS = 0x0400_0400_0400_0400L;
    private static final long SIGNS = 0x8000_8000_8000_8000L;

    /** The exponent bit of floats that are 2 or more. */
    private static final int TWO_OR_MORE = 0x40000000;

    private Float16Block() {
    }

    static void write(float[] values, int count, ByteBuffer out, int position) {
        int at = 0;
        for (; at + 4 <= count; at += 4) {
            out.putLong(position + 2 * at, pack(values[at], values[at + 1], values[at + 2], values[at + 3]));
        }
        for (; at < count; at++) {
            out.putShort(position + 2 * at, Float16.fromFloat(values[at]));
        }
    }

    static void read(ByteBuffer in, int position, float[] values, int count) {
        long exponents = 0;
        int at = 0;
        for (; at + 4 <= count; at += 4) {
            long halves = in.getLong(position + 2 * at);
            exponents |= (halves & EXPONENTS) + EXPONENT_UNITS;
            int upper = (int) (halves >> 32);
            int lower = (int) halves;
            values[at] = Float16.toFinite(upper);
            values[at + 1] = Float16.toFinite(upper << 16);
            values[at + 2] = Float16.toFinite(lower);
            values[at + 3] = Float16.toFinite(lower << 16);
        }
        int from = (exponents & SIGNS) == 0 ? at : 0;
        for (int index = from; index < count; index++) {
            values[index] = Float16.toFloat(in.getShort(position + 2 * index));
        }
    }

    static long pack(float a, float b, float c, float d) {
        int bits = Float.floatToRawIntBits(a) | Float.floatToRawIntBits(b) | Float.floatToRawIntBits(c)
            | Float.floatToRawIntBits(d);
        if ((bits & TWO_OR_MORE) == 0) {
            return join(Float16.fromSmall(a), Float16.fromSmall(b), Float16.fromSmall(c),
                Float16.fromSmall(d));
        }
        return join(Float16.fromFloat(a), Float16.fromFloat(b), Float16.fromFloat(c), Float16.fromFloat(d));
    }

    private static long join(short a, short b, short c, short d) {
        return (long) a << 48 | (c & 0xFFFFL) << 16 | (b & 0xFFFFL) << 32 | d & 0xFFFFL;
    }
}
