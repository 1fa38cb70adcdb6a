package dev.highfive.client.assets.mesh;

import dev.highfive.client.assets.failure.AssetException;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** A glTF's buffers, each fetched when first needed, and the views onto them. */
final class GltfBuffers {
    private final JsonNode gltf;
    private final @Nullable ByteBuffer bin;
    private final MeshResources resources;
    private final ByteBuffer[] buffers;

    GltfBuffers(JsonNode gltf, @Nullable ByteBuffer bin, MeshResources resources) throws AssetException {
        this.gltf = gltf;
        this.bin = bin;
        this.resources = resources;
        buffers = new ByteBuffer[gltf.count("buffers")];
    }

    /** The bytes of a view, little-endian, from 0 to the buffer's capacity. */
    ByteBuffer view(int index) throws AssetException {
        JsonNode view = gltf.get("bufferViews", index);
        ByteBuffer buffer = buffer(view.index("buffer", -1));
        int offset = view.index("byteOffset", 0);
        int length = view.index("byteLength", 0);
        if ((long) offset + length > buffer.capacity()) {
            throw new AssetException("The glTF's bufferView " + index + " goes beyond its buffer.");
        }
        return GlbFile.littleEndian(buffer.array(), buffer.arrayOffset() + offset, length);
    }

    int stride(int index) throws AssetException {
        return gltf.get("bufferViews", index).index("byteStride", 0);
    }

    /** What a uri holds: data in itself, or another file. */
    byte[] bytes(String uri) throws AssetException {
        return DataUri.is(uri) ? DataUri.bytes(uri) : resources.fetch(uri);
    }

    private ByteBuffer buffer(int index) throws AssetException {
        JsonNode buffer = gltf.get("buffers", index);
        if (buffers[index] == null) {
            buffers[index] = index == 0 && !buffer.has("uri") ? bin : load(buffer);
        }
        if (buffers[index] == null) {
            throw new AssetException("The glTF's buffer " + index + " is nowhere.");
        }
        return buffers[index];
    }

    private @Nullable ByteBuffer load(JsonNode buffer) throws AssetException {
        if (!buffer.has("uri")) {
            return null;
        }
        byte[] bytes = bytes(buffer.string("uri", ""));
        return GlbFile.littleEndian(bytes, 0, bytes.length);
    }
}
