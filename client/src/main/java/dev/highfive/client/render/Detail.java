package dev.highfive.client.render;

import java.util.Arrays;

/**
 * How finely each of many like things is drawn, by its size on the screen. What becomes smaller keeps its level for a
 * while, so that something at a limit does not change to and fro.
 */
final class Detail {
    private static final float SLACK = 0.88f;
    private static final byte UNKNOWN = -1;

    private final float[] limits;
    private byte[] levels = new byte[0];

    /** @param limits in pixels: what is smaller than the first has level 1, than the second level 2 */
    Detail(float... limits) {
        this.limits = limits;
    }

    /** @param number that the same thing has in the next frame */
    int level(int number, float pixels) {
        if (number >= levels.length) {
            int before = levels.length;
            levels = Arrays.copyOf(levels, 2 * number + 16);
            Arrays.fill(levels, before, levels.length, UNKNOWN);
        }
        int level = 0;
        while (level < limits.length && pixels < limit(level, levels[number])) {
            level++;
        }
        levels[number] = (byte) level;
        return level;
    }

    private float limit(int level, int before) {
        return before == UNKNOWN || before > level ? limits[level] : SLACK * limits[level];
    }
}
