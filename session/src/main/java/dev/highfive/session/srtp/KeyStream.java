package dev.highfive.session.srtp;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;

/**
 * AES in counter mode, as both kinds of SRTP use it (RFC 3711, 4.1.1; RFC 7714, 8.1 and 9.1). The counters
 * are encrypted as plain blocks: the provider's own counter mode and GCM would have to be initialized for
 * each packet, and allocate. Counters have 16 bits, enough for the largest packet.
 */
final class KeyStream {
    static final int BLOCK_SIZE = 16;
    private static final int SIZE_AT_ONCE = 64 * BLOCK_SIZE;

    private final Cipher aes;
    // Each also as longs: eight bytes at once, which is as fast as the encryption needs it.
    private final byte[] vector = new byte[BLOCK_SIZE];
    private final ByteBuffer vectorLongs = ByteBuffer.wrap(vector);
    private final byte[] counters = new byte[SIZE_AT_ONCE];
    private final ByteBuffer counterLongs = ByteBuffer.wrap(counters);
    private final byte[] stream = new byte[SIZE_AT_ONCE];
    private final ByteBuffer streamLongs = ByteBuffer.wrap(stream);
    private final byte[] text = new byte[SIZE_AT_ONCE];
    private final ByteBuffer textLongs = ByteBuffer.wrap(text);

    KeyStream(byte[] key) {
        try {
            aes = Cipher.getInstance("AES/ECB/NoPadding");
            aes.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES is part of Java and of Android.", e);
        }
    }

    /**
     * Begins the stream of a packet. SSRC and index are mixed into the last bytes of the salt; the 31-bit
     * index of RTCP is where the 48-bit index of RTP ends.
     */
    void start(byte[] salt, int ssrc, long index) {
        System.arraycopy(salt, 0, vector, 0, salt.length);
        int end = salt.length;
        for (int octet = 0; octet < 6; octet++) {
            vector[end - 1 - octet] ^= (byte) (index >>> 8 * octet);
        }
        for (int octet = 0; octet < 4; octet++) {
            vector[end - 7 - octet] ^= (byte) (ssrc >>> 8 * octet);
        }
    }

    /** Encrypts or decrypts in place. */
    void apply(byte[] bytes, int from, int to, int firstCounter) {
        int counter = firstCounter;
        for (int at = from; at < to; at += SIZE_AT_ONCE) {
            int size = Math.min(to - at, SIZE_AT_ONCE);
            int blocks = (size + BLOCK_SIZE - 1) / BLOCK_SIZE;
            generate(counter, blocks);
            counter += blocks;
            System.arraycopy(bytes, at, text, 0, size);
            for (int eight = 0; eight < size; eight += 8) {
                textLongs.putLong(eight, textLongs.getLong(eight) ^ streamLongs.getLong(eight));
            }
            System.arraycopy(text, 0, bytes, at, size);
        }
    }

    /** The block of zeros, encrypted: what GCM's authentication is keyed with. */
    byte[] encryptedZeros() {
        byte[] encrypted = new byte[BLOCK_SIZE];
        encrypt(new byte[BLOCK_SIZE], 1, encrypted);
        return encrypted;
    }

    private void generate(int firstCounter, int count) {
        long vectorHigh = vectorLongs.getLong(0);
        long vectorLow = vectorLongs.getLong(8);
        for (int block = 0; block < count; block++) {
            counterLongs.putLong(block * BLOCK_SIZE, vectorHigh);
            counterLongs.putLong(block * BLOCK_SIZE + 8, vectorLow | firstCounter + block & 0xFFFF);
        }
        encrypt(counters, count, stream);
    }

    private void encrypt(byte[] blocks, int count, byte[] encrypted) {
        try {
            aes.update(blocks, 0, count * BLOCK_SIZE, encrypted, 0);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("There is room for as many blocks as go in.", e);
        }
    }
}
