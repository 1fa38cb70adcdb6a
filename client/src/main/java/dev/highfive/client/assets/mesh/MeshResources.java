package dev.highfive.client.assets.mesh;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.scene.Picture;

/** Where a mesh's reader gets what the file refers to. Implementations bound how much that is. */
public interface MeshResources {
    /** @param reference a URL, or a path that starts where the mesh's file is */
    byte[] fetch(String reference) throws AssetException;

    /** Unpacks a JPEG or PNG. */
    Picture decode(byte[] encoded) throws AssetException;
}
