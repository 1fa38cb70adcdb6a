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
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ObjReaderTest {
    private static final String SQUARE =
            "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\nvn 0 0 1\n";

    private final TestResources resources = new TestResources();

    @Test
    void readsAPolygonAsTrianglesThatShareCorners() throws Exception {
        ModelPart part = read("# a square\r\n" + SQUARE + "o it\nf 1/1/1 2/2/1 3/3/1 4/4/1 # done\n")
                .parts
                .get(0);
        assertEquals(4 * ModelPart.FLOATS_PER_VERTEX, part.vertices.capacity());
        assertEquals(6, part.indices.capacity());
        // Its texture coordinates count from below, ours from above.
        GltfReaderTest.assertVertex(part, 2, 1, 1, 0, 0, 0, 1, 1, 0);
        GltfReaderTest.assertVertex(part, 3, 0, 1, 0, 0, 0, 1, 0, 0);
    }

    @Test
    void readsEveryWayToNameACorner() throws Exception {
        assertEquals(1, read(SQUARE + "f 1 2 3\n").parts.size());
        assertEquals(1, read(SQUARE + "f 1//1 2//1 3//1").parts.size());
        assertEquals(1, read(SQUARE + "f 1/1 2/2 3/3\r\n").parts.size());
        assertEquals(1, read(SQUARE + "f -4/-4/-1 -3/-3/-1 -2/-2/-1").parts.size());
        assertEquals(1, read(SQUARE + "f 1/1/1 \\\n 2/2/1 \\\r\n 3/3/1\n").parts.size());
    }

    @Test
    void computesFlatNormalsWhereThereAreNone() throws Exception {
        ModelPart part = read(SQUARE + "f 1 2 3 4").parts.get(0);
        GltfReaderTest.assertVertex(part, 5, 0, 1, 0, 0, 0, 1, 0, 0);
    }

    @Test
    void paintsWithItsMaterials() throws Exception {
        resources.files.put(
                "my paint.mtl",
                ascii("newmtl red one\n"
                        + "Kd 1 0 0\n"
                        + "d 0.5\n"
                        + "newmtl photo\n"
                        + "Kd 1 1 1\n"
                        + "map_Kd -s 2 2 2 -clamp on my photo.png\n"
                        + "newmtl gone\n"
                        + "map_Kd gone.png\n"));
        resources.files.put("my photo.png", GltfReaderTest.PNG);
        Model model = read(SQUARE + "mtllib my paint.mtl\nusemtl red one\nf 1 2 3\nusemtl photo\nf 1 2 3\n"
                + "usemtl gone\nf 1 2 3\nusemtl other\nf 1 2 3\nusemtl red one\nf 1 2 3\n");
        assertEquals(4, model.parts.size());
        ModelPart red = model.parts.get(0);
        assertEquals(6, red.indices.capacity());
        assertEquals(1, red.red);
        assertEquals(0, red.green);
        assertEquals(0.5f, red.alpha);
        assertNull(red.picture);
        assertEquals(1, model.parts.get(1).picture.rgba.get(0));
        assertSame(FailureSign.PICTURE, model.parts.get(2).picture);
        assertNull(model.parts.get(3).picture);
    }

    @Test
    void isSeenWithoutItsMaterials() throws Exception {
        assertEquals(
                1, read(SQUARE + "mtllib gone.mtl\nusemtl red\nf 1 2 3\n").parts.size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "v 1 2\nf 1 1 1",
                "f 1 2 3",
                "<html>",
                "v 0 0 0\nf 1 1 2",
                "v 0 0 0\nf -2 1 1",
                "v 0 0 0\nf 0 1 1",
                "v 0 0 0\nf 99999999999 1 1",
                "v 0 0 0\nf 1/ /1 1",
                "v 0 0 0\nf 1/1 1/1 1/1",
                "v a b c\nf 1 1 1",
                "v 0 0 0\nf 1 1",
                "v NaN 0 0\nf 1 1 1",
                "v 1e99 0 0\nf 1 1 1",
                "v 0 0 0\nf /1 1 1",
                "v 0 0 0\nf a b c"
            })
    void refusesWhatIsNoMesh(String text) {
        assertThrows(AssetException.class, () -> read(text));
    }

    @Test
    void boundsWhatAFewBytesCanAskFor() {
        assertRefused("v 0 0 0\n".repeat(MeshLimits.MAX_VERTICES + 1), "vertices");
        assertRefused("v 0 0 0\nf" + " 1".repeat(MeshLimits.MAX_INDICES), "triangles");
        assertRefused("v 0 0 0\n" + "f 1 1 1\n".repeat(MeshLimits.MAX_INDICES / 3 + 1), "triangles");
        assertRefused("v " + "0".repeat(1_000_000) + " 0 0\n", "characters");
        assertRefused("o " + "f 1 1 1 ".repeat(1_000_000), "no triangles");
        StringBuilder surfaces = new StringBuilder("v 0 0 0\nmtllib many.mtl\n");
        StringBuilder materials = new StringBuilder();
        for (int i = 0; i <= MeshLimits.MAX_PARTS; i++) {
            materials
                    .append("newmtl m")
                    .append(i)
                    .append("\nKd 0 0 ")
                    .append(i / 100.0)
                    .append('\n');
            surfaces.append("usemtl m").append(i).append("\nf 1 1 1\n");
        }
        resources.files.put("many.mtl", ascii(materials.toString()));
        assertRefused(surfaces.toString(), "kinds of surfaces");
    }

    @Test
    void boundsTheMaterialsOfAFile() {
        MtlLibrary library = new MtlLibrary(resources);
        StringBuilder materials = new StringBuilder();
        for (int i = 0; i <= 1000; i++) {
            materials.append("newmtl ").append(i).append('\n');
        }
        assertThrows(AssetException.class, () -> library.add(ascii(materials.toString())));
    }

    private Model read(String text) throws AssetException {
        Model model = ObjReader.read(ascii(text), resources);
        TestResources.assertSound(model);
        return model;
    }

    private void assertRefused(String text, String because) {
        String message = assertThrows(AssetException.class, () -> read(text)).getMessage();
        assertTrue(message.contains(because), message);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
