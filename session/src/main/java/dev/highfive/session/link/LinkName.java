package dev.highfive.session.link;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * The name of a session as a part of its link: UTF-8, with percent signs for what has a meaning of its own
 * there. {@link java.net.URLEncoder} is for forms: it makes a plus of a space.
 */
final class LinkName {
    /** In bytes of UTF-8: what fits into one label of DNS, by which sessions are announced. */
    static final int MAX_BYTES = 63;

    private static final String UNRESERVED = "-._~";
    private static final String HEX = "0123456789ABCDEF";

    private LinkName() {}

    /** @throws BadLinkException if nobody could read it, or announce it */
    static String check(String name) {
        if (name.trim().isEmpty()) {
            throw new BadLinkException("The session has no name: the link ends in /name#key.");
        }
        byte[] utf8;
        try {
            ByteBuffer encoded = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(name));
            utf8 = new byte[encoded.remaining()];
            encoded.get(utf8);
        } catch (CharacterCodingException e) {
            throw new BadLinkException("The session's name has half a character in it.");
        }
        if (utf8.length > MAX_BYTES) {
            throw new BadLinkException(
                    "The session's name takes " + utf8.length + " bytes, and " + MAX_BYTES + " are the most.");
        }
        if (name.codePoints().anyMatch(Character::isISOControl)) {
            throw new BadLinkException("The session's name has a control character in it.");
        }
        return name;
    }

    static String encode(String name) {
        StringBuilder encoded = new StringBuilder();
        for (byte octet : name.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (octet & 0xFF);
            if (isUnreserved(c)) {
                encoded.append(c);
            } else {
                encoded.append('%').append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
            }
        }
        return encoded.toString();
    }

    /** Takes letters of any script as they are too: people type links by hand. */
    static String decode(String encoded) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        for (int at = 0; at < encoded.length(); at++) {
            if (encoded.charAt(at) == '%') {
                octets.write(octet(encoded, at));
                at += 2;
            } else {
                int end = at + 1;
                while (end < encoded.length() && encoded.charAt(end) != '%') {
                    end++;
                }
                byte[] literal = encoded.substring(at, end).getBytes(StandardCharsets.UTF_8);
                octets.write(literal, 0, literal.length);
                at = end - 1;
            }
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(octets.toByteArray()))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadLinkException("The session's name is not UTF-8.");
        }
    }

    private static int octet(String encoded, int at) {
        int high = at + 2 < encoded.length() ? Character.digit(encoded.charAt(at + 1), 16) : -1;
        int low = high < 0 ? -1 : Character.digit(encoded.charAt(at + 2), 16);
        if (low < 0) {
            throw new BadLinkException("A percent sign in the session's name is not followed by two hex digits.");
        }
        return high << 4 | low;
    }

    private static boolean isUnreserved(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || UNRESERVED.indexOf(c) >= 0;
    }
}
