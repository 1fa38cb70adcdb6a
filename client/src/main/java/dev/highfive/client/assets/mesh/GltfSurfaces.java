package dev.highfive.client.assets.mesh;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.assets.image.FailureSign;
import dev.highfive.client.scene.Picture;
import java.nio.ByteBuffer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * A glTF's materials: base colour and its texture. An image that cannot be had shows the sign of failure on the mesh,
 * which is still worth seeing.
 */
final class GltfSurfaces {
    private static final Logger LOG = Logger.getLogger("dev.highfive.assets");

    private final JsonNode gltf;
    private final GltfBuffers buffers;
    private final MeshResources resources;
    private final Surface[] surfaces;
    private final Picture[] images;
    private boolean saidWhy;

    GltfSurfaces(JsonNode gltf, GltfBuffers buffers, MeshResources resources) throws AssetException {
        this.gltf = gltf;
        this.buffers = buffers;
        this.resources = resources;
        surfaces = new Surface[gltf.count("materials")];
        images = new Picture[gltf.count("images")];
    }

    Surface surface(JsonNode primitive) throws AssetException {
        if (!primitive.has("material")) {
            return Surface.PLAIN;
        }
        int index = primitive.index("material", 0);
        JsonNode material = gltf.get("materials", index);
        if (surfaces[index] == null) {
            JsonNode base = material.get("pbrMetallicRoughness");
            float[] color = base.floats("baseColorFactor", new float[] {1, 1, 1, 1});
            surfaces[index] = new Surface(
                    color,
                    image(base.get("baseColorTexture")),
                    alphaCutoff(material),
                    material.isTrue("doubleSided"),
                    material.get("extensions").has("KHR_materials_unlit"));
        }
        return surfaces[index];
    }

    /** Which of the primitive's sets of texture coordinates the material uses. */
    String coordinates(JsonNode primitive) throws AssetException {
        int set = primitive.has("material")
                ? gltf.get("materials", primitive.index("material", 0))
                        .get("pbrMetallicRoughness")
                        .get("baseColorTexture")
                        .index("texCoord", 0)
                : 0;
        return "TEXCOORD_" + set;
    }

    private @Nullable Picture image(JsonNode reference) throws AssetException {
        if (!reference.has("index")) {
            return null;
        }
        int index = gltf.get("textures", reference.index("index", 0)).index("source", -1);
        if (index < 0) {
            return unreadable("It has a texture that only an extension can read.");
        }
        JsonNode image = gltf.get("images", index);
        if (images[index] == null) {
            try {
                images[index] = resources.decode(encoded(image));
            } catch (AssetException e) {
                images[index] = unreadable(e.getMessage());
            }
        }
        return images[index];
    }

    /** Says why of the first only: how many there are is up to a stranger. */
    private Picture unreadable(String why) {
        if (!saidWhy) {
            saidWhy = true;
            LOG.log(Level.WARNING, "An image of a glTF is not shown. {0}", why);
        }
        return FailureSign.PICTURE;
    }

    private byte[] encoded(JsonNode image) throws AssetException {
        if (!image.has("bufferView")) {
            return buffers.bytes(image.string("uri", ""));
        }
        ByteBuffer view = buffers.view(image.index("bufferView", 0));
        byte[] bytes = new byte[view.capacity()];
        view.get(bytes);
        return bytes;
    }

    private static float alphaCutoff(JsonNode material) throws AssetException {
        return material.string("alphaMode", "OPAQUE").equals("MASK") ? material.number("alphaCutoff", 0.5f) : 0;
    }
}
