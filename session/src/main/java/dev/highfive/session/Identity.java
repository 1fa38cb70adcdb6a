package dev.highfive.session;

import dev.highfive.net.noise.DhKeys;
import dev.highfive.net.srtp.SessionSecret;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * Who someone is: a key that an installation makes when it is first started, keeps to itself, and proves to have in
 * every handshake. What others see of it in a session's packets, the CNAME, is another one in each session, so that
 * sessions cannot be compared by it.
 */
public final class Identity {
    /** In bytes, as it is kept. */
    public static final int SIZE = DhKeys.SIZE;

    private static final int CNAME_BYTES = 12;
    private static final int SHOWN_BYTES = 10;

    final DhKeys keys;

    private Identity(DhKeys keys) {
        this.keys = keys;
    }

    public static Identity random(SecureRandom random) {
        return new Identity(DhKeys.random(random));
    }

    /**
     * The one that was kept.
     *
     * @throws IllegalArgumentException if it has not {@link #SIZE} bytes
     */
    public static Identity of(byte[] kept) {
        return new Identity(DhKeys.of(kept));
    }

    /** What to keep, where nobody else can read it. */
    public byte[] toKeep() {
        return keys.privateKey();
    }

    /** By which others know it: 80 bits of its public key's hash, in letters. */
    public String fingerprint() {
        return fingerprint(keys.publicKey());
    }

    static String fingerprint(byte[] publicKey) {
        return text(sha256(publicKey), SHOWN_BYTES);
    }

    /** RFC 7022 wants 96 bits of which nothing is to be learned. Nobody can have another's without its key. */
    static String cname(byte[] publicKey, byte[] sessionId) {
        byte[] both = Arrays.copyOf(publicKey, publicKey.length + sessionId.length);
        System.arraycopy(sessionId, 0, both, publicKey.length, sessionId.length);
        return text(sha256(both), CNAME_BYTES);
    }

    /** What names a session to those who have its key; a plain one by its name, since that is all there is. */
    static byte[] sessionId(@Nullable SessionSecret secretOrNull, String name) {
        return secretOrNull == null
                ? sha256(name.getBytes(java.nio.charset.StandardCharsets.UTF_8))
                : secretOrNull.derive("highfive cname", 32);
    }

    private static String text(byte[] hash, int bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(hash, bytes));
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is part of Java and of Android.", e);
        }
    }
}
