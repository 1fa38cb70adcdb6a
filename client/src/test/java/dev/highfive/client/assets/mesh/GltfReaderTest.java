package dev.highfive.client.assets.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.assets.image.FailureSign;
import dev.highfive.client.scene.Model;
import dev.highfive.client.scene.ModelPart;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class GltfReaderTest {
    /** A PNG's first 24 bytes, of 1 x 1 pixels: as much as is looked at here. */
    static final byte[] PNG = HexFormat.of().parseHex("89504e470d0a1a0a0000000d494844520000000100000001");

    private final GltfText gltf = new GltfText();
    private final TestResources resources = new TestResources();

    @Test
    void readsTextWithItsBufferInside() throws Exception {
        Model model = read(gltf.json());
        ModelPart part = model.parts.get(0);
        assertEquals(1, model.parts.size());
        assertVertex(part, 2, 1, 1, 0, 0, 0, 1, 1, 0);
        assertEquals(6, part.indices.capacity());
        assertEquals(3, part.indices.get(5));
        assertEquals(0.25f, part.green);
        assertNull(part.picture);
        assertEquals(false, part.doubleSided);
    }

    @Test
    void readsBinary() throws Exception {
        assertVertex(read(gltf.glb()).parts.get(0), 2, 1, 1, 0, 0, 0, 1, 1, 0);
    }

    @Test
    void readsABufferFromAnotherFile() throws Exception {
        gltf.buffers = "[{'uri':'square.bin','byteLength':140}]";
        resources.files.put("square.bin", GltfText.square());
        assertVertex(read(gltf.json()).parts.get(0), 2, 1, 1, 0, 0, 0, 1, 1, 0);
    }

    @Test
    void appliesTheTransformsOfAllNodesAbove() throws Exception {
        gltf.nodes = "[{'children':[1],'translation':[10,0,0]},"
                + "{'mesh':0,'scale':[2,2,2],'rotation':[0,0,0.70710678,0.70710678]}]";
        assertVertex(read(gltf.json()).parts.get(0), 1, 10, 2, 0, 0, 0, 1, 1, 1);
    }

    @Test
    void showsTheFrontOfWhatANodeMirrors() throws Exception {
        gltf.nodes = "[{'mesh':0,'matrix':[-1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}]";
        ModelPart part = read(gltf.json()).parts.get(0);
        assertVertex(part, 2, -1, 1, 0, 0, 0, 1, 1, 0);
        assertEquals(2, part.indices.get(1));
        gltf.primitives = "[{'attributes':{'POSITION':0},'indices':3}]";
        assertEquals(1, read(gltf.json()).parts.get(0).vertices.get(5), 1e-6);
    }

    @Test
    void computesFlatNormalsWhereThereAreNone() throws Exception {
        gltf.primitives = "[{'attributes':{'POSITION':0},'indices':3}]";
        ModelPart part = read(gltf.json()).parts.get(0);
        assertEquals(6 * ModelPart.FLOATS_PER_VERTEX, part.vertices.capacity());
        assertVertex(part, 5, 0, 1, 0, 0, 0, 1, 0, 0);
    }

    @Test
    void drawsAllOfOneMaterialAtOnce() throws Exception {
        gltf.primitives = "[" + GltfText.PRIMITIVE + "," + GltfText.PRIMITIVE + "]";
        gltf.nodes = "[{'mesh':0},{'mesh':0}]";
        gltf.scenes = "[{'nodes':[0,1]}]";
        Model model = read(gltf.json());
        assertEquals(1, model.parts.size());
        assertEquals(24, model.parts.get(0).indices.capacity());
    }

    @Test
    void leavesOutWhatHasNoTriangles() throws Exception {
        gltf.primitives = "[{'attributes':{'POSITION':0,'NORMAL':1},'mode':0}," + GltfText.PRIMITIVE
                + ",{'attributes':{'POSITION':4}}]";
        gltf.accessors =
                GltfText.ACCESSORS.replace("]", ",{'bufferView':0,'componentType':5126,'count':2,'type':'VEC3'}]");
        assertEquals(1, read(gltf.json()).parts.size());
    }

    @Test
    void readsStripsAndFansAndUnindexedTriangles() throws Exception {
        gltf.primitives = "[{'attributes':{'POSITION':0,'NORMAL':1},'mode':5},"
                + "{'attributes':{'POSITION':0,'NORMAL':1},'mode':6}]";
        ModelPart part = read(gltf.json()).parts.get(0);
        int[] indices = new int[12];
        part.indices.duplicate().get(indices);
        assertEquals("[0, 1, 2, 2, 1, 3, 4, 5, 6, 4, 6, 7]", Arrays.toString(indices));
    }

    @Test
    void readsAnImageOnceWhereverItIs() throws Exception {
        String texture = "{'pbrMetallicRoughness':{'baseColorTexture':{'index':%d}},'doubleSided':%b}";
        gltf.materials = "[" + String.format(texture, 0, false) + "," + String.format(texture, 0, true) + "]";
        gltf.primitives = "[" + GltfText.PRIMITIVE + "," + GltfText.PRIMITIVE.replace("al':0", "al':1") + "]";
        for (String image : new String[] {
            "'uri':'data:image/png;base64," + GltfText.base64(PNG) + "'",
            "'uri':'a.png'",
            "'bufferView':4,'mimeType':'image/png'"
        }) {
            gltf.rest = ",'textures':[{'source':0}],'images':[{" + image + "}]";
            gltf.views = GltfText.VIEWS.replace("]", ",{'buffer':1,'byteLength':" + PNG.length + "}]");
            gltf.buffers = new GltfText().buffers.replace("]", ",{'uri':'a.png'}]");
            resources.files.put("a.png", PNG);
            resources.decoded = 0;
            Model model = read(gltf.json());
            assertEquals(2, model.parts.size());
            assertSame(model.parts.get(0).picture, model.parts.get(1).picture);
            assertEquals(1, resources.decoded, image);
            assertTrue(model.parts.get(1).doubleSided);
        }
    }

    @Test
    void showsASignWhereAnImageIsBroken() throws Exception {
        gltf.materials = "[{'pbrMetallicRoughness':{'baseColorTexture':{'index':0}}}]";
        gltf.rest = ",'textures':[{'source':0}],'images':[{'uri':'gone.png'}]";
        assertSame(FailureSign.PICTURE, read(gltf.json()).parts.get(0).picture);
    }

    @Test
    void showsASignWhereOnlyAnExtensionReadsTheImage() throws Exception {
        gltf.materials = "[{'pbrMetallicRoughness':{'baseColorTexture':{'index':0}}}]";
        gltf.rest = ",'textures':[{'extensions':{'KHR_texture_basisu':{'source':0}}}],'images':[{'uri':'a.ktx2'}]";
        assertSame(FailureSign.PICTURE, read(gltf.json()).parts.get(0).picture);
    }

    @Test
    void readsColoursOfVerticesWithAndWithoutAlpha() throws Exception {
        gltf.primitives = "[" + GltfText.PRIMITIVE.replace("'NORMAL':1", "'NORMAL':1,'COLOR_0':1") + "]";
        assertVertex(read(gltf.json()).parts.get(0), 2, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1);
        gltf.views = GltfText.VIEWS.replace("]", ",{'buffer':1,'byteLength':16}]");
        gltf.buffers = new GltfText().buffers.replace("]", ",{'uri':'colours.bin'}]");
        resources.files.put("colours.bin", HexFormat.of().parseHex("00000000" + "00000000" + "ff3300cc" + "00000000"));
        gltf.accessors = GltfText.ACCESSORS.replace(
                "]", ",{'bufferView':4,'componentType':5121,'normalized':true,'count':4,'type':'VEC4'}]");
        gltf.primitives = "[" + GltfText.PRIMITIVE.replace("'NORMAL':1", "'NORMAL':1,'COLOR_0':4") + "]";
        assertVertex(read(gltf.json()).parts.get(0), 2, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0.2f, 0, 0.8f);
        gltf.accessors = gltf.accessors.replace("VEC4", "VEC2");
        assertRefused("another type");
    }

    @Test
    void verticesWithoutColoursAreWhite() throws Exception {
        assertVertex(read(gltf.json()).parts.get(0), 2, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1);
    }

    @Test
    void readsWhatIsNotToBeLit() throws Exception {
        assertEquals(false, read(gltf.json()).parts.get(0).unlit);
        gltf.materials = "[{'extensions':{'KHR_materials_unlit':{}}}]";
        gltf.rest = ",'extensionsRequired':['KHR_materials_unlit']";
        assertEquals(true, read(gltf.json()).parts.get(0).unlit);
    }

    @Test
    void refusesNodesThatAreNoTree() {
        gltf.nodes = "[{'mesh':0,'children':[0]}]";
        assertRefused("not a tree");
        gltf.nodes = "[{'mesh':0,'children':[1]},{'children':[0]}]";
        assertRefused("not a tree");
        gltf.nodes = "[{'children':[1,1]},{'mesh':0}]";
        assertRefused("not a tree");
        StringBuilder deep = new StringBuilder("[");
        for (int i = 1; i <= 1000; i++) {
            deep.append("{'children':[").append(i).append("]},");
        }
        gltf.nodes = deep + "{'mesh':0}]";
        assertRefused("not a tree");
    }

    @Test
    void refusesCountsBeyondTheBytesThatExist() {
        for (String count : new String[] {"5", "2147483647", "500000", "1e9", "-1", "1.5", "1e400", "'4'", "{}"}) {
            gltf.accessors = GltfText.ACCESSORS.replace("'count':4", "'count':" + count);
            assertRefused("");
        }
        gltf.accessors = GltfText.ACCESSORS.replace("'count':6", "'count':7");
        assertRefused("beyond its bufferView");
        gltf.accessors = GltfText.ACCESSORS.replace("'bufferView':0", "'bufferView':0,'byteOffset':2147483647");
        assertRefused("beyond its bufferView");
        gltf.accessors = GltfText.ACCESSORS.replace("'bufferView':0", "'bufferView':9");
        assertRefused("bufferViews 9 of 4");
        gltf.accessors = GltfText.ACCESSORS.replace("5126", "5127");
        assertRefused("numbers of type 5127");
        gltf.accessors = GltfText.ACCESSORS;
        gltf.views = GltfText.VIEWS.replace("'byteLength':48", "'byteLength':2147483647");
        assertRefused("beyond its buffer");
        gltf.views = GltfText.VIEWS.replace("'byteOffset':48", "'byteOffset':93");
        assertRefused("beyond its buffer");
        gltf.views = GltfText.VIEWS.replace("'buffer':0,'byteOffset':0", "'buffer':0,'byteStride':2");
        assertRefused("overlap");
    }

    @Test
    void refusesIndicesOfVerticesThatAreNotThere() {
        byte[] square = GltfText.square();
        square[130] = 4;
        gltf.buffers = "[{'uri':'data:;base64," + GltfText.base64(square) + "'}]";
        assertRefused("names vertex 4 of 4");
    }

    @Test
    void refusesTheSameShapeAThousandTimesOver() {
        gltf.primitives = "[" + ("{'attributes':{'POSITION':0}},").repeat(9_000) + GltfText.PRIMITIVE + "]";
        gltf.accessors = GltfText.ACCESSORS.replace("'count':4", "'count':0").replace("'count':6", "'count':0");
        gltf.nodes = "[" + "{'mesh':0},".repeat(9_000) + "{'mesh':0}]";
        gltf.scenes = "[{'nodes':["
                + String.join(
                        ",",
                        Arrays.stream(counted(9_000)).mapToObj(String::valueOf).toArray(String[]::new)) + "]}]";
        assertRefused("too often");
        gltf.primitives = gltf.primitives.replace("'attributes':{'POSITION':0}", "'mode':0");
        assertRefused("too often");
    }

    @Test
    void refusesJsonOfMillionsOfValues() {
        gltf.rest = ",'extras':[" + "0,".repeat(300_000) + "0]";
        assertRefused("more than 200000 values");
    }

    @Test
    void refusesMoreTextThanItCanAfford() {
        gltf.rest = ",'extras':'" + "x".repeat(MeshLimits.MAX_JSON_BYTES) + "'";
        assertRefused("as .glb it could be loaded");
    }

    @Test
    void refusesDeeplyNestedJson() {
        gltf.rest = ",'extras':" + "[".repeat(100_000) + "]".repeat(100_000);
        assertRefused("broken");
    }

    @Test
    void refusesWhatItWouldShowWrongly() {
        gltf.rest = ",'extensionsRequired':['KHR_draco_mesh_compression']";
        assertRefused("needs KHR_draco_mesh_compression");
        gltf.rest = "";
        gltf.accessors = GltfText.ACCESSORS.replace("'bufferView':0,", "'bufferView':0,'sparse':{'count':1},");
        assertRefused("sparse");
        gltf.accessors = GltfText.ACCESSORS.replace("'bufferView':0,", "");
        assertRefused("in no buffer");
        gltf.accessors = GltfText.ACCESSORS.replaceFirst("VEC3", "VEC2");
        assertRefused("another type");
        gltf.accessors = GltfText.ACCESSORS;
        gltf.primitives = "[]";
        assertRefused("no triangles");
        gltf.primitives = "[" + GltfText.PRIMITIVE + "]";
        gltf.nodes = "[{'mesh':0,'scale':[1e38,1e38,1e38],'translation':[1e39,0,0]}]";
        assertRefused("vertex at no place");
    }

    @Test
    void everyTruncationIsRefused() {
        byte[] json = gltf.json();
        byte[] glb = gltf.glb();
        for (int length = 0; length < json.length; length++) {
            byte[] cut = Arrays.copyOf(json, length);
            assertThrows(AssetException.class, () -> read(cut));
        }
        for (int length = 0; length < glb.length; length++) {
            byte[] cut = Arrays.copyOf(glb, length);
            assertThrows(AssetException.class, () -> read(cut));
        }
    }

    private Model read(byte[] file) throws AssetException {
        Model model = GltfReader.read(file, resources);
        TestResources.assertSound(model);
        return model;
    }

    private void assertRefused(String because) {
        String message =
                assertThrows(AssetException.class, () -> read(gltf.json())).getMessage();
        assertTrue(message.contains(because), message);
    }

    private static int[] counted(int count) {
        int[] numbers = new int[count];
        Arrays.setAll(numbers, i -> i);
        return numbers;
    }

    static void assertVertex(ModelPart part, int index, float... expected) {
        float[] vertex = new float[ModelPart.FLOATS_PER_VERTEX];
        for (int i = 0; i < expected.length; i++) {
            vertex[i] = part.vertices.get(index * vertex.length + i);
            assertEquals(expected[i], vertex[i], 1e-5, () -> Arrays.toString(vertex));
        }
    }
}
