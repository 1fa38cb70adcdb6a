package dev.highfive.desktop.picture;

import dev.highfive.client.render.Canvas;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** What was drawn, as a PNG file. */
public final class PngFile {
    private PngFile() {
    }

    public static void write(Canvas canvas, Path file) throws IOException {
        write(image(canvas.read(), canvas.width(), canvas.height()), file);
    }

    public static void write(BufferedImage image, Path file) throws IOException {
        if (file.toAbsolutePath().getParent() != null) {
            Files.createDirectories(file.toAbsolutePath().getParent());
        }
        ImageIO.write(image, "png", file.toFile());
    }

    /** @param rgba four bytes a pixel, the lowest row first; alpha is left out */
    public static BufferedImage image(ByteBuffer rgba, int width, int height) {
        final BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                final int at = 4 * ((height - 1 - y) * width + x);
                image.setRGB(x, y,
                        (rgba.get(at) & 0xFF) << 16 | (rgba.get(at + 1) & 0xFF) << 8 | rgba.get(at + 2) & 0xFF);
            }
        }
        return image;
    }
}
