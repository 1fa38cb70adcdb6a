package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.Quad;
import dev.highfive.xr.monado.MissingPart;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.MonadoSetting;
import dev.highfive.xr.monado.VirtualScreen;
import dev.highfive.xr.monado.WithMonado;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** A compositor that shows what it gets, on a screen that can be read. */
@WithMonado(running = false)
class MainCompositorTest {
    private static final String NO_SCREEN = "no Xvfb on this machine";
    /** What the window of Monado's compositor has. */
    private static final int WIDTH = 960;

    private static final int HEIGHT = 540;
    private static final int FRAMES = 400;

    @Test
    void shouldShowBothEyesPicturesAt72Hertz() throws Exception {
        if (!VirtualScreen.isAvailable()) {
            MissingPart.report("MainCompositorTest", NO_SCREEN);
        }
        Assumptions.assumeTrue(VirtualScreen.isAvailable(), NO_SCREEN);
        try (VirtualScreen screen = VirtualScreen.start(WIDTH, HEIGHT)) {
            showOn(screen, MonadoService.start(MonadoSetting.remote().shownOn(screen)));
        }
    }

    private static void showOn(VirtualScreen screen, MonadoService service) throws Exception {
        try (service;
                DrivenHeadset driven = DrivenHeadset.started()) {
            driven.framesBetweenChecks = 50;
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.turnUntil("a picture", () -> driven.drawn > 10);
            showQuad(driven);
            assertEquals(0, driven.wrongPixels);
            driven.still = true; // drawing in software is not what is measured
            keepPace(driven);

            assertSomeIsHidden(driven);

            BufferedImage picture = screen.picture();
            assertColour(0xff8900, picture.getRGB(WIDTH / 4, HEIGHT / 4));
            assertColour(0x0089ff, picture.getRGB(WIDTH * 3 / 4, HEIGHT / 4));
            assertColour(0xff00ff, picture.getRGB(WIDTH / 4, HEIGHT / 2));
            assertColour(0xff00ff, picture.getRGB(WIDTH * 3 / 4, HEIGHT / 2));
            assertColour(0x00ff00, picture.getRGB(WIDTH / 4, HEIGHT * 9 / 10));
            assertColour(0x00ff00, picture.getRGB(WIDTH * 3 / 4, HEIGHT * 9 / 10));
        }
    }

    /** By the times that the runtime gives frames: these are no wall clock, and a frame that is late counts double. */
    private static void keepPace(DrivenHeadset driven) {
        long[] intervals = new long[FRAMES];
        long[] turns = new long[FRAMES];
        long last = driven.timing.displayTimeNs;
        for (int i = 0; i < FRAMES; i++) {
            long startNs = System.nanoTime();
            assertTrue(driven.turn());
            turns[i] = System.nanoTime() - startNs;
            intervals[i] = driven.timing.displayTimeNs - last;
            last = driven.timing.displayTimeNs;
        }
        System.out.printf(
                "72 Hz: a frame every %.3f ms (median), a turn of the loop in %.3f ms, %d x %d pixels an eye%n",
                median(intervals) / 1e6, median(turns) / 1e6, driven.target.width, driven.target.height);
        assertEquals(1e9 / 72, median(intervals), 1e9 / 72 / 100);
    }

    private static double median(long[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }

    /** A magenta square in front of the eyes, 20 cm wide at a distance of 1 m. */
    private static void showQuad(DrivenHeadset driven) throws Exception {
        Quad quad = driven.headset.addQuad(64, 64, true);
        quad.position.set(0, 0, -1);
        quad.width = 0.2f;
        quad.height = 0.2f;
        driven.quad = quad;
        driven.turnUntil("the quad drawn", quad::isDrawn);
    }

    private static void assertSomeIsHidden(DrivenHeadset driven) {
        float[] corners = driven.target.hiddenArea;
        assertTrue(corners.length > 0 && corners.length % 6 == 0, "triangles");
        for (float tangent : corners) {
            assertTrue(Math.abs(tangent) < 1, "within the view");
        }
    }

    private static void assertColour(int expected, int actual) {
        for (int shift = 0; shift <= 16; shift += 8) {
            assertEquals(
                    expected >> shift & 0xff,
                    actual >> shift & 0xff,
                    3,
                    () -> String.format("%06x instead of %06x", actual & 0xffffff, expected));
        }
    }
}
