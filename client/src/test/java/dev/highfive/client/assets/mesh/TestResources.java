package dev.highfive.client.assets.mesh;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.assets.image.ImageHeader;
import dev.highfive.client.assets.image.Pixels;
import dev.highfive.client.scene.Model;
import dev.highfive.client.scene.ModelPart;
import dev.highfive.client.scene.Picture;
import java.util.HashMap;
import java.util.Map;

/** Files in memory beside a mesh. An image becomes one pixel, whose red counts how many were decoded. */
final class TestResources implements MeshResources {
    final Map<String, byte[]> files = new HashMap<>();
    int decoded;

    @Override
    public byte[] fetch(String reference) throws AssetException {
        byte[] file = files.get(reference);
        if (file == null) {
            throw new AssetException("There is no " + reference + ".");
        }
        return file;
    }

    @Override
    public Picture decode(byte[] encoded) throws AssetException {
        ImageHeader.read(encoded);
        return Pixels.picture(1, 1, new byte[] {(byte) ++decoded, 0, 0, -1});
    }

    /** What the renderer relies on, whatever the file was. */
    static void assertSound(Model model) {
        int vertices = 0;
        for (ModelPart part : model.parts) {
            int count = part.vertices.capacity() / ModelPart.FLOATS_PER_VERTEX;
            vertices += count;
            assertTrue(part.indices.capacity() > 0 && part.indices.capacity() % 3 == 0);
            for (int i = 0; i < part.indices.capacity(); i++) {
                assertTrue(part.indices.get(i) >= 0 && part.indices.get(i) < count);
            }
            for (int i = 0; i < part.vertices.capacity(); i++) {
                assertTrue(Float.isFinite(part.vertices.get(i)));
            }
            assertTrue(part.vertices.isDirect() && part.indices.isDirect());
        }
        assertTrue(vertices <= MeshLimits.MAX_VERTICES && model.parts.size() <= MeshLimits.MAX_PARTS);
    }
}
