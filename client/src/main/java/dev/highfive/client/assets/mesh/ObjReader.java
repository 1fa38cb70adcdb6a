package dev.highfive.client.assets.mesh;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.scene.Model;
import java.util.LinkedHashMap;
import java.util.Map;
import org.joml.Matrix4f;

/**
 * Reads triangles and polygons with their materials from a Wavefront OBJ. Its texture coordinates start at the lower
 * left and are turned over here; lines, curves and smoothing groups are left out.
 */
public final class ObjReader {
    private static final Matrix4f IDENTITY = new Matrix4f();
    private static final int NONE = -1;

    /** Faces with one surface that all have normals or all have none. */
    private static final class Group {
        final CornerTable corners = new CornerTable();
        final IntList triangles = new IntList();
    }

    private final TextLines lines;
    private final MtlLibrary materials;
    private final FloatArray positions = new FloatArray();
    private final FloatArray uvs = new FloatArray();
    private final FloatArray normals = new FloatArray();
    private final Map<Surface, Group> smooth = new LinkedHashMap<>();
    private final Map<Surface, Group> flat = new LinkedHashMap<>();
    private final IntList face = new IntList();
    private Surface surface = Surface.PLAIN;
    private int indices;

    private ObjReader(byte[] file, MeshResources resources) {
        lines = new TextLines(file);
        materials = new MtlLibrary(resources);
    }

    /** @throws AssetException if it is not an OBJ that can be shown */
    public static Model read(byte[] file, MeshResources resources) throws AssetException {
        return new ObjReader(file, resources).read();
    }

    private Model read() throws AssetException {
        while (lines.nextLine()) {
            switch (lines.word()) {
                case "v" -> addNumbers(positions, 3);
                case "vt" -> addNumbers(uvs, 2);
                case "vn" -> addNumbers(normals, 3);
                case "f" -> addFace();
                case "usemtl" -> surface = materials.surface(lines.rest());
                case "mtllib" -> materials.addFile(lines.rest());
                default -> {}
            }
        }
        MeshBuilder mesh = new MeshBuilder();
        for (Map.Entry<Surface, Group> group : smooth.entrySet()) {
            add(group.getKey(), group.getValue(), true, mesh);
        }
        for (Map.Entry<Surface, Group> group : flat.entrySet()) {
            add(group.getKey(), group.getValue(), false, mesh);
        }
        return mesh.build();
    }

    private void addNumbers(FloatArray list, int count) throws AssetException {
        if (list.size() >= count * MeshLimits.MAX_VERTICES) {
            throw new AssetException("The OBJ has more than " + MeshLimits.MAX_VERTICES + " vertices.");
        }
        for (int i = 0; i < count; i++) {
            list.add(count == 2 && i == 1 && !lines.hasWord() ? 0 : lines.number()); // v of a texture is optional
        }
    }

    private void addFace() throws AssetException {
        face.clear();
        boolean hasNormals = true;
        while (lines.hasWord()) {
            String[] corner = lines.word().split("/", 4);
            int normal = corner.length < 3 ? NONE : index(corner[2], normals.size() / 3);
            face.add(vertex(corner[0]));
            face.add(corner.length < 2 ? NONE : index(corner[1], uvs.size() / 2));
            face.add(normal);
            hasNormals &= normal != NONE;
            if (face.size() > 3 * MeshLimits.MAX_INDICES) {
                throw new AssetException("The OBJ has a face of too many corners.");
            }
        }
        int corners = face.size() / 3;
        indices += Math.max(0, corners - 2) * 3;
        if (indices > MeshLimits.MAX_INDICES) {
            throw new AssetException("The OBJ has more than " + MeshLimits.MAX_INDICES / 3 + " triangles.");
        }
        Group group = group(hasNormals ? smooth : flat);
        for (int i = 2; i < corners; i++) {
            addCorner(group, 0, hasNormals);
            addCorner(group, i - 1, hasNormals);
            addCorner(group, i, hasNormals);
        }
    }

    private Group group(Map<Surface, Group> groups) {
        Group group = groups.get(surface);
        if (group == null) {
            group = new Group();
            groups.put(surface, group);
        }
        return group;
    }

    private void addCorner(Group group, int i, boolean hasNormals) {
        group.triangles.add(
                group.corners.number(face.get(3 * i), face.get(3 * i + 1), hasNormals ? face.get(3 * i + 2) : NONE));
    }

    private int vertex(String text) throws AssetException {
        int index = index(text, positions.size() / 3);
        if (index == NONE) {
            throw new AssetException("The OBJ has a face without a vertex.");
        }
        return index;
    }

    /** Counted from 1, or backwards from -1; nothing is none. */
    private static int index(String text, int count) throws AssetException {
        if (text.isEmpty()) {
            return NONE;
        }
        int index;
        try {
            index = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new AssetException("The OBJ's index \"" + text + "\" is not a number.", e);
        }
        index = index < 0 ? count + index : index - 1;
        if (index < 0 || index >= count) {
            throw new AssetException("The OBJ names " + text + " of " + count + ".");
        }
        return index;
    }

    private void add(Surface surface, Group group, boolean hasNormals, MeshBuilder mesh) throws AssetException {
        int count = group.corners.size();
        mesh.checkFits(count, group.triangles.size());
        float[] places = new float[3 * count];
        float[] directions = hasNormals ? new float[3 * count] : null;
        float[] coordinates = new float[2 * count];
        for (int i = 0; i < count; i++) {
            for (int c = 0; c < 3; c++) {
                places[3 * i + c] = positions.get(3 * group.corners.vertex(i) + c);
                if (directions != null) {
                    directions[3 * i + c] = normals.get(3 * group.corners.normal(i) + c);
                }
            }
            int uv = group.corners.uv(i);
            coordinates[2 * i] = uv == NONE ? 0 : uvs.get(2 * uv);
            coordinates[2 * i + 1] = uv == NONE ? 0 : 1 - uvs.get(2 * uv + 1);
        }
        mesh.add(places, directions, coordinates, null, group.triangles.toArray(), surface, IDENTITY);
    }
}
