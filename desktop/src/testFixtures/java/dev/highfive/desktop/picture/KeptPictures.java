package dev.highfive.desktop.picture;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.render.Canvas;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * The pictures that tests hold the renderer to. After a change that is meant,
 * {@code ./highfive gradle :desktop:test --tests '*Picture*' -PkeepPictures} replaces them: look at each before it is
 * committed.
 */
final class KeptPictures {
    private static final Path OUT = Path.of(System.getProperty("highfive.pictures", "build/pictures"));
    /** The folder to keep pictures in, or none to compare with those that are kept. */
    private static final String KEEP = System.getProperty("highfive.keepPictures", "");

    private KeptPictures() {}

    static void check(String name, BufferedImage actual) throws IOException {
        show(name, actual);
        if (!KEEP.isEmpty()) {
            PngFile.write(actual, Path.of(KEEP, name + ".png"));
            return;
        }
        PictureComparison comparison = new PictureComparison(kept(name), actual);
        if (!comparison.isAlike()) {
            PngFile.write(comparison.difference, OUT.resolve(name + "-difference.png"));
        }
        assertTrue(
                comparison.isAlike(),
                () -> String.format(
                        "%s differs from the kept picture: %.1f in the worst block, %.2f in the mean; see %s",
                        name, comparison.worst, comparison.mean, OUT.resolve(name + "-difference.png")));
    }

    /** Draws the scene large for the README as well, when pictures are being kept. */
    static void forReaders(String name, OffscreenScene room, float degrees) throws IOException {
        if (!KEEP.isEmpty()) {
            try (Canvas large = new Canvas(room.gles, 1200, 675)) {
                room.projection.setPerspective((float) Math.toRadians(degrees), 1200f / 675, 0.02f, 60);
                room.renderer.update(room.scene);
                room.renderer.draw(room.view, room.projection, large);
                PngFile.write(large, Path.of(System.getProperty("highfive.docs"), name + ".png"));
            }
        }
    }

    /** Puts a picture where a person can look at it. */
    static void show(String name, BufferedImage picture) throws IOException {
        PngFile.write(picture, OUT.resolve(name + ".png"));
    }

    static BufferedImage kept(String name) throws IOException {
        try (InputStream in = KeptPictures.class.getResourceAsStream(name + ".png")) {
            assertNotNull(in, "there is no kept picture " + name);
            return ImageIO.read(in);
        }
    }
}
