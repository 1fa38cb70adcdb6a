package dev.highfive.net.srtp;

/** Which of the newest packets were received (RFC 3711, 3.3.2). Only authentic ones may be added. */
public final class ReplayWindow {
    static final int SIZE = 64;

    private long newest = -1;
    /** Bit n stands for the packet n before the newest. */
    private long seen;

    public SrtpResult check(long index) {
        long age = newest - index;
        if (age < 0) {
            return SrtpResult.OK;
        }
        if (age >= SIZE || index < 0) {
            return SrtpResult.TOO_OLD;
        }
        return (seen >>> age & 1) == 0 ? SrtpResult.OK : SrtpResult.REPLAYED;
    }

    public void add(long index) {
        long advance = index - newest;
        if (advance > 0) {
            seen = advance < SIZE ? seen << advance | 1 : 1;
            newest = index;
        } else {
            seen |= 1L << -advance;
        }
    }

    public boolean isEmpty() {
        return newest < 0;
    }

    /** The highest index of all. */
    public long newest() {
        return newest;
    }
}
