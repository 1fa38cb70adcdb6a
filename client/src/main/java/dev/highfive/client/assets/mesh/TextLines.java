package dev.highfive.client.assets.mesh;

import dev.highfive.client.assets.failure.AssetException;
import java.nio.charset.StandardCharsets;

/** Walks over the words of a text, line by line, without making more of it than the word in hand. */
final class TextLines {
    private static final int MAX_WORD = 256;

    private final byte[] text;
    private int at;
    private int lineEnd = -1;

    /** Lines that a backslash joins become one. */
    TextLines(byte[] text) {
        this.text = text.clone();
        for (int i = 0; i + 1 < text.length; i++) {
            if (text[i] == '\\' && (text[i + 1] == '\n' || text[i + 1] == '\r')) {
                this.text[i] = ' ';
                this.text[i + 1] = ' ';
                if (text[i + 1] == '\r' && i + 2 < text.length) {
                    this.text[i + 2] = ' ';
                }
            }
        }
    }

    /** Goes to the next line; false if there is none. */
    boolean nextLine() {
        at = lineEnd + 1;
        if (at >= text.length) {
            return false;
        }
        lineEnd = at;
        while (lineEnd < text.length && text[lineEnd] != '\n') {
            lineEnd++;
        }
        return true;
    }

    /** Whether there is a word before the line or its comment ends. */
    boolean hasWord() {
        while (at < lineEnd && isSpace(text[at])) {
            at++;
        }
        return at < lineEnd && text[at] != '#';
    }

    /** The next word of the line, or "" if there is none. */
    String word() throws AssetException {
        if (!hasWord()) {
            return "";
        }
        int start = at;
        while (at < lineEnd && !isSpace(text[at])) {
            at++;
        }
        return text(start, at);
    }

    /** What is left of the line, without space at its ends. */
    String rest() throws AssetException {
        if (!hasWord()) {
            return "";
        }
        int end = lineEnd;
        while (end > at && isSpace(text[end - 1])) {
            end--;
        }
        return text(at, end);
    }

    float number() throws AssetException {
        String word = word();
        try {
            return Float.parseFloat(word);
        } catch (NumberFormatException e) {
            throw new AssetException("\"" + word + "\" is not a number.", e);
        }
    }

    private String text(int start, int end) throws AssetException {
        if (end - start > MAX_WORD) {
            throw new AssetException("It has a word of " + (end - start) + " characters.");
        }
        return new String(text, start, end - start, StandardCharsets.UTF_8);
    }

    private static boolean isSpace(byte b) {
        return b >= 0 && b <= ' ';
    }
}
