package dev.highfive.codec.bes;

import dev.highfive.codec.bes.BesType.Kind;

/** Reads the types of a schema. How deep they nest, and how much a value takes at least, is bounded. */
final class BesTypeParser {
    private static final int MAX_DEPTH = 8;
    private static final int MAX_TEXT = 200;
    private static final int MAX_LEAST_BYTES = 1 << 16;
    private static final int MAX_FRACTION_BITS = 52;

    private final String text;
    private int at;

    BesTypeParser(String text) {
        this.text = text;
    }

    BesType parse() throws BadSchemaException {
        if (text.length() > MAX_TEXT) {
            throw new BadSchemaException("A type takes at most " + MAX_TEXT + " letters.");
        }
        BesType type = type(0);
        skipSpace();
        if (at < text.length()) {
            throw bad();
        }
        return type;
    }

    private BesType type(int depth) throws BadSchemaException {
        if (depth == MAX_DEPTH) {
            throw new BadSchemaException("Types nest at most " + MAX_DEPTH + " deep.");
        }
        String name = word();
        switch (name) {
            case "int":
                return leaf(Kind.INT, name, 1, 0);
            case "bool":
                return leaf(Kind.BOOL, name, 1, 1);
            case "str":
                return leaf(Kind.STR, name, 1, 0);
            case "bin":
                return leaf(Kind.BIN, name, 1, 0);
            case "objectid":
                return leaf(Kind.OBJECTID, name, 1, 0);
            case "uint":
                return uint();
            case "float":
                return number();
            case "fixed":
                expect('(');
                long bits = integer(MAX_FRACTION_BITS);
                expect(')');
                return new BesType(Kind.FIXED, "fixed(" + bits + ")", bits, 0, null, 1, 0);
            case "quat":
                return vec(4, leaf(Kind.FLOAT32, "float(32)", Float.BYTES, Float.BYTES), "quat");
            case "vec":
                expect('(');
                long count = integer(MAX_LEAST_BYTES);
                expect(',');
                BesType element = type(depth + 1);
                expect(')');
                return vec(count, element, "vec(" + count + "," + element + ")");
            case "list":
                expect('(');
                BesType listed = type(depth + 1);
                expect(')');
                return new BesType(Kind.LIST, "list(" + listed + ")", 0, 0, listed, 1, 0);
            default:
                throw bad();
        }
    }

    private static BesType leaf(Kind kind, String name, int leastBytes, int fixedBytes) {
        return new BesType(kind, name, 0, 0, null, leastBytes, fixedBytes);
    }

    private BesType uint() throws BadSchemaException {
        skipSpace();
        if (at == text.length() || text.charAt(at) != '(') {
            return new BesType(Kind.UINT, "uint", 0, Long.MAX_VALUE, null, 1, 0);
        }
        expect('(');
        long least = integer(Long.MAX_VALUE);
        expect(',');
        long most = integer(Long.MAX_VALUE);
        expect(')');
        if (most < least) {
            throw bad();
        }
        return new BesType(Kind.UINT, "uint(" + least + "," + most + ")", least, most, null, 1, 0);
    }

    private BesType number() throws BadSchemaException {
        expect('(');
        long bits = integer(Double.SIZE);
        expect(')');
        if (bits == Float.SIZE) {
            return leaf(Kind.FLOAT32, "float(32)", Float.BYTES, Float.BYTES);
        } else if (bits == Double.SIZE) {
            return leaf(Kind.FLOAT64, "float(64)", Double.BYTES, Double.BYTES);
        }
        throw bad();
    }

    private BesType vec(long count, BesType element, String name) throws BadSchemaException {
        if (count == 0 || count * element.leastBytes() > MAX_LEAST_BYTES) {
            throw new BadSchemaException(
                    "A vec has 1 element or more, and takes at most " + MAX_LEAST_BYTES + " bytes.");
        }
        return new BesType(
                Kind.VEC,
                name,
                count,
                0,
                element,
                (int) count * element.leastBytes(),
                (int) count * element.fixedBytes());
    }

    private String word() {
        skipSpace();
        int start = at;
        while (at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z') {
            at++;
        }
        return text.substring(start, at);
    }

    private long integer(long most) throws BadSchemaException {
        skipSpace();
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        try {
            long value = Long.parseLong(text.substring(start, at));
            if (value <= most) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Said below, with the whole of it.
        }
        throw bad();
    }

    private void expect(char wanted) throws BadSchemaException {
        skipSpace();
        if (at == text.length() || text.charAt(at) != wanted) {
            throw bad();
        }
        at++;
    }

    private void skipSpace() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
    }

    private BadSchemaException bad() {
        return new BadSchemaException("\"" + text + "\" is no type.");
    }
}
