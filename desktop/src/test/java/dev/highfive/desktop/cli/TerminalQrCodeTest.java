package dev.highfive.desktop.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Codes as a camera sees them on a terminal: the characters painted and read back. */
class TerminalQrCodeTest {
    private static final int SCALE = 8;
    private static final String LINK = "highfive://192.168.178.23:45678/room#q83vEjRWeJCrze8SNFZ4kA";

    @ParameterizedTest
    @ValueSource(strings = {LINK, "highfive://[fd12:3456:789a::1]:5004/ünïcödé#0123456789abcdef", "x"})
    void isReadByACamera(String link) throws Exception {
        assertEquals(link, read(new TerminalQrCode(link).text(true), true));
        assertEquals(link, read(new TerminalQrCode(link).text(false), false));
    }

    @Test
    void fitsIntoAnOrdinaryTerminal() {
        String[] lines = new TerminalQrCode(LINK).text(false).split("\\R");
        assertTrue(lines.length <= 24, lines.length + " lines");
        assertTrue(lines[0].length() <= 80);
    }

    @Test
    void refusesWhatNoCodeHolds() {
        String text = "x".repeat(5000);
        assertThrows(IllegalArgumentException.class, () -> new TerminalQrCode(text));
    }

    private static String read(String text, boolean inkIsDark) throws Exception {
        String[] lines = text.replaceAll("\u001B\\[[0-9;]*m", "").split("\\R");
        int width = lines[0].length() * SCALE;
        int[] pixels = new int[width * lines.length * 2 * SCALE];
        for (int y = 0; y < lines.length * 2 * SCALE; y++) {
            for (int x = 0; x < width; x++) {
                char block = lines[y / (2 * SCALE)].charAt(x / SCALE);
                boolean ink = block == '█' || block == (y / SCALE % 2 == 0 ? '▀' : '▄');
                pixels[y * width + x] = ink == inkIsDark ? 0xFF000000 : 0xFFFFFFFF;
            }
        }
        return new QRCodeReader()
                .decode(new BinaryBitmap(
                        new HybridBinarizer(new RGBLuminanceSource(width, lines.length * 2 * SCALE, pixels))))
                .getText();
    }
}
