package dev.highfive.codec.vip;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Takes messages out of a stream, and allocates only for strings, and for lists longer than any before. */
public final class VipReader {
    /** Object, field and tag. */
    static final int HEADER = 7;

    private final ImageForm images;
    private final int maxSize;
    private final VipMessage message = new VipMessage();
    private @Nullable VipError error;

    /** @param maxSize of a message in bytes: longer ones are refused before they are waited for */
    public VipReader(ImageForm images, int maxSize) {
        this.images = images;
        this.maxSize = maxSize;
    }

    /**
     * Reads the next message from the buffer's position on, and moves that behind it.
     *
     * @return null if it is not all there yet or cannot be read, see {@link #error}; else a message, until the next
     */
    public @Nullable VipMessage read(ByteBuffer in) {
        int size = error == null ? measure(in) : -1;
        if (size < 0 || size > in.remaining()) {
            return null;
        }
        int start = in.position();
        if (!fill(in, start)) {
            return null;
        }
        ((Buffer) in).position(start + size);
        return message;
    }

    /** Why nothing more can be read, if so. */
    public @Nullable VipError error() {
        return error;
    }

    /** The size of the next message, as far as it can be told; negative if too little is there to begin with. */
    private int measure(ByteBuffer in) {
        if (in.remaining() < HEADER) {
            return -1;
        }
        int at = in.position();
        FieldType type = FieldType.ofTag(in.get(at + HEADER - 1));
        if (type == null) {
            return fail(VipError.UNKNOWN_TAG);
        }
        int least = HEADER + type.leastSize();
        if (in.remaining() < least) {
            return least;
        }
        long size = size(type, in, at + HEADER);
        if (error != null) {
            return -1;
        }
        return HEADER + size > maxSize ? fail(VipError.TOO_LARGE) : HEADER + (int) size;
    }

    /** Of a value of which as much is there as any of its type has. */
    private long size(FieldType type, ByteBuffer in, int at) {
        if (type == FieldType.SF_IMAGE) {
            return imageSize(in, at);
        }
        if (!type.isList()) {
            return type == FieldType.SF_STRING ? 2 + (in.getShort(at) & 0xFFFF) : type.leastSize();
        }
        int count = in.getInt(at);
        if (count < 0) {
            return fail(VipError.NEGATIVE_COUNT);
        }
        long least = 4 + (long) count * type.width() * type.element().size;
        return type == FieldType.MF_STRING && HEADER + least <= maxSize ? stringsSize(in, at, count) : least;
    }

    private long imageSize(ByteBuffer in, int at) {
        int width = in.getInt(at);
        int height = in.getInt(at + 4);
        int components = in.getInt(at + 8);
        if (!VipMessage.isImage(width, height, components)) {
            return fail(VipError.BAD_IMAGE);
        }
        // Also where a pixel takes no byte, it takes an integer of ours.
        long pixels = (long) width * height;
        return pixels > maxSize ? pixels : 12 + pixels * images.size(components);
    }

    /** As far as it is there. */
    private static long stringsSize(ByteBuffer in, int at, int count) {
        int size = 4;
        for (int index = 0; index < count; index++) {
            if (at + size + 2 > in.limit()) {
                // At least two bytes for each of the rest.
                return size + 2L * (count - index);
            }
            size += 2 + (in.getShort(at + size) & 0xFFFF);
        }
        return size;
    }

    private int fail(VipError why) {
        error = why;
        return -1;
    }

    private boolean fill(ByteBuffer in, int start) {
        message.object = in.getInt(start);
        message.field = in.getShort(start + 4);
        FieldType type = Objects.requireNonNull(FieldType.ofTag(in.get(start + HEADER - 1)), "measured before");
        int at = start + HEADER;
        if (type == FieldType.SF_IMAGE) {
            fillImage(in, at);
            return true;
        }
        int values = type.isList() ? in.getInt(at) : 1;
        int count = values * type.width();
        at += type.isList() ? 4 : 0;
        message.begin(type, count);
        switch (type.element()) {
            case BOOL:
                if (count == 1) {
                    message.set(0, in.get(at) == 0 ? 0 : 1);
                }
                return true;
            case INT:
                for (int index = 0; index < count; index++) {
                    message.set(index, in.getInt(at + 4 * index));
                }
                return true;
            case FLOAT:
                for (int index = 0; index < count; index++) {
                    message.set(index, in.getFloat(at + 4 * index));
                }
                return true;
            case DOUBLE:
                message.set(in.getDouble(at));
                return true;
            default:
                return fillStrings(in, at, count);
        }
    }

    private void fillImage(ByteBuffer in, int at) {
        int components = in.getInt(at + 8);
        int pixels = in.getInt(at) * in.getInt(at + 4);
        message.begin(FieldType.SF_IMAGE, 3 + pixels);
        for (int index = 0; index < 3; index++) {
            message.set(index, in.getInt(at + 4 * index));
        }
        int size = images.size(components);
        for (int pixel = 0; pixel < pixels; pixel++) {
            int value = 0;
            for (int index = 0; index < size; index++) {
                value = value << 8 | in.get(at + 12 + pixel * size + index) & 0xFF;
            }
            message.set(3 + pixel, value);
        }
    }

    private boolean fillStrings(ByteBuffer in, int start, int count) {
        int at = start;
        for (int index = 0; index < count; index++) {
            int size = in.getShort(at) & 0xFFFF;
            String text = ModifiedUtf8.read(in, at + 2, size);
            if (text == null) {
                error = VipError.BAD_STRING;
                return false;
            }
            message.add(text);
            at += 2 + size;
        }
        return true;
    }
}
