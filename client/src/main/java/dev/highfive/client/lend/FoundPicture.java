package dev.highfive.client.lend;

import dev.highfive.codec.lemvr.ImageRect;

/** A part of a texture of ours, from 0 to 1 each way. */
public final class FoundPicture {
    public int texture;
    float x;
    float y;
    float width;
    float height;

    /** @return false if the part is not within the texture */
    public boolean set(int texture, int textureWidth, int textureHeight, ImageRect rect) {
        this.texture = texture;
        x = (float) rect.x / textureWidth;
        y = (float) rect.y / textureHeight;
        width = (float) rect.width / textureWidth;
        height = (float) rect.height / textureHeight;
        return rect.x >= 0
                && rect.y >= 0
                && rect.width > 0
                && rect.height > 0
                && rect.x <= textureWidth - rect.width
                && rect.y <= textureHeight - rect.height;
    }
}
