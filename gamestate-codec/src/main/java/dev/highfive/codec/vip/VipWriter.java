package dev.highfive.codec.vip;

import java.nio.ByteBuffer;

/** Puts messages into a buffer. */
public final class VipWriter {
    private final ImageForm images;

    public VipWriter(ImageForm images) {
        this.images = images;
    }

    /** How many bytes a message takes. */
    public int size(VipMessage message) {
        FieldType type = message.type();
        int size = VipReader.HEADER + (type.isList() ? 4 : 0);
        if (type == FieldType.SF_IMAGE) {
            return size + 12 + (message.count() - 3) * images.size(message.integer(2));
        }
        size += message.count() * type.element().size;
        if (type.element() == Element.STRING) {
            for (int index = 0; index < message.count(); index++) {
                size += ModifiedUtf8.size(message.string(index));
            }
        }
        return size;
    }

    /**
     * @throws IllegalArgumentException if a string of it has more than 65535 bytes
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public void write(VipMessage message, ByteBuffer out) {
        FieldType type = message.type();
        out.putInt(message.object).putShort(message.field).put(type.tag());
        if (type == FieldType.SF_IMAGE) {
            writeImage(message, out);
            return;
        }
        if (type.isList()) {
            out.putInt(message.count() / type.width());
        }
        for (int index = 0; index < message.count(); index++) {
            switch (type.element()) {
                case BOOL:
                    out.put((byte) message.integer(index));
                    break;
                case INT:
                    out.putInt(message.integer(index));
                    break;
                case FLOAT:
                    out.putFloat(message.number(index));
                    break;
                case DOUBLE:
                    out.putDouble(message.time());
                    break;
                default:
                    ModifiedUtf8.write(message.string(index), out);
            }
        }
    }

    private void writeImage(VipMessage message, ByteBuffer out) {
        int size = images.size(message.integer(2));
        for (int index = 0; index < 3; index++) {
            out.putInt(message.integer(index));
        }
        for (int index = 3; index < message.count(); index++) {
            for (int shift = 8 * (size - 1); shift >= 0; shift -= 8) {
                out.put((byte) (message.integer(index) >> shift));
            }
        }
    }
}
