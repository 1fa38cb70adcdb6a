package dev.highfive.net.srtp;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;

/** HMAC-SHA1 (RFC 2104), because javax.crypto's allocates a digest for each packet, right or wrong. */
final class HmacSha1 {
    static final int SIZE = 20;
    private static final int BLOCK_SIZE = 64;

    private final MessageDigest sha1;
    private final byte[] inner = new byte[BLOCK_SIZE];
    private final byte[] outer = new byte[BLOCK_SIZE];
    private final byte[] digest = new byte[SIZE];

    /** @param key at most a block of SHA-1 */
    HmacSha1(byte[] key) {
        System.arraycopy(key, 0, inner, 0, key.length);
        System.arraycopy(key, 0, outer, 0, key.length);
        for (int octet = 0; octet < BLOCK_SIZE; octet++) {
            inner[octet] ^= 0x36;
            outer[octet] ^= 0x5C;
        }
        try {
            sha1 = MessageDigest.getInstance("SHA-1");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("SHA-1 is part of Java and of Android.", e);
        }
    }

    /** Of some bytes and a word behind them; valid until the next call. */
    byte[] of(byte[] bytes, int from, int to, int word) {
        sha1.update(inner);
        sha1.update(bytes, from, to - from);
        for (int shift = 24; shift >= 0; shift -= 8) {
            sha1.update((byte) (word >>> shift));
        }
        finish();
        sha1.update(outer);
        sha1.update(digest);
        finish();
        return digest;
    }

    private void finish() {
        try {
            sha1.digest(digest, 0, SIZE);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("The digest has room for a SHA-1.", e);
        }
    }
}
