package dev.highfive.client.lend;

import dev.highfive.codec.lemvr.ImageRect;

/** Finds the pictures that clients name. */
public interface PictureSource {
    /**
     * @param frame another one for each of the client's frames
     * @param picture to be filled; only what is within its texture may be shown
     * @return false if a texture of that name is not to be had here
     */
    boolean find(long texture, ImageRect rect, long frame, FoundPicture picture);

    /** How large the headset's pictures are has become known. */
    default void resize(int width, int height) {}
}
