package dev.highfive.desktop.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.MissingPart;
import dev.highfive.desktop.window.OrbitCamera;
import dev.highfive.xr.monado.VirtualScreen;
import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A window on a real X server shows what is drawn without one. */
class WindowTest {
    private static final String READY = "shown";

    @TempDir
    Path folder;

    @Test
    void windowShowsTheSceneAndCloses() throws Exception {
        if (!VirtualScreen.isAvailable()) {
            MissingPart.report("WindowTest", "no X server for tests on this machine (Xvfb)");
            Assumptions.abort();
        }
        BufferedImage expected = drawnOffscreen();
        try (VirtualScreen screen = VirtualScreen.start(800, 600)) {
            Path screenshot = folder.resolve("screenshot.png");
            Process program = start(screen, screenshot);
            try (BufferedReader out =
                    new BufferedReader(new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8))) {
                assertEquals(READY, out.readLine());
                KeptPictures.show("window", screen.picture());
                assertAlike(expected, ImageIO.read(screenshot.toFile()), "the screenshot");
                assertAlike(
                        expected,
                        screen.picture().getSubimage(0, 0, OffscreenScene.WIDTH, OffscreenScene.HEIGHT),
                        "the screen");
                program.getOutputStream().close();
                assertEquals("closed", out.readLine());
                assertTrue(program.waitFor(1, TimeUnit.MINUTES));
                assertEquals(0, program.exitValue());
            } finally {
                program.destroy();
            }
        }
    }

    private static BufferedImage drawnOffscreen() {
        try (OffscreenScene room = OffscreenScene.open(WindowTest.class)) {
            TwoPeople.arrange(room.empty(true).scene, new SceneHands());
            new OrbitCamera().view(room.view);
            OrbitCamera.projection(OffscreenScene.WIDTH, OffscreenScene.HEIGHT, room.projection);
            return room.picture();
        }
    }

    private static Process start(VirtualScreen screen, Path screenshot) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                System.getProperty("highfive.monado") + "/bin/java",
                "-cp",
                System.getProperty("java.class.path"),
                TwoPeopleInAWindow.class.getName(),
                screenshot.toString());
        builder.environment().put("DISPLAY", screen.display());
        builder.environment().remove("HIGHFIVE_XR_LOG"); // it would take the program's output
        builder.environment().remove("WAYLAND_DISPLAY");
        return builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }

    private static void assertAlike(BufferedImage expected, BufferedImage actual, String what) {
        PictureComparison comparison = new PictureComparison(expected, actual);
        assertTrue(
                comparison.isAlike(),
                () -> String.format(
                        "%s is not the scene: %.1f in the worst block, %.2f in the" + " mean",
                        what, comparison.worst, comparison.mean));
    }
}
