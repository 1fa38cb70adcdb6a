package dev.highfive.client.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HistogramTest {
    private final Histogram histogram = new Histogram();

    @Test
    void percentilesAreWithinASixtyFourth() {
        for (long value = 1; value <= 1_000_000; value += 7) {
            histogram.add(value);
        }
        assertEquals(500_000, histogram.percentileNs(0.5), 500_000 / 64.0);
        assertEquals(990_000, histogram.percentileNs(0.99), 990_000 / 64.0);
        assertEquals(500_000, histogram.meanNs(), 10);
    }

    @Test
    void takesEveryValueAndNothingAtAll() {
        assertEquals(0, histogram.percentileNs(0.5));
        assertEquals(0, histogram.meanNs());
        histogram.add(-5);
        histogram.add(0);
        histogram.add(3);
        assertEquals(3, histogram.percentileNs(1));
        histogram.add(Long.MAX_VALUE);
        assertEquals(Long.MAX_VALUE, histogram.mostNs());
        assertEquals(Long.MAX_VALUE, histogram.percentileNs(1), 1e18);
    }
}
