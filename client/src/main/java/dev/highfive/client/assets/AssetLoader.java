package dev.highfive.client.assets;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.assets.image.ImageDecoder;
import dev.highfive.client.assets.image.ImageHeader;
import dev.highfive.client.assets.mesh.GltfReader;
import dev.highfive.client.assets.mesh.MeshResources;
import dev.highfive.client.assets.mesh.ObjReader;
import dev.highfive.client.scene.Model;
import dev.highfive.client.scene.ModelPart;
import dev.highfive.client.scene.Picture;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** Makes a mesh or an image of what a URL leads to. All images of one asset share one allowance of pixels. */
final class AssetLoader implements MeshResources {
    private final Retrieval retrieval;
    private final ImageDecoder decoder;
    private long pixelsLeft = ImageHeader.MAX_PIXELS;

    AssetLoader(Retrieval retrieval, ImageDecoder decoder) {
        this.retrieval = retrieval;
        this.decoder = decoder;
    }

    Model mesh() throws AssetException {
        byte[] file = retrieval.fetch();
        if (GltfReader.is(file)) {
            return GltfReader.read(file, this);
        }
        if (retrieval.name().endsWith(".obj")) {
            return ObjReader.read(file, this);
        }
        throw new AssetException("It is neither glTF nor a file called .obj.");
    }

    Picture image() throws AssetException {
        return decode(retrieval.fetch());
    }

    @Override
    public byte[] fetch(String reference) throws AssetException {
        return retrieval.fetch(reference);
    }

    @Override
    public Picture decode(byte[] encoded) throws AssetException {
        ImageHeader header = ImageHeader.read(encoded);
        pixelsLeft -= (long) header.width * header.height;
        if (pixelsLeft < 0) {
            throw new AssetException(
                    "Its images have more than " + ImageHeader.MAX_PIXELS / 1_000_000 + " million pixels.");
        }
        return decoder.decodeBounded(encoded, header);
    }

    /** What a model holds in memory with its pictures, each of which counts once. */
    static long bytes(Model model) {
        long bytes = 0;
        Set<Picture> pictures = Collections.newSetFromMap(new IdentityHashMap<>());
        for (ModelPart part : model.parts) {
            bytes += 4L * (part.vertices.capacity() + part.indices.capacity());
            if (part.picture != null && pictures.add(part.picture)) {
                bytes += bytes(part.picture);
            }
        }
        return bytes;
    }

    static long bytes(Picture picture) {
        return picture.rgba.capacity();
    }
}
