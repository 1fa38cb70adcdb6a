package dev.highfive.net.srtp;

import java.nio.ByteBuffer;

/**
 * GCM's hash (NIST SP 800-38D, 6.4): each block is added to a sum, which is then multiplied by the key, as
 * polynomials over bits modulo x^128 + x^7 + x^2 + x + 1. The first bit of a block is the lowest power.
 *
 * <p>It is here because javax.crypto's GCM allocates a kilobyte a packet. It multiplies two blocks at once, a
 * byte of each half of them at a time, by tables of the multiples of the key and of its square, 8 KB a key: of
 * the ways that were measured (docs/measurements.md) the best that Java 17 compiles. The price is that where
 * in the tables it looks depends on the key, so a program that runs on the same processor and watches its
 * cache could learn something about the key, with which to forge but not to read packets; nobody on the
 * network can. Arithmetic that touches no table takes over three times as long.
 */
final class Ghash {
    private static final int BLOCK_SIZE = KeyStream.BLOCK_SIZE;
    /** Of a packet as it is usual here: what is longer is hashed in pieces. */
    private static final int PIECE_SIZE = 96 * BLOCK_SIZE;

    private static final long POLYNOMIAL = 0xE100_0000_0000_0000L;

    // The multiples by every byte, in two halves each.
    private final long[] onesHigh = new long[256];
    private final long[] onesLow = new long[256];
    private final long[] squaresHigh = new long[256];
    private final long[] squaresLow = new long[256];
    private final byte[] piece = new byte[PIECE_SIZE];
    /** The same bytes: Java reads a long of them at once only so. */
    private final ByteBuffer blocks = ByteBuffer.wrap(piece);
    /** The two blocks that are being multiplied: the compiler has too few registers to keep them there. */
    private final byte[] pair = new byte[2 * BLOCK_SIZE];

    private final ByteBuffer pairLongs = ByteBuffer.wrap(pair);
    private int size;
    private long high;
    private long low;

    Ghash(byte[] key) {
        fillMultiples(
                onesHigh,
                onesLow,
                ByteBuffer.wrap(key).getLong(0),
                ByteBuffer.wrap(key).getLong(8));
        // The hash of one block that is the key itself is its square.
        update(key, 0, BLOCK_SIZE);
        hashPiece();
        fillMultiples(squaresHigh, squaresLow, high, low);
        reset();
    }

    private static void fillMultiples(long[] highs, long[] lows, long keyHigh, long keyLow) {
        long powerHigh = keyHigh;
        long powerLow = keyLow;
        for (int bit = 0x80; bit > 0; bit >>>= 1) {
            for (int octet = 0; octet < 256; octet++) {
                if ((octet & bit) != 0) {
                    highs[octet] ^= powerHigh;
                    lows[octet] ^= powerLow;
                }
            }
            long carry = powerLow & 1;
            powerLow = powerLow >>> 1 | powerHigh << 63;
            powerHigh = powerHigh >>> 1 ^ -carry & POLYNOMIAL;
        }
    }

    void reset() {
        high = 0;
        low = 0;
        size = 0;
    }

    void update(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to) {
            int count = Math.min(to - at, PIECE_SIZE - size);
            System.arraycopy(bytes, at, piece, size, count);
            at += count;
            advance(count);
        }
    }

    void update(int word) {
        for (int shift = 24; shift >= 0; shift -= 8) {
            piece[size] = (byte) (word >>> shift);
            advance(1);
        }
    }

    /** Fills the present block up with zeros, if it is not empty. */
    void pad() {
        while (size % BLOCK_SIZE != 0) {
            piece[size] = 0;
            advance(1);
        }
    }

    /** Ends with the two lengths in bytes, after which {@link #high} and {@link #low} are the hash. */
    void finish(int clearSize, int bodySize) {
        blocks.putLong(size, 8L * clearSize);
        blocks.putLong(size + 8, 8L * bodySize);
        advance(BLOCK_SIZE);
        hashPiece();
    }

    long high() {
        return high;
    }

    long low() {
        return low;
    }

    private void advance(int count) {
        size += count;
        if (size == PIECE_SIZE) {
            hashPiece();
        }
    }

    private void hashPiece() {
        int at = 0;
        if (size % (2 * BLOCK_SIZE) != 0) {
            // An odd one is the second of a pair.
            pairLongs.putLong(0, 0);
            pairLongs.putLong(8, 0);
            pairLongs.putLong(16, high ^ blocks.getLong(0));
            pairLongs.putLong(24, low ^ blocks.getLong(8));
            multiplyPair();
            at = BLOCK_SIZE;
        }
        for (; at < size; at += 2 * BLOCK_SIZE) {
            pairLongs.putLong(0, high ^ blocks.getLong(at));
            pairLongs.putLong(8, low ^ blocks.getLong(at + 8));
            pairLongs.putLong(16, blocks.getLong(at + 16));
            pairLongs.putLong(24, blocks.getLong(at + 24));
            multiplyPair();
        }
        size = 0;
    }

    /** The first block by the square of the key, and the second by the key. */
    private void multiplyPair() {
        // 256 bits, the lowest powers first. What goes beyond 128 is put back once, at the end.
        long word0 = 0;
        long word1 = 0;
        long word2 = 0;
        long word3 = 0;
        for (int octet = 7; octet >= 0; octet--) {
            int firstHigh = pair[octet] & 0xFF;
            int firstLow = pair[octet + 8] & 0xFF;
            int secondHigh = pair[octet + 16] & 0xFF;
            int secondLow = pair[octet + 24] & 0xFF;
            word3 = word3 >>> 8 | word2 << 56;
            word2 = (word2 >>> 8 | word1 << 56) ^ (squaresLow[firstLow] ^ onesLow[secondLow]);
            word1 = (word1 >>> 8 | word0 << 56)
                    ^ (squaresLow[firstHigh] ^ squaresHigh[firstLow])
                    ^ (onesLow[secondHigh] ^ onesHigh[secondLow]);
            word0 = word0 >>> 8 ^ (squaresHigh[firstHigh] ^ onesHigh[secondHigh]);
        }
        word1 ^= word3 ^ word3 >>> 1 ^ word3 >>> 2 ^ word3 >>> 7;
        word2 ^= word3 << 63 ^ word3 << 62 ^ word3 << 57;
        high = word0 ^ word2 ^ word2 >>> 1 ^ word2 >>> 2 ^ word2 >>> 7;
        low = word1 ^ word2 << 63 ^ word2 << 62 ^ word2 << 57;
    }
}
