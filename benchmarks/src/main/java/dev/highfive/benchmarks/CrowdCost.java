package dev.highfive.benchmarks;

import com.sun.management.ThreadMXBean;
import dev.highfive.net.Clock;
import dev.highfive.session.SteppedParticipant;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** One participant among 64, all of whom send in every frame. */
final class CrowdCost {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int PARTICIPANTS = 64;
    private static final int FRAMES = 720;
    private static final long MEETING_NS = 5_000_000_000L;

    private CrowdCost() {}

    static void print() throws IOException {
        List<SteppedParticipant> others = new ArrayList<>();
        try (SteppedParticipant one = SteppedParticipant.host(false, Clock.SYSTEM)) {
            for (int index = 1; index < PARTICIPANTS; index++) {
                others.add(SteppedParticipant.joinOne(one.session().link(), "p" + index, Clock.SYSTEM));
            }
            long meetUntilNs = System.nanoTime() + MEETING_NS;
            while (System.nanoTime() < meetUntilNs && one.status().presentCount() < others.size()) {
                frame(one, others);
            }
            long receivedBefore = one.received();
            long usedNs = 0;
            for (int frame = 0; frame < FRAMES; frame++) {
                usedNs += frame(one, others);
            }
            System.out.printf(
                    "%n%d participants at %d frames a second, as seen by one of them%n",
                    one.status().presentCount() + 1, SessionComparison.FRAMES_A_SECOND);
            System.out.printf(
                    "  %d of %d packets received, %.1f %% of one core, nothing left behind: %s%n",
                    one.received() - receivedBefore,
                    (long) FRAMES * others.size(),
                    100.0 * usedNs * SessionComparison.FRAMES_A_SECOND / FRAMES / 1e9,
                    one.status().drops.isEmpty() ? "yes" : one.status().drops);
        } finally {
            others.forEach(SteppedParticipant::close);
        }
    }

    /** @return the CPU time that the one took */
    private static long frame(SteppedParticipant one, List<SteppedParticipant> others) {
        for (SteppedParticipant other : others) {
            other.move();
            other.frame();
            other.network();
        }
        long beforeNs = THREADS.getCurrentThreadCpuTime();
        one.move();
        one.network();
        one.frame();
        return THREADS.getCurrentThreadCpuTime() - beforeNs;
    }
}
