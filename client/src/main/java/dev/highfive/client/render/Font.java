package dev.highfive.client.render;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;

/**
 * The letters that text is written with: an atlas of distances from their outlines, made by gradle/font/FontAtlas.java.
 * Letters that it lacks are replaced by a sign that says so.
 */
final class Font {
    private static final int REPLACEMENT = 0xFFFD;

    final int atlasWidth;
    final int atlasHeight;
    final ByteBuffer atlas;
    /** Above and below the base line, for a font of size 1. */
    final float ascent;

    final float descent;
    private final int[] codes;
    /** Left, top, width and height on the page for a font of size 1; left, top, right and bottom in the atlas. */
    private final float[] rectangles;

    private final float[] advances;
    private final int replacement;

    private Font(DataInputStream in) throws IOException {
        atlasWidth = in.readUnsignedShort();
        atlasHeight = in.readUnsignedShort();
        float spread = in.readFloat();
        ascent = in.readFloat();
        descent = in.readFloat();
        int count = in.readUnsignedShort();
        codes = new int[count];
        rectangles = new float[8 * count];
        advances = new float[count];
        float em = 4 / spread; // texels: distances reach over four of them
        for (int i = 0; i < count; i++) {
            codes[i] = in.readUnsignedShort();
            int x = in.readUnsignedShort();
            int y = in.readUnsignedShort();
            int width = in.readUnsignedShort();
            int height = in.readUnsignedShort();
            int at = 8 * i;
            rectangles[at] = in.readFloat();
            rectangles[at + 1] = in.readFloat();
            rectangles[at + 2] = width / em;
            rectangles[at + 3] = height / em;
            rectangles[at + 4] = (float) x / atlasWidth;
            rectangles[at + 5] = (float) y / atlasHeight;
            rectangles[at + 6] = (float) (x + width) / atlasWidth;
            rectangles[at + 7] = (float) (y + height) / atlasHeight;
            advances[i] = in.readFloat();
        }
        byte[] texels = new byte[atlasWidth * atlasHeight];
        in.readFully(texels);
        atlas = ByteBuffer.allocateDirect(texels.length);
        atlas.put(texels);
        ((Buffer) atlas).clear();
        replacement = Arrays.binarySearch(codes, REPLACEMENT);
    }

    static Font load() {
        try (InputStream in = Font.class.getResourceAsStream("font.gz")) {
            return new Font(new DataInputStream(new GZIPInputStream(in)));
        } catch (IOException e) {
            throw new IllegalStateException("The font is missing from the program.", e);
        }
    }

    int glyph(int code) {
        int found = Arrays.binarySearch(codes, code);
        return found >= 0 ? found : replacement;
    }

    float advance(int glyph) {
        return advances[glyph];
    }

    /** One of the eight numbers of a glyph's rectangle. */
    float rectangle(int glyph, int index) {
        return rectangles[8 * glyph + index];
    }

    boolean isBlank(int glyph) {
        return rectangles[8 * glyph + 2] == 0;
    }
}
