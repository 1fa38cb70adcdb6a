package dev.highfive.net.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;

/** State 30 times a second through a pipe with endless queues in it, on virtual time. */
class FlowTest {
    private static final long MS = 1_000_000;
    private static final int SIZE = 450;
    private static final double BYTES_PER_MS = 20;
    private static final long PERIOD_NS = 1_000_000_000L / 30;

    private final Flow flow = new Flow();
    private final Deque<Long> pipe = new ArrayDeque<>();
    private final Deque<Long> answers = new ArrayDeque<>();
    private long nowNs = Long.MAX_VALUE - 3000 * MS; // overflows on the way
    private long nextNs = nowNs;
    private long arrivedSentNs = nowNs;
    private double credit;
    private int sent;
    private int refused;
    private long worstAgeNs;

    @Test
    void aPipeThatIsWideEnoughTakesEverything() {
        run(5000, BYTES_PER_MS, 30);
        assertEquals(0, refused);
        assertEquals(150, sent, 2);
    }

    @Test
    void aPipeThatStallsHoldsNothingBack() {
        run(3000, BYTES_PER_MS, 30);
        run(1000, 0, 30);
        assertTrue(pipe.size() <= 8, pipe.size() + " packets lie in queues");
        worstAgeNs = 0;
        run(1000, BYTES_PER_MS, 30);
        assertTrue(worstAgeNs < 1200 * MS, worstAgeNs / MS + " ms");
        worstAgeNs = 0;
        refused = 0;
        run(3000, BYTES_PER_MS, 30);
        assertTrue(worstAgeNs < 120 * MS, worstAgeNs / MS + " ms");
        assertEquals(0, refused);
    }

    @Test
    void aPipeThatIsTooNarrowBringsLessButNothingOld() {
        run(2000, 5, 30);
        worstAgeNs = 0;
        run(5000, 5, 30);
        assertTrue(worstAgeNs < 700 * MS, worstAgeNs / MS + " ms");
        assertTrue(refused > 60, refused + " refused");
    }

    @Test
    void aLongWayIsNoReasonToHoldBack() {
        run(10_000, 1000, 150);
        assertTrue(refused < 20, refused + " refused");
    }

    @Test
    void whoNeverAcknowledgesGetsEverything() {
        for (int count = 0; count < 10_000; count++) {
            nowNs += MS;
            assertTrue(flow.hasRoom(SIZE, nowNs));
            flow.onSent(SIZE, nowNs);
        }
        assertFalse(flow.isDead(nowNs));
    }

    @Test
    void acknowledgementsOfNothingCountForNothing() {
        for (int count = 0; count < 1000; count++) {
            flow.onAcknowledged(nowNs);
        }
        run(3000, BYTES_PER_MS, 30);
        assertEquals(0, refused);
    }

    @Test
    void whoIsSilentForLongIsDead() {
        run(1000, BYTES_PER_MS, 30);
        flow.onSent(SIZE, nowNs);
        assertFalse(flow.isDead(nowNs + 4900 * MS));
        assertTrue(flow.isDead(nowNs + 5100 * MS));
    }

    /** @param wayMs there; the acknowledgement takes none */
    private void run(int ms, double bytesPerMs, int wayMs) {
        for (int passed = 0; passed < ms; passed++) {
            nowNs += MS;
            if (nowNs - nextNs >= 0) {
                nextNs += PERIOD_NS;
                if (flow.hasRoom(SIZE, nowNs)) {
                    flow.onSent(SIZE, nowNs);
                    pipe.add(nowNs);
                    sent++;
                } else {
                    refused++;
                }
            }
            credit = pipe.isEmpty() ? 0 : credit + bytesPerMs;
            while (!pipe.isEmpty() && credit >= SIZE) {
                credit -= SIZE;
                answers.add(pipe.remove());
            }
            while (!answers.isEmpty() && nowNs - answers.peek() >= wayMs * MS) {
                arrivedSentNs = answers.remove();
                flow.onAcknowledged(nowNs);
            }
            worstAgeNs = Math.max(worstAgeNs, nowNs - arrivedSentNs);
        }
    }
}
