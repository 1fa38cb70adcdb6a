package dev.highfive.client.assets.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.assets.failure.AssetException;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class ImageHeaderTest {
    @Test
    void readsTheSizeOfWhatImageIoWrites() throws Exception {
        for (String format : new String[] {"png", "jpg"}) {
            ImageHeader header = ImageHeader.read(encoded(format, 37, 21));
            assertEquals(37, header.width, format);
            assertEquals(21, header.height, format);
        }
    }

    @Test
    void refusesEveryBeginningThatEndsBeforeTheSize() throws Exception {
        byte[] png = encoded("png", 5, 5);
        byte[] jpeg = encoded("jpg", 5, 5);
        for (int length = 0; length < 24; length++) {
            int end = length;
            assertThrows(AssetException.class, () -> ImageHeader.read(Arrays.copyOf(png, end)));
            assertThrows(AssetException.class, () -> ImageHeader.read(Arrays.copyOf(jpeg, end)));
        }
    }

    @Test
    void refusesABombByWhatItClaims() throws Exception {
        byte[] png = encoded("png", 5, 5);
        for (int[] size : new int[][] {{50_000, 50_000}, {1 << 15, 1}, {0, 5}, {-1, 5}, {5000, 5000}}) {
            ByteBuffer.wrap(png).putInt(16, size[0]).putInt(20, size[1]);
            assertThrows(AssetException.class, () -> ImageHeader.read(png));
        }
        ByteBuffer.wrap(png).putInt(16, 4096).putInt(20, 4096);
        assertEquals(4096, ImageHeader.read(png).width);
    }

    @Test
    void refusesAJpegWithASecondFrameHeader() throws Exception {
        byte[] jpeg = encoded("jpg", 5, 5);
        byte[] frame = {-1, (byte) 0xC0, 0, 11, 8, 0x7F, -1, 0x7F, -1, 1, 1, 0x11, 0};
        byte[] doubled = ByteBuffer.allocate(jpeg.length + frame.length)
                .put(jpeg, 0, jpeg.length - 2)
                .put(frame)
                .put(jpeg, jpeg.length - 2, 2)
                .array();
        assertThrows(AssetException.class, () -> ImageHeader.read(doubled));
    }

    @Test
    void refusesAJpegOfThousandsOfScans() throws Exception {
        byte[] jpeg = encoded("jpg", 5, 5);
        byte[] scan = {-1, (byte) 0xDA, 0, 8, 1, 1, 0, 0, 63, 0};
        ByteBuffer many = ByteBuffer.allocate(jpeg.length + 1000 * scan.length).put(jpeg, 0, jpeg.length - 2);
        for (int i = 0; i < 1000; i++) {
            many.put(scan);
        }
        assertTrue(assertThrows(AssetException.class, () -> ImageHeader.read(many.array()))
                .getMessage()
                .contains("scans"));
    }

    @Test
    void refusesOtherFormats() {
        assertThrows(AssetException.class, () -> ImageHeader.read("GIF89a__________________".getBytes()));
        assertThrows(AssetException.class, () -> ImageHeader.read(new byte[0]));
    }

    static byte[] encoded(String format, int width, int height) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        assertTrue(ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, bytes));
        return bytes.toByteArray();
    }
}
