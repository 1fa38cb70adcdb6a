package dev.highfive.client.scene;

/** Colours for people: as far apart as can be while all are pleasant on a grey floor; neighbours differ most. */
public final class Palette {
    /** For things that are nobody's. */
    public static final int NEUTRAL = 0xD9DCE1;

    private static final int[] COLOURS = {
        0x3E8EDE, // blue
        0xF2774B, // coral
        0x39B58A, // green
        0xA678DE, // violet
        0xF0B429, // amber
        0xE25D8F, // pink
        0x2FB4C6, // turquoise
        0x9BB53C, // olive
        0xC5835A, // clay
        0x6C7FE0, // indigo
    };

    public static final int SIZE = COLOURS.length;

    private Palette() {}

    /** The colour of the participant of this number, any number. */
    public static int of(int index) {
        return COLOURS[Math.floorMod(index, COLOURS.length)];
    }
}
