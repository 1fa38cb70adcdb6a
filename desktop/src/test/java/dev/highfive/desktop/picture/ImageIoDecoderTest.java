package dev.highfive.desktop.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.assets.image.ImageHeader;
import dev.highfive.client.scene.Picture;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class ImageIoDecoderTest {
    @Test
    void keepsColourAndAlphaOfAPng() throws Exception {
        BufferedImage image = new BufferedImage(2, 3, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(1, 2, 0x40102030);
        Picture picture = decode(encoded(image, "png"));
        assertEquals(2, picture.width);
        assertEquals(3, picture.height);
        assertEquals(0x10203040, picture.rgba.order(ByteOrder.BIG_ENDIAN).getInt(4 * 5));
    }

    @Test
    void keepsGreysAsTheyAre() throws Exception {
        BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_BYTE_GRAY);
        image.getRaster().setSample(0, 0, 0, 100);
        assertEquals(100, decode(encoded(image, "png")).rgba.get(0));
        BufferedImage binary = new BufferedImage(1, 1, BufferedImage.TYPE_BYTE_BINARY);
        binary.setRGB(0, 0, 0xFFFFFFFF);
        assertEquals(-1, decode(encoded(binary, "png")).rgba.get(2));
    }

    @Test
    void readsAJpeg() throws Exception {
        BufferedImage image = new BufferedImage(16, 16, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < 256; i++) {
            image.setRGB(i % 16, i / 16, 0xFF8000);
        }
        Picture picture = decode(encoded(image, "jpg"));
        assertEquals(255, picture.rgba.get(0) & 0xFF, 4);
        assertEquals(128, picture.rgba.get(1) & 0xFF, 4);
        assertEquals(0, picture.rgba.get(2) & 0xFF, 4);
        assertEquals(-1, picture.rgba.get(3));
    }

    @Test
    void refusesEveryTruncationOrShowsAPicture() throws Exception {
        for (String format : new String[] {"png", "jpg"}) {
            byte[] whole = encoded(new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB), format);
            for (int length = 0; length < whole.length; length++) {
                try {
                    assertEquals(8, decode(Arrays.copyOf(whole, length)).width);
                } catch (AssetException e) {
                    assertTrue(e.getMessage().endsWith("."));
                }
            }
        }
    }

    @Test
    void refusesABombWithoutUnpackingIt() throws Exception {
        byte[] png = encoded(new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB), "png");
        ByteBuffer.wrap(png).putInt(16, 60_000).putInt(20, 60_000);
        assertThrows(AssetException.class, () -> decode(png));
    }

    static byte[] encoded(BufferedImage image, String format) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        assertTrue(ImageIO.write(image, format, bytes));
        return bytes.toByteArray();
    }

    private static Picture decode(byte[] bytes) throws AssetException {
        return new ImageIoDecoder().decode(bytes, ImageHeader.read(bytes));
    }
}
