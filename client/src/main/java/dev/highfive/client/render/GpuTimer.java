package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.gles.GlesExtensions;

/**
 * How long the GPU takes for a frame, where the driver tells. The answer comes some frames later, so that nothing waits
 * for it: views that are still being drawn stand in a ring.
 */
final class GpuTimer {
    private static final int SLOTS = 16;

    private final Gles gles;
    private final GlesExtensions extensions;
    private final int[] queries = new int[SLOTS];
    private final int[] frames = new int[SLOTS];
    private int first;
    private int used;
    private boolean open;
    private int frame;
    /** Of the frame whose views are being added up. */
    private int summed;

    private long sumNs;
    private long frameNs = -1;

    GpuTimer(Gles gles) {
        this.gles = gles;
        extensions = gles.extensions();
        for (int i = 0; i < SLOTS && extensions.hasTimerQueries(); i++) {
            queries[i] = extensions.genQuery();
        }
    }

    /** Before the views of each frame. */
    void nextFrame() {
        collect();
        frame++;
    }

    void begin() {
        open = queries[0] != 0 && used < SLOTS;
        if (open) {
            int slot = (first + used) % SLOTS;
            frames[slot] = frame;
            extensions.beginQuery(GlesExtensions.TIME_ELAPSED, queries[slot]);
        }
    }

    void end() {
        if (open) {
            extensions.endQuery(GlesExtensions.TIME_ELAPSED);
            used++;
        }
    }

    private void collect() {
        boolean any = false;
        while (used > 0 && extensions.getQueryObject(queries[first], GlesExtensions.QUERY_RESULT_AVAILABLE) != 0) {
            add(frames[first], extensions.getQueryObject(queries[first], GlesExtensions.QUERY_RESULT));
            first = (first + 1) % SLOTS;
            used--;
            any = true;
        }
        if (any && (used == 0 || frames[first] != summed)) {
            frameNs = sumNs;
        }
        // The clock stood or jumped, as when its speed changed: what was measured meanwhile is nothing.
        if (any && gles.getInteger(GlesExtensions.GPU_DISJOINT) != 0) {
            frameNs = -1;
        }
    }

    private void add(int of, int ns) {
        if (of != summed) {
            summed = of;
            sumNs = 0;
        }
        sumNs += Integer.toUnsignedLong(ns);
    }

    /** Of the last frame that it is known of, -1 where it is of none. */
    long frameNs() {
        return frameNs;
    }

    void close() {
        for (int query : queries) {
            if (query != 0) {
                extensions.deleteQuery(query);
            }
        }
    }
}
