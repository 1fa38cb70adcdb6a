package dev.highfive.desktop.lemvr;

import dev.highfive.client.frame.Histogram;
import java.util.Locale;

/** How long a borrower takes from being told where everything is to having drawn it. For two threads. */
final class Delays {
    private final Histogram histogram = new Histogram();

    synchronized void add(long delayNs) {
        histogram.add(delayNs);
    }

    /** @param frameNs how long a frame is */
    synchronized String report(long frameNs) {
        if (histogram.count() == 0) {
            return "";
        }
        double frame = Math.max(1, frameNs);
        long middle = histogram.percentileNs(0.5);
        long slow = histogram.percentileNs(0.99);
        return String.format(
                Locale.ROOT,
                "From pose to picture: %.2f ms (median), %.2f ms (99 %%), %.0f %% and %.0f %% of a frame, of %d%n",
                middle / 1e6,
                slow / 1e6,
                100 * middle / frame,
                100 * slow / frame,
                histogram.count());
    }
}
