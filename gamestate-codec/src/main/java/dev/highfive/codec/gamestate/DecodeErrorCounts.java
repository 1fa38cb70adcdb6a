package dev.highfive.codec.gamestate;

/** How often each {@link DecodeError} happened since a {@link GameStateReader} was made. */
public final class DecodeErrorCounts {
    private final long[] counts = new long[DecodeError.values().length];

    DecodeErrorCounts() {
    }

    void increment(DecodeError error) {
        counts[error.ordinal()]++;
    }

    public long of(DecodeError error) {
        return counts[error.ordinal()];
    }

    public long total() {
        long total = 0;
        for (long count : counts) {
            total += count;
        }
        return total;
    }
}
