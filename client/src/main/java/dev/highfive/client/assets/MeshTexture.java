package dev.highfive.client.assets;

import dev.highfive.client.assets.image.FailureSign;
import dev.highfive.client.scene.Picture;
import dev.highfive.codec.gamestate.Texture;
import org.jspecify.annotations.Nullable;

/** What a mesh on the wire is painted with at the moment. */
final class MeshTexture {
    private MeshTexture() {}

    /**
     * @return the image, a test card for a video stream, or the sign that the image could not be had; null if there is
     *     none or not yet
     */
    static @Nullable Picture picture(Texture texture, Origin origin, AssetLibrary library) {
        if (texture.isNone()) {
            return null;
        }
        if (texture.payloadType() != 0) {
            return library.testCard(texture.payloadType());
        }
        Asset<Picture> image = library.image(texture.url(), origin);
        return image.state() == Asset.State.FAILED ? FailureSign.PICTURE : image.value();
    }
}
