package dev.highfive.codec.lemvr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class TimeOffsetTest {
    private static final double TRUE_OFFSET = 1234.5;
    private static final int TRIALS = 128;

    /** 10 to 50 ms each way, by chance. */
    @Test
    void shouldBeWithinThreeMillisecondsUnderJitterOfTwenty() {
        Random random = new Random(20);
        double worst = 0;
        double worstByLastAnswer = 0;
        for (int run = 0; run < 200; run++) {
            TimeOffset offset = new TimeOffset(TRIALS);
            double now = 1000;
            for (int trial = 0; trial < TRIALS; trial++) {
                double up = 0.030 + 0.040 * (random.nextDouble() - 0.5);
                double down = 0.030 + 0.040 * (random.nextDouble() - 0.5);
                offset.add(now, now + up + down, now + up + TRUE_OFFSET);
                now += up + down;
            }
            worst = Math.max(worst, Math.abs(offset.best() - TRUE_OFFSET));
            worstByLastAnswer = Math.max(worstByLastAnswer, Math.abs(offset.byLastAnswer() - TRUE_OFFSET));
        }
        assertTrue(worst < 0.003, "worst of 200: " + worst);
        assertTrue(worstByLastAnswer > 0.015, "the protocol's own estimate has got better: " + worstByLastAnswer);
    }

    @Test
    void shouldBeExactWhereNothingVaries() {
        TimeOffset offset = new TimeOffset(4);
        for (int trial = 0; trial < 4; trial++) {
            offset.add(trial, trial + 0.5, trial + 0.25 - 7);
        }
        assertEquals(-7, offset.best());
        assertEquals(-7, offset.byLastAnswer());
        assertEquals(0.25, offset.medianLatency());
    }
}
