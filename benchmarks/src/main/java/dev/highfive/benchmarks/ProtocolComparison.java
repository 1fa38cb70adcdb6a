package dev.highfive.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * Prints what each protocol that is spoken here takes for the same head and two hands, and for ten things that move:
 * bytes, time and garbage. Times are the thread's own, the best of many runs, which is what a machine that does other
 * things too can still tell.
 */
public final class ProtocolComparison {
    private static final int ROUNDS = 40;
    private static final int TIMES = 5000;
    private static final int UPDATES_A_SECOND = 30;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private ProtocolComparison() {}

    public static void main(String[] arguments) {
        System.err.println("Measuring four protocols, which takes about half a minute.");
        Frame frame = Frame.sample();
        List<ProtocolFrame> protocols =
                List.of(new GameStateFrame(frame), new BesFrame(frame), new VipFrame(frame), new LemvrFrame(frame));
        System.out.printf("%nA head and two hands with 25 joints each%n%n");
        System.out.printf("%-12s %6s %10s %8s %10s %8s%n", "", "bytes", "encode", "garbage", "decode", "garbage");
        for (ProtocolFrame protocol : protocols) {
            int bytes = protocol.encode();
            Cost encode = Cost.of(protocol::encode);
            Cost decode = Cost.of(protocol::decode);
            System.out.printf(
                    "%-12s %6d %7.0f ns %6.0f B %7.0f ns %6.0f B%n",
                    protocol.name(), bytes, encode.ns, encode.bytes, decode.ns, decode.bytes);
        }
        System.out.printf("%nTen things that move and turn, %d times a second%n%n", UPDATES_A_SECOND);
        System.out.printf("%-12s %10s %10s %16s%n", "", "an update", "headers", "bytes a second");
        for (ProtocolFrame protocol : protocols) {
            int update = protocol.encodeThings();
            if (update > 0) {
                int headers = protocol.headers();
                System.out.printf(
                        "%-12s %10d %10d %16d%n",
                        protocol.name(), update, headers, UPDATES_A_SECOND * (update + headers));
            }
        }
    }

    private record Cost(double ns, double bytes) {
        static Cost of(Runnable work) {
            double bestNs = Double.MAX_VALUE;
            long leastBytes = Long.MAX_VALUE;
            for (int round = 0; round < ROUNDS; round++) {
                long bytes = THREADS.getCurrentThreadAllocatedBytes();
                long startNs = THREADS.getCurrentThreadCpuTime();
                for (int time = 0; time < TIMES; time++) {
                    work.run();
                }
                bestNs = Math.min(bestNs, THREADS.getCurrentThreadCpuTime() - startNs);
                leastBytes = Math.min(leastBytes, THREADS.getCurrentThreadAllocatedBytes() - bytes);
            }
            return new Cost(bestNs / TIMES, (double) leastBytes / TIMES);
        }
    }
}
