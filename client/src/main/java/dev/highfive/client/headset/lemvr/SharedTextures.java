package dev.highfive.client.headset.lemvr;

import java.util.Arrays;

/** The textures that clients in this process draw into, so that the server knows those that it may show. */
public final class SharedTextures {
    private int[] textures = new int[8];
    private int[] widths = new int[8];
    private int[] heights = new int[8];
    private int count;

    synchronized void add(int texture, int width, int height) {
        if (count == textures.length) {
            textures = Arrays.copyOf(textures, 2 * count);
            widths = Arrays.copyOf(widths, 2 * count);
            heights = Arrays.copyOf(heights, 2 * count);
        }
        textures[count] = texture;
        widths[count] = width;
        heights[count++] = height;
    }

    synchronized void clear() {
        count = 0;
    }

    /** Says how large a texture is. @return false if nobody here draws into it */
    public synchronized boolean find(long texture, int[] size) {
        for (int index = 0; index < count; index++) {
            if (textures[index] == texture) {
                size[0] = widths[index];
                size[1] = heights[index];
                return true;
            }
        }
        return false;
    }
}
