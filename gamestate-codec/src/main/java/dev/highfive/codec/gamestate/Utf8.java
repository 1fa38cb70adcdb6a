package dev.highfive.codec.gamestate;

import java.nio.ByteBuffer;

/** Writes strings as UTF-8 without a copy in between. A surrogate without its other half becomes '?'. */
final class Utf8 {
    private Utf8() {}

    static int size(CharSequence text) {
        int size = 0;
        for (int at = 0; at < text.length(); at += Character.charCount(codePoint(text, at))) {
            size += size(codePoint(text, at));
        }
        return size;
    }

    /** Returns the position after the last byte. */
    static int write(CharSequence text, ByteBuffer out, int position) {
        int to = position;
        for (int at = 0; at < text.length(); at += Character.charCount(codePoint(text, at))) {
            int codePoint = codePoint(text, at);
            int size = size(codePoint);
            if (size == 1) {
                out.put(to, (byte) codePoint);
            } else {
                out.put(to, (byte) (0xF00 >> size | codePoint >> 6 * (size - 1)));
                for (int next = 1; next < size; next++) {
                    out.put(to + next, (byte) (0x80 | codePoint >> 6 * (size - 1 - next) & 0x3F));
                }
            }
            to += size;
        }
        return to;
    }

    private static int size(int codePoint) {
        return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
    }

    private static int codePoint(CharSequence text, int at) {
        int codePoint = Character.codePointAt(text, at);
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE ? '?' : codePoint;
    }
}
