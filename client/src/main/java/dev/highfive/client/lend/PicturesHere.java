package dev.highfive.client.lend;

import dev.highfive.client.headset.lemvr.SharedTextures;
import dev.highfive.codec.lemvr.ImageRect;

/** The textures of a client in this process, whose context shares them with ours. */
public final class PicturesHere implements PictureSource {
    private final SharedTextures shared;
    private final int[] size = new int[2];

    public PicturesHere(SharedTextures shared) {
        this.shared = shared;
    }

    @Override
    public boolean find(long texture, ImageRect rect, long frame, FoundPicture picture) {
        return shared.find(texture, size) && picture.set((int) texture, size[0], size[1], rect);
    }
}
