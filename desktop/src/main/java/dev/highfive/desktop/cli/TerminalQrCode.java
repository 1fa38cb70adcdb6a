package dev.highfive.desktop.cli;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;

/**
 * A link as a QR code in a terminal, two modules a character. Colours are set by themselves where the terminal takes
 * them; otherwise its own must be light on dark, as most are, since not every camera reads a code inside out.
 */
public final class TerminalQrCode {
    /** In modules; the standard asks for it. */
    private static final int QUIET = 4;

    private static final String BLACK_ON_WHITE = "\u001B[30;107m";
    private static final String AS_BEFORE = "\u001B[0m";

    private final ByteMatrix modules;

    /** @throws IllegalArgumentException if the text is longer than a code can hold, which is some 2000 characters */
    public TerminalQrCode(String text) {
        try {
            modules = Encoder.encode(text, ErrorCorrectionLevel.L).getMatrix();
        } catch (WriterException e) {
            throw new IllegalArgumentException("The text is too long for a QR code.", e);
        }
    }

    /** @param colours whether the terminal understands ANSI's codes for them */
    public String text(boolean colours) {
        StringBuilder text = new StringBuilder();
        for (int y = -QUIET; y < modules.getHeight() + QUIET; y += 2) {
            text.append(colours ? BLACK_ON_WHITE : "");
            for (int x = -QUIET; x < modules.getWidth() + QUIET; x++) {
                text.append(block(isDark(x, y) == colours, isDark(x, y + 1) == colours));
            }
            text.append(colours ? AS_BEFORE : "").append(System.lineSeparator());
        }
        return text.toString();
    }

    private static char block(boolean upper, boolean lower) {
        if (upper) {
            return lower ? '█' : '▀';
        }
        return lower ? '▄' : ' ';
    }

    private boolean isDark(int x, int y) {
        return x >= 0 && y >= 0 && x < modules.getWidth() && y < modules.getHeight() && modules.get(x, y) == 1;
    }
}
