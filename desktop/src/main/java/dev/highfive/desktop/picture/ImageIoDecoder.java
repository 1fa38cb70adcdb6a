package dev.highfive.desktop.picture;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.assets.image.ImageDecoder;
import dev.highfive.client.assets.image.ImageHeader;
import dev.highfive.client.assets.image.Pixels;
import dev.highfive.client.scene.Picture;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * Unpacks images with Java's own ImageIO. Greys are taken as they stand in the file: ImageIO believes them linear and
 * would brighten them.
 */
public final class ImageIoDecoder implements ImageDecoder {
    @Override
    public Picture decode(byte[] bytes, ImageHeader header) throws AssetException {
        ImageReader reader =
                ImageIO.getImageReadersByFormatName(header.format.name()).next();
        try (MemoryCacheImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
            reader.setInput(in, true, true); // without its metadata, which can be packed bombs of their own
            if (reader.getWidth(0) != header.width || reader.getHeight(0) != header.height) {
                throw new AssetException("The " + header.format + " claims two sizes.");
            }
            return picture(reader.read(0));
        } catch (IOException | RuntimeException e) { // its readers throw all kinds at broken bytes
            throw new AssetException("The " + header.format + " is broken.", e);
        } finally {
            reader.dispose();
        }
    }

    private static Picture picture(BufferedImage image) {
        int width = image.getWidth();
        int height = image.getHeight();
        byte[] rgba = new byte[4 * width * height];
        int[] row = new int[width];
        boolean grey = image.getColorModel().getColorSpace().getType() == ColorSpace.TYPE_GRAY;
        for (int y = 0, at = 0; y < height; y++) {
            image.getRGB(0, y, width, 1, row, 0, width);
            if (grey) {
                takeGreys(image, y, row);
            }
            for (int pixel : row) {
                rgba[at++] = (byte) (pixel >> 16);
                rgba[at++] = (byte) (pixel >> 8);
                rgba[at++] = (byte) pixel;
                rgba[at++] = (byte) (pixel >> 24);
            }
        }
        return Pixels.picture(width, height, rgba);
    }

    private static void takeGreys(BufferedImage image, int y, int[] row) {
        int largest = (1 << image.getSampleModel().getSampleSize(0)) - 1;
        for (int x = 0; x < row.length; x++) {
            int grey = image.getRaster().getSample(x, y, 0) * 255 / largest;
            row[x] = row[x] & 0xFF000000 | grey * 0x010101;
        }
    }
}
