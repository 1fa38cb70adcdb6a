package dev.highfive.codec.vip;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Strings as java.io.DataOutputStream writes them: the length in 16 bits, then one to three bytes for each char. NUL
 * takes two, and what is beyond the basic plane goes as two surrogates.
 */
final class ModifiedUtf8 {
    static final int MAX_SIZE = 0xFFFF;

    private ModifiedUtf8() {}

    /** Without the length. */
    static int size(CharSequence text) {
        int size = 0;
        for (int at = 0; at < text.length(); at++) {
            size += size(text.charAt(at));
        }
        return size;
    }

    /** @throws IllegalArgumentException if it is too long */
    static void write(CharSequence text, ByteBuffer out) {
        int size = size(text);
        if (size > MAX_SIZE) {
            throw new IllegalArgumentException("A string takes at most " + MAX_SIZE + " bytes, not " + size + ".");
        }
        out.putShort((short) size);
        for (int at = 0; at < text.length(); at++) {
            char unit = text.charAt(at);
            switch (size(unit)) {
                case 1:
                    out.put((byte) unit);
                    break;
                case 2:
                    out.put((byte) (0xC0 | unit >> 6)).put((byte) (0x80 | unit & 0x3F));
                    break;
                default:
                    out.put((byte) (0xE0 | unit >> 12));
                    out.put((byte) (0x80 | unit >> 6 & 0x3F)).put((byte) (0x80 | unit & 0x3F));
            }
        }
    }

    /**
     * Reads so many bytes from a place, and accepts what java.io.DataInputStream does.
     *
     * @return null if they are not a string
     */
    static @Nullable String read(ByteBuffer in, int position, int size) {
        StringBuilder text = new StringBuilder(size);
        int end = position + size;
        for (int at = position; at < end; ) {
            int lead = in.get(at) & 0xFF;
            int length = lead < 0x80 ? 1 : lead >> 5 == 0b110 ? 2 : lead >> 4 == 0b1110 ? 3 : 0;
            if (length == 0 || at + length > end) {
                return null;
            }
            int unit = length == 1 ? lead : lead & 0x3F >> length - 1;
            for (int next = 1; next < length; next++) {
                int following = in.get(at + next);
                if ((following & 0xC0) != 0x80) {
                    return null;
                }
                unit = unit << 6 | following & 0x3F;
            }
            text.append((char) unit);
            at += length;
        }
        return text.toString();
    }

    private static int size(char unit) {
        return unit != 0 && unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
    }
}
