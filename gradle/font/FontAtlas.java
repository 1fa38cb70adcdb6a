import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.font.LineMetrics;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/**
 * Makes the font that the renderer writes with: the distance of every texel from the outline of its glyph, for Latin,
 * Greek and Cyrillic letters. Run once by hand, because the renderer has no font engine on a headset:
 *
 * <pre>java gradle/font/FontAtlas.java /usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf \
 *     client/src/main/resources/dev/highfive/client/render/font.gz</pre>
 */
public final class FontAtlas {
    private static final int EM = 30;
    private static final int SPREAD = 4;
    private static final int FINE = 8;
    private static final int WIDTH = 1024;
    private static final int[][] RANGES = {
        {0x20, 0x7E}, {0xA1, 0x17F}, {0x386, 0x3CE}, {0x400, 0x45F}, {0x2013, 0x2014}, {0x2018, 0x201D},
        {0x2022, 0x2022}, {0x2026, 0x2026}, {0x20AC, 0x20AC}, {0x2190, 0x2193}, {0x2713, 0x2713}, {0x2717, 0x2717},
        {0xFFFD, 0xFFFD},
    };

    private FontAtlas() {}

    private static final class Glyph {
        int code;
        int x;
        int y;
        int width;
        int height;
        float left;
        float top;
        float advance;
        byte[] texels;
    }

    public static void main(String[] arguments) throws Exception {
        Font font = Font.createFont(Font.TRUETYPE_FONT, new File(arguments[0])).deriveFont((float) EM * FINE);
        FontRenderContext context = new FontRenderContext(null, true, true);
        List<Glyph> glyphs = new ArrayList<>();
        for (int[] range : RANGES) {
            for (int code = range[0]; code <= range[1]; code++) {
                if (font.canDisplay(code)) {
                    glyphs.add(glyph(font, context, code));
                }
            }
        }
        int x = 0;
        int y = 0;
        int rowHeight = 0;
        List<Glyph> byHeight = new ArrayList<>(glyphs);
        byHeight.sort((a, b) -> b.height - a.height);
        for (Glyph glyph : byHeight) {
            if (x + glyph.width > WIDTH) {
                x = 0;
                y += rowHeight;
                rowHeight = 0;
            }
            glyph.x = x;
            glyph.y = y;
            x += glyph.width;
            rowHeight = Math.max(rowHeight, glyph.height);
        }
        int height = y + rowHeight;
        byte[] atlas = new byte[WIDTH * height];
        for (Glyph glyph : glyphs) {
            for (int row = 0; row < glyph.height; row++) {
                int at = (glyph.y + row) * WIDTH + glyph.x;
                System.arraycopy(glyph.texels, row * glyph.width, atlas, at, glyph.width);
            }
        }
        LineMetrics metrics = font.getLineMetrics("Hg", context);
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(new FileOutputStream(arguments[1])))) {
            out.writeShort(WIDTH);
            out.writeShort(height);
            out.writeFloat((float) SPREAD / EM);
            out.writeFloat(metrics.getAscent() / (EM * FINE));
            out.writeFloat(metrics.getDescent() / (EM * FINE));
            out.writeShort(glyphs.size());
            for (Glyph glyph : glyphs) {
                out.writeShort(glyph.code);
                out.writeShort(glyph.x);
                out.writeShort(glyph.y);
                out.writeShort(glyph.width);
                out.writeShort(glyph.height);
                out.writeFloat(glyph.left);
                out.writeFloat(glyph.top);
                out.writeFloat(glyph.advance);
            }
            out.write(atlas);
        }
        System.out.println(glyphs.size() + " glyphs, " + WIDTH + " x " + height + " texels, "
                + new File(arguments[1]).length() + " bytes");
    }

    private static Glyph glyph(Font font, FontRenderContext context, int code) {
        GlyphVector vector = font.createGlyphVector(context, new String(Character.toChars(code)));
        Shape outline = vector.getOutline();
        Rectangle2D bounds = outline.getBounds2D();
        Glyph glyph = new Glyph();
        glyph.code = code;
        glyph.advance = vector.getGlyphMetrics(0).getAdvance() / (EM * FINE);
        if (bounds.isEmpty()) {
            glyph.texels = new byte[0];
            return glyph;
        }
        int left = (int) Math.floor(bounds.getMinX() / FINE) - SPREAD;
        int top = (int) Math.floor(bounds.getMinY() / FINE) - SPREAD;
        glyph.width = (int) Math.ceil(bounds.getMaxX() / FINE) + SPREAD - left;
        glyph.height = (int) Math.ceil(bounds.getMaxY() / FINE) + SPREAD - top;
        glyph.left = (float) left / EM;
        glyph.top = (float) -top / EM;
        BufferedImage image = new BufferedImage(glyph.width * FINE, glyph.height * FINE, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        graphics.translate(-left * FINE, -top * FINE);
        graphics.fill(outline);
        glyph.texels = distances(image, glyph.width, glyph.height);
        return glyph;
    }

    private static byte[] distances(BufferedImage image, int width, int height) {
        byte[] texels = new byte[width * height];
        int reach = SPREAD * FINE;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int fineX = x * FINE + FINE / 2;
                int fineY = y * FINE + FINE / 2;
                boolean inside = isInside(image, fineX, fineY);
                int nearest = reach * reach;
                for (int dy = -reach; dy <= reach; dy++) {
                    for (int dx = -reach; dx <= reach; dx++) {
                        int distance = dx * dx + dy * dy;
                        if (distance < nearest && isInside(image, fineX + dx, fineY + dy) != inside) {
                            nearest = distance;
                        }
                    }
                }
                double signed = (inside ? 1 : -1) * Math.sqrt(nearest) / reach;
                texels[y * width + x] = (byte) Math.round(127.5 + 127.5 * signed);
            }
        }
        return texels;
    }

    private static boolean isInside(BufferedImage image, int x, int y) {
        return x >= 0
                && y >= 0
                && x < image.getWidth()
                && y < image.getHeight()
                && image.getRaster().getSample(x, y, 0) > 127;
    }
}
