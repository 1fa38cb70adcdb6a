package dev.highfive.xr;

import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Logger;

/**
 * What this runtime does not do when it is asked to, and what is done without: each is logged once and counted. Some of
 * it is asked for in every frame, and some runtimes refuse it for good.
 */
final class Shortfalls {
    private static final Logger LOG = Logger.getLogger("dev.highfive.headset");

    private final Map<String, int[]> counts = new TreeMap<>();

    /** @return whether that was no failure */
    boolean isDone(String what, int result) {
        if (!XrResult.failed(result)) {
            return true;
        }
        int[] count = counts.get(what);
        if (count == null) {
            count = new int[1];
            counts.put(what, count);
            LOG.warning("Going on without " + what + ": " + Glue.resultName(result));
        }
        count[0]++;
        return false;
    }

    /** How often, by what was asked; empty where all went well. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        counts.forEach((what, count) -> text.append(text.length() == 0 ? "" : ", ")
                .append(what)
                .append(' ')
                .append(count[0]));
        return text.toString();
    }
}
