package dev.highfive.client.assets.image;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.scene.Picture;

/** Unpacks JPEG and PNG with what the platform has: ImageIO on a PC, BitmapFactory on Android. */
public interface ImageDecoder {
    /** Larger pictures are halved: every GPU with OpenGL ES 3 takes this, and a thing in a room shows no more. */
    int MAX_SIDE = 2048;

    /**
     * @param header what {@link ImageHeader} read from the bytes: the size that they unpack to, already found to be
     *     bearable. A decoder that finds another refuses the image
     * @return the picture, which may be smaller already if it is larger than {@link #MAX_SIDE}
     * @throws AssetException if the bytes are no such image
     */
    Picture decode(byte[] bytes, ImageHeader header) throws AssetException;

    /** The same, with no side longer than {@link #MAX_SIDE}. */
    default Picture decodeBounded(byte[] bytes, ImageHeader header) throws AssetException {
        return Pixels.atMost(MAX_SIDE, decode(bytes, header));
    }
}
