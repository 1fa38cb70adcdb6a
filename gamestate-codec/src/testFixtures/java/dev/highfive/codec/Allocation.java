package dev.highfive.codec;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What a piece of work feeds the garbage collector. */
public final class Allocation {
    public static final int RUNS = 10;

    private Allocation() {}

    /** The bytes of the best of several runs: a VM that is still compiling allocates now and then. */
    public static long of(Runnable work) {
        return of(work, RUNS);
    }

    /** The same for work that takes long. */
    public static long of(Runnable work, int runs) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int run = 0; run < runs; run++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            work.run();
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}
