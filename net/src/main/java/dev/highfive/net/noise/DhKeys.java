package dev.highfive.net.noise;

import java.security.SecureRandom;
import java.util.Arrays;
import org.bouncycastle.math.ec.rfc7748.X25519;
import org.jspecify.annotations.Nullable;

/** A private key of X25519 and its public one. */
public final class DhKeys {
    /** In bytes, of each. */
    public static final int SIZE = 32;

    private final byte[] privateKey;
    private final byte[] publicKey = new byte[SIZE];

    private DhKeys(byte[] privateKey) {
        this.privateKey = privateKey;
        X25519.scalarMultBase(privateKey, 0, publicKey, 0);
    }

    public static DhKeys random(SecureRandom random) {
        byte[] bytes = new byte[SIZE];
        random.nextBytes(bytes);
        return new DhKeys(bytes);
    }

    /** @throws IllegalArgumentException if it has not {@link #SIZE} bytes */
    public static DhKeys of(byte[] privateKey) {
        if (privateKey.length != SIZE) {
            throw new IllegalArgumentException(
                    "A key of X25519 has " + SIZE + " bytes, not " + privateKey.length + ".");
        }
        return new DhKeys(privateKey.clone());
    }

    /** A copy. */
    public byte[] privateKey() {
        return privateKey.clone();
    }

    /** A copy. */
    public byte[] publicKey() {
        return publicKey.clone();
    }

    /** @return null if the other key is one of the few with which the result is no secret */
    byte @Nullable [] agree(byte[] otherPublicKey) {
        byte[] secret = new byte[SIZE];
        return X25519.calculateAgreement(privateKey, 0, otherPublicKey, 0, secret, 0) ? secret : null;
    }

    /** Overwrites the private key. */
    void erase() {
        Arrays.fill(privateKey, (byte) 0);
    }
}
