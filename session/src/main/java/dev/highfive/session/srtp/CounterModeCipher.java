package dev.highfive.session.srtp;

import java.security.GeneralSecurityException;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * AES in counter mode with a truncated HMAC-SHA1 (RFC 3711, 4.1.1 and 4.2.1). The counters are encrypted as
 * plain blocks: the provider's own counter mode would have to be initialized for each packet, and allocate.
 * What is left is the digest that the HMAC of JDK 17 makes: 40 bytes a packet, right or wrong.
 */
final class CounterModeCipher implements PacketCipher {
    static final int MAC_KEY_SIZE = 20;
    private static final int BLOCK_SIZE = 16;
    private static final int BLOCKS_AT_ONCE = 64;

    private final Cipher aes;
    private final Mac mac;
    private final byte[] salt;
    private final int tagSize;
    private final boolean rtcp;
    private final byte[] vector = new byte[BLOCK_SIZE];
    private final byte[] counters = new byte[BLOCKS_AT_ONCE * BLOCK_SIZE];
    private final byte[] keyStream = new byte[BLOCKS_AT_ONCE * BLOCK_SIZE];
    private final byte[] digest = new byte[20];

    CounterModeCipher(byte[] key, byte[] salt, byte[] macKey, int tagSize, boolean rtcp) {
        this.salt = salt;
        this.tagSize = tagSize;
        this.rtcp = rtcp;
        try {
            aes = Cipher.getInstance("AES/ECB/NoPadding");
            aes.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"));
            mac = Mac.getInstance("HmacSHA1");
            mac.init(new SecretKeySpec(macKey, "HmacSHA1"));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES and HMAC-SHA1 are part of Java and of Android.", e);
        }
    }

    @Override
    public int overhead() {
        return rtcp ? tagSize + SrtcpWord.SIZE : tagSize;
    }

    @Override
    public int wordOffset() {
        return 0;
    }

    @Override
    public void seal(byte[] packet, int start, int bodyStart, int bodyEnd, int ssrc, long index, int word) {
        crypt(packet, bodyStart, bodyEnd, ssrc, index);
        digest(packet, start, bodyEnd, word);
        System.arraycopy(digest, 0, packet, tagAt(bodyEnd), tagSize);
    }

    @Override
    public boolean open(
        byte[] packet, int start, int bodyStart, int bodyEnd, int ssrc, long index, int word) {
        digest(packet, start, bodyEnd, word);
        int tagAt = tagAt(bodyEnd);
        // All of the tag, always: how long it takes must not tell how much of a guess was right.
        int difference = 0;
        for (int octet = 0; octet < tagSize; octet++) {
            difference |= digest[octet] ^ packet[tagAt + octet];
        }
        if (difference != 0) {
            return false;
        }
        crypt(packet, bodyStart, bodyEnd, ssrc, index);
        return true;
    }

    private int tagAt(int bodyEnd) {
        return rtcp ? bodyEnd + SrtcpWord.SIZE : bodyEnd;
    }

    private void digest(byte[] packet, int start, int bodyEnd, int word) {
        mac.update(packet, start, bodyEnd - start);
        mac.update((byte) (word >>> 24));
        mac.update((byte) (word >>> 16));
        mac.update((byte) (word >>> 8));
        mac.update((byte) word);
        try {
            mac.doFinal(digest, 0);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("The digest has room for a SHA-1.", e);
        }
    }

    private void crypt(byte[] packet, int from, int to, int ssrc, long index) {
        InitializationVector.set(vector, salt, ssrc, index);
        int block = 0;
        for (int at = from; at < to; at += counters.length) {
            int size = Math.min(to - at, counters.length);
            block = encryptCounters(block, (size + BLOCK_SIZE - 1) / BLOCK_SIZE);
            for (int octet = 0; octet < size; octet++) {
                packet[at + octet] ^= keyStream[octet];
            }
        }
    }

    private int encryptCounters(int firstBlock, int count) {
        for (int block = 0; block < count; block++) {
            int at = block * BLOCK_SIZE;
            System.arraycopy(vector, 0, counters, at, BLOCK_SIZE - 2);
            counters[at + BLOCK_SIZE - 2] = (byte) (firstBlock + block >>> 8);
            counters[at + BLOCK_SIZE - 1] = (byte) (firstBlock + block);
        }
        try {
            aes.update(counters, 0, count * BLOCK_SIZE, keyStream, 0);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("The key stream has room for its blocks.", e);
        }
        return firstBlock + count;
    }
}
