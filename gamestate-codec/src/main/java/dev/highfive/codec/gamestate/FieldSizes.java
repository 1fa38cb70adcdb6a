package dev.highfive.codec.gamestate;

/** The bytes that fields of variable size take when {@link FieldWriter} writes them. */
public final class FieldSizes {
    private FieldSizes() {}

    public static int varUInt(long value) {
        if (value >>> 21 == 0) {
            return value < 1 << 7 ? 1 : value < 1 << 14 ? 2 : 3;
        }
        return value >>> 32 == 0 ? 5 : 9;
    }

    public static int varInt(long value) {
        long bits = value ^ value >> 63;
        if (bits < 1 << 20) {
            return bits < 1 << 6 ? 1 : bits < 1 << 13 ? 2 : 3;
        }
        return bits < 1L << 31 ? 5 : 9;
    }

    public static int string(String text) {
        return blob(Utf8.size(text));
    }

    /** A blob of so many bytes, with its length. */
    public static int blob(int length) {
        return varUInt(length) + length;
    }

    /** An optional field of so many bytes, with its tag and length. */
    public static int option(long tag, int length) {
        return varUInt(tag) + blob(length);
    }

    static int longString(String text) {
        int length = Utf8.size(text);
        return Math.max(2, varUInt(length)) + length;
    }

    static int varUInts(LongList values) {
        int size = 0;
        for (int index = 0; index < values.size(); index++) {
            size += varUInt(values.get(index));
        }
        return size;
    }
}
