package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.Arrays;
import org.joml.Vector3fc;

/**
 * Which hands are drawn at once: those of one kind and one level of detail. The first view after an update chooses the
 * levels, and the other eye's keeps them: a hand that differed between the eyes would flicker.
 */
final class HandGroups {
    /** From wrist to knuckles; chosen by looking: at these sizes one level can hardly be told from the next. */
    private static final float[] DETAIL_PIXELS = {92, 58};

    private final Gles gles;
    private final int levels;
    private final int buffer;
    private final Detail detail = new Detail(DETAIL_PIXELS);
    private final int[] counts;
    /** Where each group ends among the rows in their order. */
    private final int[] ends;
    /** The numbers of the rows, group by group. */
    private IntBuffer order = IntBuffer.allocate(0);
    /** Of each row: which hand it is, its kind, and its group. */
    private int[] hands = new int[0];

    private int[] kinds = new int[0];
    private int[] groups = new int[0];
    /** Of each row: the place of the palm and the length from wrist to knuckles. */
    private float[] spheres = new float[0];

    private int used;
    private boolean chosen;

    HandGroups(Gles gles, int kinds, int levels) {
        this.gles = gles;
        this.levels = levels;
        counts = new int[kinds * levels];
        ends = new int[kinds * levels];
        buffer = gles.genBuffer();
    }

    void clear() {
        used = 0;
        chosen = false;
    }

    void grow(int rows) {
        order = ByteBuffer.allocateDirect(4 * rows)
                .order(ByteOrder.nativeOrder())
                .asIntBuffer();
        hands = Arrays.copyOf(hands, rows);
        kinds = Arrays.copyOf(kinds, rows);
        groups = Arrays.copyOf(groups, rows);
        spheres = Arrays.copyOf(spheres, 4 * rows);
    }

    /**
     * The hand of the next row.
     *
     * @param hand a number that the same hand has in the next frame
     */
    void add(int hand, int kind, float[] palm, float palmLength) {
        hands[used] = hand;
        kinds[used] = kind;
        System.arraycopy(palm, 0, spheres, 4 * used, 3);
        spheres[4 * used + 3] = palmLength;
        used++;
    }

    /** @param focalPixels how many pixels high something is that is as high as it is far away */
    void choose(Vector3fc eye, float focalPixels) {
        if (chosen) {
            return;
        }
        chosen = true;
        Arrays.fill(counts, 0);
        for (int i = 0; i < used; i++) {
            float distance = eye.distance(spheres[4 * i], spheres[4 * i + 1], spheres[4 * i + 2]);
            int level = detail.level(hands[i], spheres[4 * i + 3] * focalPixels / Math.max(distance, 0.01f));
            groups[i] = kinds[i] * levels + level;
            counts[groups[i]]++;
        }
        for (int group = 0, first = 0; group < counts.length; group++) {
            ends[group] = first;
            first += counts[group];
        }
        for (int i = 0; i < used; i++) {
            order.put(ends[groups[i]]++, i);
        }
        ((Buffer) order).clear();
        bind();
        gles.bufferData(Gles.ARRAY_BUFFER, order, Gles.STREAM_DRAW);
    }

    int count(int kind, int level) {
        return counts[kind * levels + level];
    }

    boolean isEmpty(int kind) {
        for (int level = 0; level < levels; level++) {
            if (count(kind, level) > 0) {
                return false;
            }
        }
        return true;
    }

    /** The buffer of the rows' numbers, group by group. */
    void bind() {
        gles.bindBuffer(Gles.ARRAY_BUFFER, buffer);
    }

    /** Where a group begins in the buffer. */
    int offsetBytes(int kind, int level) {
        return 4 * (ends[kind * levels + level] - count(kind, level));
    }

    void close() {
        gles.deleteBuffer(buffer);
    }
}
