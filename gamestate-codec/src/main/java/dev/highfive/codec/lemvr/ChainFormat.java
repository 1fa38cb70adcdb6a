package dev.highfive.codec.lemvr;

/** Sizes of blocks and chains. */
public final class ChainFormat {
    public static final int DEFAULT_PORT = 5892;
    /** In front of each block: how many are still to come. */
    public static final int COUNT_SIZE = 4;
    /** What a server offers at least, though a client takes {@link #LEAST_TAKEN}. */
    public static final int LEAST_BLOCK = 64;

    public static final int LEAST_TAKEN = 16;
    public static final int MOST_BLOCK = 65528;
    /** Of a whole chain, whatever its count claims: a frame takes a few thousand. */
    public static final int MOST_BYTES = 256 * 1024;

    private ChainFormat() {}

    /** The size that a server answers when it is asked for one. */
    public static int blockSize(int suggested) {
        return Math.max(LEAST_BLOCK, Math.min(MOST_BLOCK, suggested / 8 * 8));
    }

    /** Whether a client can work with blocks of that size. */
    public static boolean isBlockSize(int size) {
        return size >= LEAST_TAKEN && size <= MOST_BLOCK && size % 8 == 0;
    }

    /** How long the chain is that starts with this count, or -1 if that is more than anybody needs. */
    public static int bytes(int count, int blockSize) {
        long bytes = ((count & 0xFFFF_FFFFL) + 1) * blockSize;
        return bytes <= Math.max(MOST_BYTES, blockSize) ? (int) bytes : -1;
    }
}
