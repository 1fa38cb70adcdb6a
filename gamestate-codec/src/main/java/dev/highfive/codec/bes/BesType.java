package dev.highfive.codec.bes;

import org.jspecify.annotations.Nullable;

/**
 * The type of a property: {@code int}, {@code uint(a,b)}, {@code bool}, {@code float(32)}, {@code float(64)}, {@code
 * fixed(f)}, {@code str}, {@code bin}, {@code objectid}, {@code vec(n,t)}, {@code list(t)}, {@code quat}. It tells
 * where a value ends, which nothing on the wire does. Types are made by {@link #parse} and never change.
 */
public final class BesType {
    /** What a type is made of. A quat is a VEC of four floats by another name. */
    public enum Kind {
        INT,
        /** From {@link BesType#least} to {@link BesType#most}. */
        UINT,
        BOOL,
        FLOAT32,
        FLOAT64,
        /** An int over two to the power of {@link BesType#fractionBits}. */
        FIXED,
        STR,
        BIN,
        OBJECTID,
        /** {@link BesType#count} elements. */
        VEC,
        /** As many elements as it says. */
        LIST
    }

    private final Kind kind;
    private final String text;
    private final long first;
    private final long second;
    private final @Nullable BesType element;
    private final int leastBytes;
    /** The bytes of every value, or 0 where they differ. */
    private final int fixedBytes;

    BesType(
            Kind kind,
            String text,
            long first,
            long second,
            @Nullable BesType element,
            int leastBytes,
            int fixedBytes) {
        this.kind = kind;
        this.text = text;
        this.first = first;
        this.second = second;
        this.element = element;
        this.leastBytes = leastBytes;
        this.fixedBytes = fixedBytes;
    }

    /** @throws BadSchemaException if it is no type, or nests too deep, or is too large */
    public static BesType parse(String text) throws BadSchemaException {
        return new BesTypeParser(text).parse();
    }

    public Kind kind() {
        return kind;
    }

    public long least() {
        return first;
    }

    public long most() {
        return second;
    }

    public int fractionBits() {
        return (int) first;
    }

    public int count() {
        return (int) first;
    }

    /** @throws IllegalStateException if it is neither a VEC nor a LIST */
    public BesType element() {
        if (element == null) {
            throw new IllegalStateException(text + " has no elements.");
        }
        return element;
    }

    /** The bytes of the shortest value, 1 or more. */
    int leastBytes() {
        return leastBytes;
    }

    int fixedBytes() {
        return fixedBytes;
    }

    /** Passes over a value and checks it on the way; where it is none, the reader is not ok any more. */
    public void pass(BesReader in) {
        switch (kind) {
            case UINT:
                long value = in.integer();
                if (value < first || value > second) {
                    in.fail();
                }
                break;
            case BOOL:
                in.bool();
                break;
            case FLOAT32, FLOAT64:
                in.skip(fixedBytes);
                break;
            case STR, BIN:
                in.skip(in.count(1));
                break;
            case VEC:
                passElements(in, count());
                break;
            case LIST:
                passElements(in, in.count(element().leastBytes));
                break;
            default:
                in.integer();
        }
    }

    private void passElements(BesReader in, int elements) {
        BesType each = element();
        if (each.fixedBytes > 0 && each.kind != Kind.BOOL) {
            in.skip((long) elements * each.fixedBytes);
            return;
        }
        for (int index = 0; index < elements && in.ok(); index++) {
            each.pass(in);
        }
    }

    /** As a schema spells it. */
    @Override
    public String toString() {
        return text;
    }
}
