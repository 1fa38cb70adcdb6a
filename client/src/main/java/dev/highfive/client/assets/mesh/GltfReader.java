package dev.highfive.client.assets.mesh;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.scene.Model;
import java.nio.ByteBuffer;
import java.util.Set;
import java.util.TreeSet;
import org.joml.Matrix4f;
import org.jspecify.annotations.Nullable;

/**
 * Reads a static mesh from glTF 2.0, text or binary: the triangles of one scene with their nodes' transforms, base
 * colours, base colour textures and colours of vertices. Skins, animations, morph targets and other maps are left out.
 */
public final class GltfReader {
    private static final int TRIANGLES = 4;
    private static final int TRIANGLE_STRIP = 5;
    private static final int TRIANGLE_FAN = 6;
    /** Shapes can be used again and again for a few bytes each, and be empty: what that takes is bounded by itself. */
    private static final int MAX_WORK = 4 * (MeshLimits.MAX_VERTICES + MeshLimits.MAX_INDICES);

    private static final int PRIMITIVE_WORK = 100;
    /** Those that are read, or whose absence does not change the shape. */
    private static final Set<String> HARMLESS = Set.of(
            "KHR_materials_unlit",
            "KHR_materials_specular",
            "KHR_materials_ior",
            "KHR_materials_emissive_strength",
            "KHR_mesh_quantization",
            "KHR_lights_punctual");

    private final JsonNode gltf;
    private final GltfAccessors accessors;
    private final GltfSurfaces surfaces;
    private final MeshBuilder mesh = new MeshBuilder();
    private final boolean[] seen;
    private int work;

    private GltfReader(JsonNode gltf, @Nullable ByteBuffer bin, MeshResources resources) throws AssetException {
        this.gltf = gltf;
        GltfBuffers buffers = new GltfBuffers(gltf, bin, resources);
        accessors = new GltfAccessors(gltf, buffers);
        surfaces = new GltfSurfaces(gltf, buffers, resources);
        seen = new boolean[gltf.count("nodes")];
    }

    /** Whether the bytes start as a .glb or as JSON does. */
    public static boolean is(byte[] file) {
        for (byte b : file) {
            if (b > ' ') {
                return b == '{' || GlbFile.is(file);
            }
        }
        return false;
    }

    /** @throws AssetException if it is not a glTF that can be shown */
    public static Model read(byte[] file, MeshResources resources) throws AssetException {
        if (GlbFile.is(file)) {
            GlbFile glb = GlbFile.read(file);
            return new GltfReader(JsonNode.parse(file, glb.jsonAt, glb.jsonLength), glb.bin, resources).read();
        }
        return new GltfReader(JsonNode.parse(file, 0, file.length), null, resources).read();
    }

    private Model read() throws AssetException {
        if (!gltf.get("asset").string("version", "").startsWith("2.")) {
            throw new AssetException("It is not glTF 2.");
        }
        for (int i = 0; i < gltf.count("extensionsRequired"); i++) {
            String extension = gltf.get("extensionsRequired", i).string();
            if (!HARMLESS.contains(extension)) {
                throw new AssetException("The glTF needs " + (extension.length() < 60 ? extension : "an extension")
                        + ", which cannot be read.");
            }
        }
        if (seen.length > MeshLimits.MAX_NODES) {
            throw new AssetException("The glTF has more than " + MeshLimits.MAX_NODES + " nodes.");
        }
        Matrix4f identity = new Matrix4f();
        if (gltf.count("scenes") > 0) {
            JsonNode scene = gltf.get("scenes", gltf.index("scene", 0));
            for (int i = 0; i < scene.count("nodes"); i++) {
                visit(scene.get("nodes", i).index(), identity, 0);
            }
        } else {
            for (int node : roots()) {
                visit(node, identity, 0);
            }
        }
        return mesh.build();
    }

    private Set<Integer> roots() throws AssetException {
        Set<Integer> roots = new TreeSet<>();
        for (int i = 0; i < seen.length; i++) {
            roots.add(i);
        }
        for (int i = 0; i < seen.length; i++) {
            JsonNode node = gltf.get("nodes", i);
            for (int child = 0; child < node.count("children"); child++) {
                roots.remove(node.get("children", child).index());
            }
        }
        return roots;
    }

    private void visit(int index, Matrix4f parent, int depth) throws AssetException {
        JsonNode node = gltf.get("nodes", index);
        if (seen[index] || depth > MeshLimits.MAX_DEPTH) {
            throw new AssetException("The glTF's nodes are not a tree of at most " + MeshLimits.MAX_DEPTH + " levels.");
        }
        seen[index] = true;
        Matrix4f transform = parent.mul(local(node), new Matrix4f());
        if (node.has("mesh")) {
            JsonNode shape = gltf.get("meshes", node.index("mesh", 0));
            for (int i = 0; i < shape.count("primitives"); i++) {
                add(shape.get("primitives", i), transform);
            }
        }
        for (int i = 0; i < node.count("children"); i++) {
            visit(node.get("children", i).index(), transform, depth + 1);
        }
    }

    private static Matrix4f local(JsonNode node) throws AssetException {
        if (node.has("matrix")) {
            return new Matrix4f().set(node.floats("matrix", new float[16]));
        }
        float[] place = node.floats("translation", new float[3]);
        float[] turn = node.floats("rotation", new float[] {0, 0, 0, 1});
        float[] scale = node.floats("scale", new float[] {1, 1, 1});
        return new Matrix4f()
                .translationRotateScale(
                        place[0], place[1], place[2], turn[0], turn[1], turn[2], turn[3], scale[0], scale[1], scale[2]);
    }

    private void add(JsonNode primitive, Matrix4f transform) throws AssetException {
        work(PRIMITIVE_WORK);
        int mode = primitive.index("mode", TRIANGLES);
        JsonNode attributes = primitive.get("attributes");
        if (mode < TRIANGLES || mode > TRIANGLE_FAN || !attributes.has("POSITION")) {
            return; // points and lines
        }
        int vertices = accessors.count(attributes.index("POSITION", 0));
        int corners = primitive.has("indices") ? accessors.count(primitive.index("indices", 0)) : vertices;
        mesh.checkFits(vertices, mode == TRIANGLES ? corners : 3L * corners);
        work(vertices + corners);
        float[] positions = accessors.floats(attributes.index("POSITION", 0), 3);
        float[] normals = optional(attributes, "NORMAL", 3, vertices);
        float[] uvs = optional(attributes, surfaces.coordinates(primitive), 2, vertices);
        int[] indices = primitive.has("indices") ? accessors.indices(primitive.index("indices", 0)) : counted(vertices);
        mesh.add(
                positions,
                normals,
                uvs,
                colours(attributes, vertices),
                triangles(indices, mode),
                surfaces.surface(primitive),
                transform);
    }

    /** Red, green, blue and alpha of each vertex, linear; null if they have none. */
    private float @Nullable [] colours(JsonNode attributes, int vertices) throws AssetException {
        int components = attributes.has("COLOR_0") ? accessors.components(attributes.index("COLOR_0", 0)) : 0;
        float[] colours = optional(attributes, "COLOR_0", components < 4 ? 3 : 4, vertices);
        if (colours == null || colours.length == 4 * vertices) {
            return colours;
        }
        float[] opaque = new float[4 * vertices];
        for (int i = 0; i < opaque.length; i++) {
            opaque[i] = i % 4 == 3 ? 1 : colours[i / 4 * 3 + i % 4];
        }
        return opaque;
    }

    private void work(int units) throws AssetException {
        work += units;
        if (work > MAX_WORK) {
            throw new AssetException("The glTF uses the same shapes too often.");
        }
    }

    private float @Nullable [] optional(JsonNode attributes, String name, int components, int vertices)
            throws AssetException {
        if (!attributes.has(name)) {
            return null;
        }
        int index = attributes.index(name, 0);
        if (accessors.count(index) != vertices) {
            throw new AssetException("The glTF has not as many of " + name + " as of POSITION.");
        }
        return accessors.floats(index, components);
    }

    private static int[] counted(int count) {
        int[] indices = new int[count];
        for (int i = 0; i < count; i++) {
            indices[i] = i;
        }
        return indices;
    }

    private static int[] triangles(int[] indices, int mode) {
        if (mode == TRIANGLES) {
            return indices;
        }
        int[] triangles = new int[Math.max(0, indices.length - 2) * 3];
        for (int i = 0; i + 2 < indices.length; i++) {
            boolean odd = mode == TRIANGLE_STRIP && i % 2 == 1;
            triangles[3 * i] = mode == TRIANGLE_FAN ? indices[0] : indices[odd ? i + 1 : i];
            triangles[3 * i + 1] = indices[odd ? i : i + 1];
            triangles[3 * i + 2] = indices[i + 2];
        }
        return triangles;
    }
}
