package dev.highfive.net;

/** The one source of time, passed in wherever time matters, so that tests run on a time of their own. */
public interface Clock {
    /** The clock of the machine. */
    Clock SYSTEM = new Clock() {
        @Override
        public long nanoTime() {
            return System.nanoTime();
        }

        @Override
        public long wallMillis() {
            return System.currentTimeMillis();
        }
    };

    /** Nanoseconds that never go back, from an arbitrary start: two readings may only be subtracted. */
    long nanoTime();

    /** Milliseconds since 1970 as this machine believes them: they may be wrong, and jump. */
    long wallMillis();
}
