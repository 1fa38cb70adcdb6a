package dev.highfive.client.assets;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.assets.mesh.PaintedMesh;
import dev.highfive.client.scene.Model;
import dev.highfive.client.scene.Picture;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneMesh;
import dev.highfive.codec.gamestate.FloatList;
import dev.highfive.codec.gamestate.Mesh1;
import org.jspecify.annotations.Nullable;

/**
 * Shows one Mesh1. Its coordinates are the room's, on the wire's side of the mirror, and are turned round here. It is
 * painted only if it has a texture and a coordinate in it for each vertex (from the upper left: the draft does not
 * say).
 */
public final class Mesh1View {
    private final AssetLibrary library;
    private final SceneMesh plain = new SceneMesh();
    private int plainRevision;
    private @Nullable Model painted;
    private @Nullable Picture picture;
    private int paintedRevision;

    public Mesh1View(AssetLibrary library) {
        this.library = library;
    }

    /**
     * Adds it to a frame.
     *
     * @param mesh as on the wire: left-handed
     * @param revision a number other than 0 that is another whenever the mesh is
     * @param colour what it has unless it is painted, 0xRRGGBB in sRGB
     */
    public void show(Mesh1 mesh, int revision, Origin origin, int colour, Scene scene) {
        boolean paintable = !mesh.texture.isNone() && mesh.uvs.size() / 2 == mesh.vertices.size() / 3;
        Picture with = paintable ? MeshTexture.picture(mesh.texture, origin, library) : null;
        if (with == null) {
            showPlain(mesh, revision, colour, scene);
            return;
        }
        if (with != picture || revision != paintedRevision) {
            picture = with;
            paintedRevision = revision;
            painted = paint(mesh, with);
        }
        if (painted != null) {
            scene.addModel().model = painted;
        }
    }

    private void showPlain(Mesh1 mesh, int revision, int colour, Scene scene) {
        if (revision != plainRevision) {
            plainRevision = revision;
            fill(mesh);
        }
        plain.colour = colour;
        scene.addMesh(plain);
    }

    private void fill(Mesh1 mesh) {
        FloatList vertices = mesh.vertices;
        FloatList normals = mesh.normals;
        boolean hasNormals = normals.size() == vertices.size();
        plain.clear();
        for (int i = 0; i + 3 <= vertices.size(); i += 3) {
            plain.addVertex(
                    vertices.get(i),
                    vertices.get(i + 1),
                    -vertices.get(i + 2),
                    hasNormals ? normals.get(i) : 0,
                    hasNormals ? normals.get(i + 1) : 0,
                    hasNormals ? -normals.get(i + 2) : 0);
        }
        for (int i = 0; i + 3 <= mesh.triangles.size(); i += 3) {
            plain.addTriangle(mesh.triangles.get(i), mesh.triangles.get(i + 1), mesh.triangles.get(i + 2));
        }
    }

    /** Null if there is nothing to be seen of it. */
    private static @Nullable Model paint(Mesh1 mesh, Picture with) {
        int vertices = mesh.vertices.size() / 3;
        int[] triangles = new int[mesh.triangles.size() / 3 * 3];
        for (int i = 0; i < triangles.length; i++) {
            long index = mesh.triangles.get(i);
            triangles[i] = index >= 0 && index < vertices ? (int) index : -1;
        }
        try {
            return PaintedMesh.model(
                    mirrored(mesh.vertices),
                    mesh.normals.size() == mesh.vertices.size() ? mirrored(mesh.normals) : null,
                    floats(mesh.uvs),
                    triangles,
                    with);
        } catch (AssetException e) {
            return null;
        }
    }

    private static float[] mirrored(FloatList list) {
        float[] values = floats(list);
        for (int i = 2; i < values.length; i += 3) {
            values[i] = -values[i];
        }
        return values;
    }

    private static float[] floats(FloatList list) {
        float[] values = new float[list.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = list.get(i);
        }
        return values;
    }
}
