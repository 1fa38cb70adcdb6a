package dev.highfive.benchmarks;

import com.sun.management.ThreadMXBean;
import dev.highfive.client.render.Canvas;
import dev.highfive.client.render.Renderer;
import dev.highfive.client.scene.Scene;
import dev.highfive.desktop.gles.OffscreenGles;
import dev.highfive.desktop.picture.CrowdedRoom;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import org.joml.Matrix4f;

/**
 * What a frame costs with few and with many people in the room. Preparing is the renderer's own work, once a frame.
 * Drawing is once an eye; where Mesa draws in software it is mostly Mesa's work, which a GPU would do.
 */
public final class RenderFigures {
    private static final int[] PEOPLE = {1, 8, 16, 32};
    private static final int WARM_UP = 4000;
    private static final int FRAMES = 41;
    private static final int WIDTH = 320;
    private static final int HEIGHT = 240;
    /** How many of a headset's pixels something is high that is as high as it is far away. */
    private static final float HEADSET_PIXELS = 750;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final Matrix4f view = new Matrix4f().setLookAt(0, 1.7f, 2.8f, 0, 1.3f, 0, 0, 1, 0);
    private final Matrix4f projection = new Matrix4f().setPerspective(1, (float) WIDTH / HEIGHT, 0.02f, 60);

    private int before;
    private double usBefore;

    public static void main(String[] arguments) {
        try (OffscreenGles offscreen = new OffscreenGles()) {
            System.out.println("| people | draw calls an eye | triangles an eye | preparing a frame | "
                    + "for each further person | drawing an eye | garbage |");
            System.out.println("|---|---|---|---|---|---|---|");
            RenderFigures figures = new RenderFigures();
            for (int people : PEOPLE) {
                figures.measure(offscreen, people);
            }
        }
    }

    private void measure(OffscreenGles offscreen, int people) {
        try (Renderer renderer = new Renderer(offscreen.gles());
                Canvas canvas = new Canvas(offscreen.gles(), WIDTH, HEIGHT)) {
            CrowdedRoom room = new CrowdedRoom(people);
            long[] preparing = new long[FRAMES];
            long[] drawing = new long[FRAMES];
            long garbage = Long.MAX_VALUE;
            for (int frame = -WARM_UP; frame < FRAMES; frame++) {
                Scene scene = room.next();
                long bytes = threads.getCurrentThreadAllocatedBytes();
                long start = threads.getCurrentThreadCpuTime();
                renderer.update(scene);
                long middle = threads.getCurrentThreadCpuTime();
                if (frame >= -3) { // warm-up is for our own code, Mesa needs little
                    renderer.draw(view, projection, canvas);
                    offscreen.gles().finish();
                }
                long end = threads.getCurrentThreadCpuTime();
                garbage = Math.min(garbage, threads.getCurrentThreadAllocatedBytes() - bytes);
                if (frame >= 0) {
                    preparing[frame] = middle - start;
                    drawing[frame] = end - middle;
                }
            }
            double us = median(preparing) / 1e3;
            String further =
                    before == 0 ? "" : String.format(Locale.ROOT, "%.1f us", (us - usBefore) / (people - before));
            before = people;
            usBefore = us;
            lookFromASeat(renderer, canvas, people);
            System.out.printf(
                    Locale.ROOT,
                    "| %d | %d | %d | %.0f us | %s | %.1f ms | %d B |%n",
                    people,
                    renderer.drawCalls(),
                    renderer.triangles(),
                    us,
                    further,
                    median(drawing) / 1e6,
                    garbage);
        }
    }

    /** As one of the people sees it in a headset: how finely the others are drawn depends on it. */
    private void lookFromASeat(Renderer renderer, Canvas canvas, int people) {
        renderer.update(new CrowdedRoom(people).next());
        renderer.draw(
                new Matrix4f().setTranslation(0, -1.6f, -CrowdedRoom.radius(people)),
                new Matrix4f().setPerspective(2 * (float) Math.atan(HEIGHT / (2 * HEADSET_PIXELS)), 1, 0.02f, 60),
                canvas);
    }

    private static double median(long[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }
}
