package dev.highfive.xr;

import java.util.Map;
import java.util.TreeMap;

/** What the native code has opened and closed since it was loaded, by kind: proof that nothing leaks. */
public final class Ledger {
    private Ledger() {}

    /** What is open now: kinds of which nothing is open are left out. */
    public static Map<String, Integer> open() {
        String[] kinds = Glue.ledgerKinds();
        int[] counts = counts(kinds);
        Map<String, Integer> open = new TreeMap<>();
        for (int i = 0; i < kinds.length; i++) {
            int difference = counts[2 * i] - counts[2 * i + 1];
            if (difference != 0) {
                open.put(kinds[i], difference);
            }
        }
        return open;
    }

    /** How many of a kind were ever opened. */
    public static int opened(String kind) {
        String[] kinds = Glue.ledgerKinds();
        int[] counts = counts(kinds);
        for (int i = 0; i < kinds.length; i++) {
            if (kinds[i].equals(kind)) {
                return counts[2 * i];
            }
        }
        throw new IllegalArgumentException(kind);
    }

    private static int[] counts(String[] kinds) {
        int[] counts = new int[2 * kinds.length];
        Glue.ledgerCounts(counts);
        return counts;
    }
}
