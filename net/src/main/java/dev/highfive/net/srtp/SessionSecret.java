package dev.highfive.net.srtp;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The key in the link of a session, which all its participants know. It protects no packet itself: every
 * sender draws a nonce whenever it starts to send under a new SSRC, and sends under the key that HKDF-SHA256
 * (RFC 5869) makes of secret and nonce. So two runs, two participants, or an app that was restarted never
 * share a key stream, even where they draw the same SSRC and start at the same sequence number, and nobody
 * has to remember an index. Nonces are no secret; a receiver needs that of each sender.
 */
public final class SessionSecret {
    /** In bytes: so many that two random ones are never the same. */
    public static final int NONCE_SIZE = 16;
    /** In bytes: less could be found by trying. */
    public static final int MIN_SIZE = 16;

    private static final String HMAC = "HmacSHA256";
    private static final int HMAC_SIZE = 32;

    private final byte[] secret;

    /** @throws IllegalArgumentException if it is shorter than {@link #MIN_SIZE} */
    public SessionSecret(byte[] secret) {
        if (secret.length < MIN_SIZE) {
            throw new IllegalArgumentException(
                    "A session's key needs " + MIN_SIZE + " bytes or more, not " + secret.length + ".");
        }
        this.secret = secret.clone();
    }

    public static byte[] newNonce(SecureRandom random) {
        byte[] nonce = new byte[NONCE_SIZE];
        random.nextBytes(nonce);
        return nonce;
    }

    /** @throws IllegalArgumentException if the nonce has not {@link #NONCE_SIZE} bytes */
    public MasterKey masterKey(SrtpProfile profile, byte[] nonce) {
        if (nonce.length != NONCE_SIZE) {
            throw new IllegalArgumentException("A nonce has " + NONCE_SIZE + " bytes, not " + nonce.length + ".");
        }
        // By name, so that no two profiles ever run on the same bytes.
        byte[] purpose = ("highfive srtp " + profile.name()).getBytes(StandardCharsets.US_ASCII);
        return new MasterKey(profile, hkdf(secret, nonce, purpose, MasterKey.sizeFor(profile)));
    }

    /** Bytes for another purpose than SRTP, the same for everyone who knows the secret. */
    public byte[] derive(String purpose, int size) {
        return hkdf(secret, new byte[NONCE_SIZE], purpose.getBytes(StandardCharsets.US_ASCII), size);
    }

    static byte[] hkdf(byte[] secret, byte[] salt, byte[] purpose, int size) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(salt, HMAC));
            mac.init(new SecretKeySpec(mac.doFinal(secret), HMAC));
            byte[] derived = new byte[size];
            byte[] block = new byte[0];
            for (int at = 0; at < size; at += HMAC_SIZE) {
                mac.update(block);
                mac.update(purpose);
                mac.update((byte) (1 + at / HMAC_SIZE));
                block = mac.doFinal();
                System.arraycopy(block, 0, derived, at, Math.min(HMAC_SIZE, size - at));
            }
            return derived;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("HMAC-SHA256 is part of Java and of Android.", e);
        }
    }
}
