package dev.highfive.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.assets.image.ImageHeader;
import dev.highfive.client.scene.Picture;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

/** Android's own decoders, on bytes as they come from strangers. */
@RunWith(GlueTestRunner.class)
@Config(sdk = 34)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class BitmapDecoderTest {
    @Test
    public void shouldKeepColourAndAlphaOfAPng() throws Exception {
        Bitmap bitmap = Bitmap.createBitmap(2, 3, Bitmap.Config.ARGB_8888);
        bitmap.setPremultiplied(false);
        bitmap.setPixel(1, 2, 0x80102030);
        Picture picture = decode(encoded(bitmap, Bitmap.CompressFormat.PNG));
        assertEquals(2, picture.width);
        assertEquals(3, picture.height);
        assertEquals(0x10, picture.rgba.get(20), 1);
        assertEquals(0x20, picture.rgba.get(21), 1);
        assertEquals(0x30, picture.rgba.get(22), 1);
        assertEquals((byte) 0x80, picture.rgba.get(23));
    }

    @Test
    public void shouldReadAJpeg() throws Exception {
        Bitmap bitmap = Bitmap.createBitmap(16, 16, Bitmap.Config.ARGB_8888);
        bitmap.eraseColor(0xFFFF8000);
        Picture picture = decode(encoded(bitmap, Bitmap.CompressFormat.JPEG));
        assertEquals(255, picture.rgba.get(0) & 0xFF, 4);
        assertEquals(128, picture.rgba.get(1) & 0xFF, 4);
        assertEquals(0, picture.rgba.get(2) & 0xFF, 4);
        assertEquals(-1, picture.rgba.get(3));
    }

    @Test
    public void shouldUnpackLargeImagesAtASizeThatFits() throws Exception {
        for (int[] widths : new int[][] {{2048, 2048}, {2049, 1024}, {4096, 2048}, {8193, 1024}}) {
            Bitmap wide = Bitmap.createBitmap(widths[0], 32, Bitmap.Config.ARGB_8888);
            assertEquals(widths[1], decode(encoded(wide, Bitmap.CompressFormat.PNG)).width, 1);
        }
    }

    @Test
    public void shouldRefuseEveryTruncationOrShowAPicture() throws Exception {
        Bitmap bitmap = Bitmap.createBitmap(8, 8, Bitmap.Config.ARGB_8888);
        for (Bitmap.CompressFormat format :
                new Bitmap.CompressFormat[] {Bitmap.CompressFormat.PNG, Bitmap.CompressFormat.JPEG}) {
            byte[] whole = encoded(bitmap, format);
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
    public void shouldRefuseABombWithoutUnpackingIt() throws Exception {
        byte[] png = encoded(Bitmap.createBitmap(8, 8, Bitmap.Config.ARGB_8888), Bitmap.CompressFormat.PNG);
        ByteBuffer.wrap(png).putInt(16, 60_000).putInt(20, 60_000);
        assertThrows(AssetException.class, () -> decode(png));
    }

    private static byte[] encoded(Bitmap bitmap, Bitmap.CompressFormat format) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        assertTrue(bitmap.compress(format, 100, bytes));
        return bytes.toByteArray();
    }

    private static Picture decode(byte[] bytes) throws AssetException {
        return new BitmapDecoder().decode(bytes, ImageHeader.read(bytes));
    }
}
