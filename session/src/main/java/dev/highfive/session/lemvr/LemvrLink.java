package dev.highfive.session.lemvr;

import dev.highfive.codec.lemvr.ChainFormat;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where a headset is lent: {@code lemvr:HOST[:PORT]}, or with the key of an encrypted one {@code
 * lemvr://HOST:PORT#key}. Without a key the connection is plain LEMVR.
 */
public final class LemvrLink {
    public static final int KEY_SIZE = 32;

    private static final Pattern FORM = Pattern.compile(
            "lemvr:(?://)?(?:\\[([0-9a-fA-F:.]{2,45})\\]|([^:/#\\[\\]]{1,253}))(?::([0-9]{1,5}))?(?:#(.*))?");

    private final String host;
    private final int port;
    /** Null where it is plain. */
    private final byte @Nullable [] key;

    /** @param key or null */
    public LemvrLink(String host, int port, byte @Nullable [] key) {
        this.host = host;
        this.port = port;
        this.key = key == null ? null : key.clone();
    }

    /** @throws IllegalArgumentException with a sentence for people, if it is no such link */
    public static LemvrLink parse(String text) {
        Matcher matcher = FORM.matcher(text);
        int port =
                !matcher.matches() ? 0 : matcher.group(3) == null ? ChainFormat.DEFAULT_PORT : number(matcher.group(3));
        if (port < 1 || port > 0xFFFF) {
            throw new IllegalArgumentException("A headset that is lent is lemvr:HOST, lemvr:HOST:PORT or"
                    + " lemvr://HOST:PORT#key, as 'lemvr-server' prints it.");
        }
        String host = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
        return new LemvrLink(host, port, matcher.group(4) == null ? null : key(matcher.group(4)));
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    private static byte[] key(String text) {
        try {
            byte[] key = Base64.getUrlDecoder().decode(text);
            if (key.length == KEY_SIZE) {
                return key;
            }
        } catch (IllegalArgumentException e) {
            // No Base64 is no different from too little of it.
        }
        throw new IllegalArgumentException("The key of the headset's link is not whole: copy all of the link.");
    }

    public String host() {
        return host;
    }

    public int port() {
        return port;
    }

    public boolean isPlain() {
        return key == null;
    }

    /** A copy. @throws IllegalStateException if it is plain */
    public byte[] key() {
        if (key == null) {
            throw new IllegalStateException("A plain connection has no key.");
        }
        return key.clone();
    }

    /** All of it: whoever reads it can borrow the headset. */
    public String withKey() {
        return key == null
                ? toString()
                : this + "#" + Base64.getUrlEncoder().withoutPadding().encodeToString(key);
    }

    /** Without the key, fit for logs. */
    @Override
    public String toString() {
        return (key == null ? "lemvr:" : "lemvr://") + (host.indexOf(':') < 0 ? host : "[" + host + "]") + ":" + port;
    }
}
