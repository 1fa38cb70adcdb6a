package dev.highfive.session.srtp;

import java.nio.ByteBuffer;

/**
 * GCM's hash (NIST SP 800-38D, 6.4): each block is added to a sum, which is then multiplied by the key, as
 * polynomials over bits modulo x^128 + x^7 + x^2 + x + 1. The first bit of a block is the lowest power.
 *
 * <p>It is here because javax.crypto's GCM allocates a kilobyte a packet. It multiplies two blocks at once, a
 * byte of each at a time, by tables of the multiples of the key and of its square, 8 KB a key: of the ways
 * that were measured (docs/measurements.md) the best that Java 17 compiles. The price is that where in the
 * tables it looks depends on the key, so a program that runs on the same processor and watches its cache
 * could learn something about the key, with which to forge but not to read packets; nobody on the network
 * can. Arithmetic that touches no table takes three times as long.
 */
final class Ghash {
    private static final int BLOCK_SIZE = KeyStream.BLOCK_SIZE;
    /** Of a packet as it is usual here: what is longer is hashed in pieces. */
    private static final int PIECE_SIZE = 96 * BLOCK_SIZE;
    private static final long POLYNOMIAL = 0xE100_0000_0000_0000L;
    /** What a byte that is shifted out at the high end comes back as at the low one. */
    private static final long[] REDUCED = new long[256];

    static {
        for (int octet = 0; octet < 256; octet++) {
            long reduced = 0;
            for (int bit = 0; bit < 8; bit++) {
                reduced = reduced >>> 1 ^ ((octet >>> bit & 1) == 0 ? 0 : POLYNOMIAL);
            }
            REDUCED[octet] = reduced;
        }
    }

    /** The multiples by every byte, in two halves each. */
    private final long[] multiples;
    private final long[] multiplesOfSquare;
    private final byte[] piece = new byte[PIECE_SIZE];
    /** The same bytes: Java reads a long of them at once only so. */
    private final ByteBuffer blocks = ByteBuffer.wrap(piece);
    private int size;
    private long high;
    private long low;

    Ghash(byte[] key) {
        multiples = multiplesOf(ByteBuffer.wrap(key).getLong(0), ByteBuffer.wrap(key).getLong(8));
        // The hash of one block that is the key itself is its square.
        update(key, 0, BLOCK_SIZE);
        multiplyOne(0);
        multiplesOfSquare = multiplesOf(high, low);
        reset();
    }

    private static long[] multiplesOf(long keyHigh, long keyLow) {
        long[] table = new long[512];
        long powerHigh = keyHigh;
        long powerLow = keyLow;
        for (int bit = 0x80; bit > 0; bit >>>= 1) {
            for (int octet = 0; octet < 256; octet++) {
                if ((octet & bit) != 0) {
                    table[2 * octet] ^= powerHigh;
                    table[2 * octet + 1] ^= powerLow;
                }
            }
            long carry = powerLow & 1;
            powerLow = powerLow >>> 1 | powerHigh << 63;
            powerHigh = powerHigh >>> 1 ^ -carry & POLYNOMIAL;
        }
        return table;
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
            multiplyOne(0);
            at = BLOCK_SIZE;
        }
        multiplyPairs(at);
        size = 0;
    }

    // In both, a table's index is masked by the table's length: so the compiler sees that it is in bounds.

    private void multiplyOne(int at) {
        long[] ones = multiples;
        long[] reduced = REDUCED;
        long sumHigh = high ^ blocks.getLong(at);
        long sumLow = low ^ blocks.getLong(at + 8);
        long productHigh = 0;
        long productLow = 0;
        for (int octet = 0; octet < BLOCK_SIZE; octet++) {
            int one = (int) ((octet < 8 ? sumLow : sumHigh) >>> 8 * octet & 0xFF) << 1;
            int out = (int) productLow;
            productLow = (productLow >>> 8 | productHigh << 56) ^ ones[one + 1 & ones.length - 1];
            productHigh = productHigh >>> 8 ^ ones[one & ones.length - 1] ^ reduced[out & reduced.length - 1];
        }
        high = productHigh;
        low = productLow;
    }

    /** The sum and a block by the square of the key, and the next block by the key. */
    private void multiplyPairs(int from) {
        long[] ones = multiples;
        long[] squares = multiplesOfSquare;
        long[] reduced = REDUCED;
        long sumHigh = high;
        long sumLow = low;
        for (int at = from; at < size; at += 2 * BLOCK_SIZE) {
            sumHigh ^= blocks.getLong(at);
            sumLow ^= blocks.getLong(at + 8);
            long nextHigh = blocks.getLong(at + 16);
            long nextLow = blocks.getLong(at + 24);
            long productHigh = 0;
            long productLow = 0;
            for (int shift = 0; shift < 64; shift += 8) {
                int square = (int) (sumLow >>> shift & 0xFF) << 1;
                int one = (int) (nextLow >>> shift & 0xFF) << 1;
                int out = (int) productLow;
                productLow = (productLow >>> 8 | productHigh << 56)
                    ^ squares[square + 1 & squares.length - 1] ^ ones[one + 1 & ones.length - 1];
                productHigh = productHigh >>> 8
                    ^ squares[square & squares.length - 1] ^ ones[one & ones.length - 1]
                    ^ reduced[out & reduced.length - 1];
            }
            for (int shift = 0; shift < 64; shift += 8) {
                int square = (int) (sumHigh >>> shift & 0xFF) << 1;
                int one = (int) (nextHigh >>> shift & 0xFF) << 1;
                int out = (int) productLow;
                productLow = (productLow >>> 8 | productHigh << 56)
                    ^ squares[square + 1 & squares.length - 1] ^ ones[one + 1 & ones.length - 1];
                productHigh = productHigh >>> 8
                    ^ squares[square & squares.length - 1] ^ ones[one & ones.length - 1]
                    ^ reduced[out & reduced.length - 1];
            }
            sumHigh = productHigh;
            sumLow = productLow;
        }
        high = sumHigh;
        low = sumLow;
    }
}
