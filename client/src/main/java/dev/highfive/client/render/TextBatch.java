package dev.highfive.client.render;

/**
 * Lines of text laid out as rectangles to be drawn at once: one for each letter and one for the plate behind a line.
 * Lengths are in the unit of the place that they are put at: metres in the room, pixels on the screen.
 */
final class TextBatch {
    static final int VECTORS = 4;

    /** A name is somebody else's word: it may be long. */
    private static final int LONGEST = 64;

    private static final int ELLIPSIS = 0x2026;
    private static final int PLATE_COLOUR = 0x10151C;

    private final Font font;
    private final Instances instances;
    private final float[] instance = new float[4 * VECTORS];
    private final int[] glyphs = new int[LONGEST];

    TextBatch(Font font, Instances instances) {
        this.font = font;
        this.instances = instances;
    }

    void clear() {
        instances.clear();
    }

    /** Where the lines that follow are. */
    void at(float x, float y, float z) {
        instance[0] = x;
        instance[1] = y;
        instance[2] = z;
    }

    /** A line with its middle at the place, and a plate behind it unless that is invisible. */
    void addCentred(CharSequence text, float size, int colour, float opacity, float plateOpacity) {
        int count = layOut(text);
        float width = width(count) * size;
        if (count == 0 || !(opacity > 0)) {
            return;
        }
        if (plateOpacity > 0) {
            float halfHeight = 0.68f * size;
            float halfWidth = 0.5f * width + 0.45f * size;
            addPlate(-halfWidth, -halfHeight, halfWidth, halfHeight, 0.6f * halfHeight, plateOpacity * opacity);
        }
        write(count, -0.5f * width, -0.5f * (font.ascent - font.descent) * size, size, colour, opacity);
    }

    /** A line that begins at the place, its base line there. */
    void add(CharSequence text, float x, float y, float size, int colour) {
        write(layOut(text), x, y, size, colour, 1);
    }

    void addPlate(float left, float bottom, float right, float top, float cornerRadius, float opacity) {
        float halfWidth = 0.5f * (right - left);
        float halfHeight = 0.5f * (top - bottom);
        instance[3] = cornerRadius;
        instance[4] = left;
        instance[5] = bottom;
        instance[6] = right;
        instance[7] = top;
        instance[8] = -halfWidth;
        instance[9] = -halfHeight;
        instance[10] = halfWidth;
        instance[11] = halfHeight;
        addInstance(PLATE_COLOUR, opacity);
    }

    float width(CharSequence text, float size) {
        return width(layOut(text)) * size;
    }

    private int layOut(CharSequence text) {
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            if (count == LONGEST) {
                glyphs[count - 1] = font.glyph(ELLIPSIS);
                break;
            }
            char unit = text.charAt(i);
            if (!Character.isLowSurrogate(unit)) { // a pair becomes one replacement
                glyphs[count++] = font.glyph(unit);
            }
        }
        return count;
    }

    private float width(int count) {
        float width = 0;
        for (int i = 0; i < count; i++) {
            width += font.advance(glyphs[i]);
        }
        return width;
    }

    private void write(int count, float left, float baseLine, float size, int colour, float opacity) {
        float x = left;
        for (int i = 0; i < count; i++) {
            int glyph = glyphs[i];
            if (!font.isBlank(glyph)) {
                float glyphLeft = x + size * font.rectangle(glyph, 0);
                float top = baseLine + size * font.rectangle(glyph, 1);
                instance[3] = 0;
                instance[4] = glyphLeft;
                instance[5] = top - size * font.rectangle(glyph, 3);
                instance[6] = glyphLeft + size * font.rectangle(glyph, 2);
                instance[7] = top;
                instance[8] = font.rectangle(glyph, 4);
                instance[9] = font.rectangle(glyph, 7);
                instance[10] = font.rectangle(glyph, 6);
                instance[11] = font.rectangle(glyph, 5);
                addInstance(colour, opacity);
            }
            x += size * font.advance(glyph);
        }
    }

    private void addInstance(int colour, float opacity) {
        Srgb.toLinear(colour, instance, 12);
        instance[15] = Math.min(1, opacity);
        instances.add(instance);
    }
}
