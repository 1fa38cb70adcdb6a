package dev.highfive.codec.lemvr;

/**
 * Goes over the fields of a packet in the order of the wire. Each method takes what a field holds and gives what it is
 * to hold: something new if packets are read, else the same.
 */
public abstract class PacketVisitor {
    /** An unsigned integer of 1, 2, 4 or 8 bytes. */
    protected abstract long integer(String name, int bytes, long value);

    public abstract float float32(String name, float value);

    public abstract double float64(String name, double value);

    /** An array of its fixed length, filled in place. */
    public abstract void float32s(String name, float[] values);

    /** The same of bytes. */
    public abstract void uint8s(String name, int[] values);

    /** Text: a count of at most 255 in a byte, then as many bytes of ASCII. */
    public abstract String text(String name, String value);

    public final int uint8(String name, int value) {
        return (int) integer(name, 1, value);
    }

    public final int uint16(String name, int value) {
        return (int) integer(name, 2, value);
    }

    public final int uint32(String name, int value) {
        return (int) integer(name, 4, value & 0xFFFF_FFFFL);
    }

    public final long uint64(String name, long value) {
        return integer(name, 8, value);
    }

    public final boolean bool(String name, boolean value) {
        return integer(name, 1, value ? 1 : 0) != 0;
    }
}
