package dev.highfive.net.srtp;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;

/**
 * AES in counter mode, as both kinds of SRTP use it (RFC 3711, 4.1.1; RFC 7714, 8.1 and 9.1). The counters
 * are encrypted as plain blocks, all those of a packet at once: the provider's own counter mode and GCM would
 * have to be initialized for each packet, and allocate. Counters have 16 bits, enough for the largest packet.
 */
final class KeyStream {
    static final int BLOCK_SIZE = 16;
    /** Of a packet as it is usual here; what is longer is encrypted in pieces. */
    private static final int SIZE_AT_ONCE = 96 * BLOCK_SIZE;

    private final Cipher aes;
    private final long saltHigh;
    private final long saltLow;
    /** How many bits behind the index there are for the counter. */
    private final int counterBits;

    private long vectorHigh;
    private long vectorLow;
    private int counter;
    /** What of the stream was not used yet. */
    private int at;

    private int end;
    // Each also as longs: eight bytes at once, which is as fast as the encryption needs it.
    private final byte[] counters = new byte[SIZE_AT_ONCE];
    private final ByteBuffer counterLongs = ByteBuffer.wrap(counters);
    private final byte[] stream = new byte[SIZE_AT_ONCE];
    private final ByteBuffer streamLongs = ByteBuffer.wrap(stream);
    private final byte[] text = new byte[SIZE_AT_ONCE];
    private final ByteBuffer textLongs = ByteBuffer.wrap(text);

    /** @param salt 12 or 14 bytes */
    KeyStream(byte[] key, byte[] salt) {
        try {
            aes = Cipher.getInstance("AES/ECB/NoPadding");
            aes.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES is part of Java and of Android.", e);
        }
        ByteBuffer padded = ByteBuffer.wrap(Arrays.copyOf(salt, BLOCK_SIZE));
        saltHigh = padded.getLong(0);
        saltLow = padded.getLong(8);
        counterBits = 8 * (BLOCK_SIZE - salt.length);
    }

    /**
     * Begins the stream of a packet. SSRC and index are mixed into the last bytes of the salt; the 31-bit
     * index of RTCP is where the 48-bit index of RTP ends.
     *
     * @param size how many bytes will be needed
     */
    void start(int ssrc, long index, int firstCounter, int size) {
        vectorHigh = saltHigh ^ (ssrc & 0xFFFF_FFFFL) << counterBits - 16 ^ index >>> 64 - counterBits;
        vectorLow = saltLow ^ index << counterBits;
        counter = firstCounter;
        generate(size);
    }

    /** The next eight bytes; only where what was used before is a multiple of eight. */
    long nextLong() {
        at += 8;
        return streamLongs.getLong(at - 8);
    }

    /** Encrypts or decrypts in place by what comes next; only where what was used before is whole blocks. */
    void apply(byte[] bytes, int from, int to) {
        int next = from;
        while (next < to) {
            if (at == end) {
                generate(to - next);
            }
            int size = Math.min(to - next, end - at);
            System.arraycopy(bytes, next, text, 0, size);
            for (int eight = 0; eight < size; eight += 8) {
                textLongs.putLong(eight, textLongs.getLong(eight) ^ streamLongs.getLong(at + eight));
            }
            System.arraycopy(text, 0, bytes, next, size);
            next += size;
            at += size;
        }
    }

    /** The block of zeros, encrypted: what GCM's authentication is keyed with. */
    byte[] encryptedZeros() {
        byte[] encrypted = new byte[BLOCK_SIZE];
        encrypt(new byte[BLOCK_SIZE], BLOCK_SIZE, encrypted);
        return encrypted;
    }

    private void generate(int size) {
        at = 0;
        end = Math.min(SIZE_AT_ONCE, size + BLOCK_SIZE - 1 & -BLOCK_SIZE);
        for (int block = 0; block < end; block += BLOCK_SIZE) {
            counterLongs.putLong(block, vectorHigh);
            counterLongs.putLong(block + 8, vectorLow | counter & 0xFFFF);
            counter++;
        }
        encrypt(counters, end, stream);
    }

    private void encrypt(byte[] blocks, int size, byte[] encrypted) {
        try {
            aes.update(blocks, 0, size, encrypted, 0);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("There is room for as many blocks as go in.", e);
        }
    }
}
