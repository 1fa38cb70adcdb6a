package dev.highfive.codec.gamestate;

/** How an integer of an object goes over the wire, and how people read it. */
public enum IntegerKind {
    /** One byte; 0 is false. */
    BOOL,
    /** Time1, when the object was sampled: 16 bits of milliseconds since 1970. An object has one at most. */
    TIME,
    /** Another time, like {@link #TIME}. */
    MILLISECONDS,
    UINT32,
    SSRC,
    VAR_UINT,
    VAR_INT;

    int size(long value) {
        return switch (this) {
            case BOOL -> 1;
            case TIME, MILLISECONDS -> 2;
            case UINT32, SSRC -> 4;
            case VAR_UINT -> FieldSizes.varUInt(value);
            case VAR_INT -> FieldSizes.varInt(value);
        };
    }

    void write(FieldWriter out, long value) {
        switch (this) {
            case BOOL -> out.int8((int) value);
            case TIME -> out.time((int) value);
            case MILLISECONDS -> out.int16((int) value);
            case UINT32, SSRC -> out.int32((int) value);
            case VAR_UINT -> out.varUInt(value);
            case VAR_INT -> out.varInt(value);
        }
    }

    public long read(FieldReader in) {
        return switch (this) {
            case BOOL -> in.bool() ? 1 : 0;
            case TIME, MILLISECONDS -> in.uint16();
            case UINT32, SSRC -> in.uint32();
            case VAR_UINT -> in.varUInt();
            case VAR_INT -> in.varInt();
        };
    }

    /** For people, with its unit. */
    public String text(long value) {
        return switch (this) {
            case BOOL -> Boolean.toString(value != 0);
            case TIME, MILLISECONDS -> value + " ms";
            case SSRC -> "SSRC " + String.format("%08x", value);
            case UINT32, VAR_UINT -> Long.toUnsignedString(value);
            case VAR_INT -> Long.toString(value);
        };
    }
}
