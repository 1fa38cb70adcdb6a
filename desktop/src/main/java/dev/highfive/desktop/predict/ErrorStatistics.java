package dev.highfive.desktop.predict;

import java.util.Arrays;

/** Distances between where something was shown and where it truly was. */
final class ErrorStatistics {
    private double[] metres = new double[1024];
    private int count;

    void add(double distanceMetres) {
        if (count == metres.length) {
            metres = Arrays.copyOf(metres, 2 * count);
        }
        metres[count++] = distanceMetres;
    }

    int count() {
        return count;
    }

    double meanMm() {
        return 1000 * Arrays.stream(metres, 0, count).average().orElse(0);
    }

    /** What 95 of 100 do not exceed. */
    double p95Mm() {
        double[] sorted = Arrays.copyOf(metres, count);
        Arrays.sort(sorted);
        return count == 0 ? 0 : 1000 * sorted[(int) Math.ceil(0.95 * count) - 1];
    }
}
