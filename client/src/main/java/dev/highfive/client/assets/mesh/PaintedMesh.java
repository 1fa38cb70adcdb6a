package dev.highfive.client.assets.mesh;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.scene.Model;
import dev.highfive.client.scene.Picture;
import org.joml.Matrix4f;
import org.jspecify.annotations.Nullable;

/** Makes a model of vertices that came by themselves, seen from both sides. */
public final class PaintedMesh {
    private static final Matrix4f IDENTITY = new Matrix4f();
    private static final float[] WHITE = {1, 1, 1, 1};

    private PaintedMesh() {}

    /**
     * @param normals null if there are none
     * @param uvs one for each position
     * @param triangles three indices of positions each
     * @throws AssetException if a triangle has a vertex that does not exist, or there is no triangle
     */
    public static Model model(
            float[] positions, float @Nullable [] normals, float[] uvs, int[] triangles, Picture picture)
            throws AssetException {
        MeshBuilder mesh = new MeshBuilder();
        mesh.add(positions, normals, uvs, null, triangles, new Surface(WHITE, picture, 0, true, false), IDENTITY);
        return mesh.build();
    }
}
