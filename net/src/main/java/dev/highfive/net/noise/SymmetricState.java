package dev.highfive.net.noise;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** What a handshake has mixed so far (5.2 of the specification): all that was said, and all secrets. */
final class SymmetricState {
    private static final int HASH_SIZE = 32;

    private byte[] chainingKey;
    private byte[] hash;
    /** Null until there is a key. */
    private @Nullable NoiseCipher cipher;

    /** Kept for copies: a cipher does not tell. */
    private byte @Nullable [] cipherKey;

    SymmetricState(String protocolName) {
        byte[] name = protocolName.getBytes(StandardCharsets.US_ASCII);
        hash = name.length <= HASH_SIZE ? Arrays.copyOf(name, HASH_SIZE) : sha256(name, new byte[0]);
        chainingKey = hash.clone();
    }

    SymmetricState(SymmetricState other) {
        chainingKey = other.chainingKey.clone();
        hash = other.hash.clone();
        cipherKey = other.cipherKey == null ? null : other.cipherKey.clone();
        if (cipherKey != null && other.cipher != null) {
            cipher = new NoiseCipher(cipherKey);
            cipher.skipTo(other.cipher.nextNumber());
        }
    }

    void mixHash(byte[] data) {
        hash = sha256(hash, data);
    }

    void mixKey(byte[] secret) {
        byte[][] made = hkdf(secret, 2);
        chainingKey = made[0];
        takeKey(made[1]);
    }

    void mixKeyAndHash(byte[] secret) {
        byte[][] made = hkdf(secret, 3);
        chainingKey = made[0];
        mixHash(made[1]);
        takeKey(made[2]);
    }

    private void takeKey(byte[] key) {
        cipherKey = key;
        cipher = new NoiseCipher(key);
    }

    /** How much longer what is sealed now gets. */
    int overhead() {
        return cipher == null ? 0 : NoiseCipher.OVERHEAD;
    }

    void encryptAndHash(ByteBuffer in, ByteBuffer out) {
        int start = out.position();
        if (cipher == null) {
            out.put(in);
        } else {
            cipher.seal(hash, in, out);
        }
        mixHash(copy(out, start, out.position()));
    }

    boolean decryptAndHash(ByteBuffer in, ByteBuffer out) {
        byte[] sealed = copy(in, in.position(), in.limit());
        if (cipher == null) {
            if (out.remaining() < in.remaining()) {
                return false;
            }
            out.put(in);
        } else if (!cipher.open(hash, in, out)) {
            return false;
        }
        mixHash(sealed);
        return true;
    }

    private static byte[] copy(ByteBuffer from, int start, int end) {
        // ByteBuffer's own position(int) is newer than Android 10.
        ByteBuffer part = from.duplicate();
        ((Buffer) part).limit(end);
        ((Buffer) part).position(start);
        byte[] bytes = new byte[part.remaining()];
        part.get(bytes);
        return bytes;
    }

    /** The ciphers of the two directions, the initiator's first. */
    NoiseCipher[] split() {
        byte[][] keys = hkdf(new byte[0], 2);
        return new NoiseCipher[] {new NoiseCipher(keys[0]), new NoiseCipher(keys[1])};
    }

    byte[] hash() {
        return hash.clone();
    }

    void erase() {
        Arrays.fill(chainingKey, (byte) 0);
        if (cipherKey != null) {
            Arrays.fill(cipherKey, (byte) 0);
        }
    }

    private byte[][] hkdf(byte[] secret, int count) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(chainingKey, "HmacSHA256"));
            byte[] extracted = mac.doFinal(secret);
            mac.init(new SecretKeySpec(extracted, "HmacSHA256"));
            byte[][] made = new byte[count][];
            for (int index = 0; index < count; index++) {
                if (index > 0) {
                    mac.update(made[index - 1]);
                }
                mac.update((byte) (index + 1));
                made[index] = mac.doFinal();
            }
            return made;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("HMAC-SHA256 is part of Java and of Android.", e);
        }
    }

    private static byte[] sha256(byte[] first, byte[] second) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(first);
            return digest.digest(second);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("SHA-256 is part of Java and of Android.", e);
        }
    }
}
