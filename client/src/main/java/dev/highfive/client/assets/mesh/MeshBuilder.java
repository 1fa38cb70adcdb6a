package dev.highfive.client.assets.mesh;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.scene.Model;
import dev.highfive.client.scene.ModelPart;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.joml.Matrix3f;
import org.joml.Matrix4fc;
import org.joml.Vector3f;
import org.jspecify.annotations.Nullable;

/**
 * Puts a model together from triangles of many places in a file, with their transforms applied. Triangles of the same
 * surface become one part, wherever they come from. What has no normals gets flat ones, as glTF wants it: that takes
 * three vertices a triangle.
 */
final class MeshBuilder {
    private static final class Part {
        final FloatArray vertices = new FloatArray();
        final IntList indices = new IntList();

        int vertexCount() {
            return vertices.size() / ModelPart.FLOATS_PER_VERTEX;
        }
    }

    private final Map<Surface, Part> parts = new LinkedHashMap<>();
    private int vertexCount;
    private int indexCount;

    /** Of what is being added; null for none. */
    private float @Nullable [] uvs;

    private float @Nullable [] colours;
    private final Vector3f place = new Vector3f();
    private final Vector3f normal = new Vector3f();
    private final Vector3f edge = new Vector3f();
    private final Matrix3f normalTransform = new Matrix3f();

    /** @throws AssetException if so many more are beyond the limits; to be asked before making arrays for them */
    void checkFits(long moreVertices, long moreIndices) throws AssetException {
        if (moreVertices + vertexCount > MeshLimits.MAX_VERTICES || moreIndices + indexCount > MeshLimits.MAX_INDICES) {
            throw new AssetException("The mesh has more than " + MeshLimits.MAX_VERTICES + " vertices or "
                    + MeshLimits.MAX_INDICES / 3 + " triangles.");
        }
    }

    /**
     * @param normals null if there are none, else as many as positions
     * @param uvs null if there are none, else one for each position
     * @param colours null if there are none, else red, green, blue and alpha for each position, from 0 to 1
     * @param triangles three indices of positions each, counter-clockwise
     */
    void add(
            float[] positions,
            float @Nullable [] normals,
            float @Nullable [] uvs,
            float @Nullable [] colours,
            int[] triangles,
            Surface surface,
            Matrix4fc transform)
            throws AssetException {
        this.uvs = uvs;
        this.colours = colours;
        int vertices = positions.length / 3;
        checkFits(normals == null ? triangles.length : vertices, triangles.length);
        for (int index : triangles) {
            if (index < 0 || index >= vertices) {
                throw new AssetException("A triangle names vertex " + (index & 0xFFFFFFFFL) + " of " + vertices + ".");
            }
        }
        if (triangles.length < 3) {
            return;
        }
        Part part = part(surface);
        int first = part.vertexCount();
        // A transform that mirrors would show the backs of the triangles.
        int second = transform.determinant3x3() < 0 ? 2 : 1;
        if (normals == null) {
            addFlat(part, positions, triangles, second, transform);
        } else {
            transform.normal(normalTransform);
            for (int i = 0; i < vertices; i++) {
                normal.set(normals[3 * i], normals[3 * i + 1], normals[3 * i + 2])
                        .mul(normalTransform);
                addVertex(part, transformed(positions, i, transform, place), i);
            }
            for (int i = 0; i + 3 <= triangles.length; i += 3) {
                part.indices.add(first + triangles[i]);
                part.indices.add(first + triangles[i + second]);
                part.indices.add(first + triangles[i + 3 - second]);
            }
        }
        vertexCount += part.vertexCount() - first;
        indexCount += triangles.length / 3 * 3;
    }

    private Part part(Surface surface) throws AssetException {
        Part part = parts.get(surface);
        if (part == null) {
            if (parts.size() == MeshLimits.MAX_PARTS) {
                throw new AssetException("The mesh has more than " + MeshLimits.MAX_PARTS + " kinds of surfaces.");
            }
            part = new Part();
            parts.put(surface, part);
        }
        return part;
    }

    private void addFlat(Part part, float[] positions, int[] triangles, int second, Matrix4fc transform)
            throws AssetException {
        for (int i = 0; i + 3 <= triangles.length; i += 3) {
            int a = triangles[i];
            int b = triangles[i + second];
            int c = triangles[i + 3 - second];
            transformed(positions, a, transform, place);
            transformed(positions, b, transform, normal).sub(place);
            transformed(positions, c, transform, edge).sub(place);
            normal.cross(edge);
            addCorner(part, a, positions, transform);
            addCorner(part, b, positions, transform);
            addCorner(part, c, positions, transform);
        }
    }

    private void addCorner(Part part, int index, float[] positions, Matrix4fc transform) throws AssetException {
        part.indices.add(part.vertexCount());
        addVertex(part, transformed(positions, index, transform, place), index);
    }

    private static Vector3f transformed(float[] positions, int index, Matrix4fc transform, Vector3f destination)
            throws AssetException {
        destination.set(positions[3 * index], positions[3 * index + 1], positions[3 * index + 2]);
        if (!transform.transformPosition(destination).isFinite()) {
            throw new AssetException("The mesh has a vertex at no place.");
        }
        return destination;
    }

    /** With the normal, whatever its length; a triangle without area has none, and gets up. */
    private void addVertex(Part part, Vector3f place, int index) {
        normal.normalize();
        if (!normal.isFinite()) {
            normal.set(0, 1, 0);
        }
        part.vertices.add(place.x);
        part.vertices.add(place.y);
        part.vertices.add(place.z);
        part.vertices.add(normal.x);
        part.vertices.add(normal.y);
        part.vertices.add(normal.z);
        for (int i = 0; i < 2; i++) {
            float value = uvs == null ? 0 : uvs[2 * index + i];
            part.vertices.add(Float.isInfinite(value) || Float.isNaN(value) ? 0 : value);
        }
        for (int i = 0; i < 4; i++) {
            float value = colours == null ? 1 : colours[4 * index + i];
            part.vertices.add(value >= 0 ? Math.min(1, value) : 0);
        }
    }

    /** @throws AssetException if there is nothing to be seen */
    Model build() throws AssetException {
        if (indexCount == 0) {
            throw new AssetException("The mesh has no triangles.");
        }
        List<ModelPart> painted = new ArrayList<>();
        for (Map.Entry<Surface, Part> entry : parts.entrySet()) {
            FloatArray vertices = entry.getValue().vertices;
            IntList indices = entry.getValue().indices;
            FloatBuffer directVertices = direct(4 * vertices.size()).asFloatBuffer();
            directVertices.duplicate().put(vertices.toArray());
            IntBuffer directIndices = direct(4 * indices.size()).asIntBuffer();
            directIndices.duplicate().put(indices.toArray());
            ModelPart part = new ModelPart(directVertices, directIndices);
            entry.getKey().paint(part);
            painted.add(part);
        }
        return new Model(painted);
    }

    private static ByteBuffer direct(int bytes) {
        return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
    }
}
