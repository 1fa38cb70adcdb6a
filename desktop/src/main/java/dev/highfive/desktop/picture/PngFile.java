package dev.highfive.desktop.picture;

import dev.highfive.client.render.Canvas;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import javax.imageio.ImageIO;

/** What was drawn, as a PNG file. Whoever reads the file finds a whole picture, also while it is replaced. */
public final class PngFile {
    private PngFile() {}

    /** @throws IOException that says so if no picture could be put there; to be asked before anyone waits for one */
    public static void check(Path file) throws IOException {
        if (!Files.isDirectory(folder(file)) || !Files.isWritable(folder(file)) || Files.isDirectory(file)) {
            throw new IOException("No picture can be written to " + file + ".");
        }
    }

    public static void write(Canvas canvas, Path file) throws IOException {
        write(image(canvas.read(), canvas.width(), canvas.height()), file);
    }

    public static void write(BufferedImage image, Path file) throws IOException {
        Files.createDirectories(folder(file));
        check(file);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.write(part, bytes.toByteArray());
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new IOException("No picture could be written to " + file + ".", e);
        }
    }

    private static Path folder(Path file) {
        return file.toAbsolutePath().getParent();
    }

    /** @param rgba four bytes a pixel, the lowest row first; alpha is left out */
    public static BufferedImage image(ByteBuffer rgba, int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int at = 4 * ((height - 1 - y) * width + x);
                image.setRGB(
                        x, y, (rgba.get(at) & 0xFF) << 16 | (rgba.get(at + 1) & 0xFF) << 8 | rgba.get(at + 2) & 0xFF);
            }
        }
        return image;
    }
}
