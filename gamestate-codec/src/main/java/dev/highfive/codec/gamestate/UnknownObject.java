package dev.highfive.codec.gamestate;

import java.util.Arrays;

/** An object of a type that the reader does not know, kept as it came so that it can be passed on. */
public final class UnknownObject extends GameObject {
    /** Unsigned, not 0. */
    public long tag;

    private byte[] data = new byte[0];
    private int size;

    /** The number of bytes after the length. */
    public int size() {
        return size;
    }

    public byte get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index + " of " + size);
        }
        return data[index];
    }

    /** A copy of the bytes after the length. */
    public byte[] toByteArray() {
        return Arrays.copyOf(data, size);
    }

    public UnknownObject setData(byte... bytes) {
        resize(bytes.length);
        System.arraycopy(bytes, 0, data, 0, bytes.length);
        return this;
    }

    void resize(int newSize) {
        if (newSize > data.length) {
            data = new byte[newSize];
        }
        size = newSize;
    }

    byte[] data() {
        return data;
    }

    @Override
    public ObjectType<UnknownObject> type() {
        return UnknownObjectType.INSTANCE;
    }

    /** Nobody knows what its bytes are. */
    @Override
    public void describe(FieldVisitor fields, Profile profile) {}

    @Override
    public String toString() {
        return "UnknownObject with tag " + Long.toUnsignedString(tag);
    }
}
