package dev.highfive.codec.gamestate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.highfive.codec.Hex;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class MeshTest {
    private final ByteBuffer buffer = ByteBuffer.allocate(GameStateWriter.MAX_PAYLOAD);
    private final GameStateWriter writer = new GameStateWriter(Profile.DRAFT_MD).wrap(buffer);
    private final GameStateReader reader = new GameStateReader(Profile.DRAFT_MD);

    @Test
    void aMeshOf50TrianglesWithNormalsAndTextureFits() {
        Mesh1 mesh = grid(5);
        assertEquals(50, mesh.triangles.size() / 3);
        writer.write(mesh);
        assertTrue(reader.read(buffer.flip(), object -> assertEquals(150, ((Mesh1) object).triangles.size())));
    }

    @Test
    void aMeshOf200TrianglesIsRefusedByName() {
        Mesh1 mesh = grid(10);
        mesh.id = 3;
        assertEquals(200, mesh.triangles.size() / 3);
        var refused = assertThrows(ObjectRefusedException.class, () -> writer.write(mesh));
        assertEquals("Mesh1 3 takes 3758 bytes, and the payload has room for 1200.", refused.getMessage());
        assertEquals(0, buffer.position());
    }

    @Test
    void aClaimOf2To40VerticesCostsNothing() {
        ByteBuffer claim = Hex.buffer("8080 0c 07 8000 e2 0000010000000000");
        GameStateHandler ignore = object -> {};
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int warmUp = 0; warmUp < 100; warmUp++) {
            reader.read(claim, ignore);
            threads.getCurrentThreadAllocatedBytes();
        }
        long before = threads.getCurrentThreadAllocatedBytes();
        reader.read(claim, ignore);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated < 1000, allocated + " bytes");
        assertEquals(101, reader.errors().of(DecodeError.COUNT_BEYOND_OBJECT));
    }

    @Test
    void everyCountIsCheckedAgainstTheBytesLeft() {
        for (String counts : List.of("01", "00 01", "00 00 01", "00 00 00 01", "e2 1555555555555556")) {
            int length = 3 + counts.replace(" ", "").length() / 2;
            String hex = String.format("8080 %02x 07 8000 ", length) + counts;
            assertEquals(List.of("COUNT_BEYOND_OBJECT at 0"), Recorder.read(reader, hex));
        }
    }

    @Test
    void aTextureUrlIsWrittenSoThatItsFirstByteIsNoPayloadType() {
        Mesh1 mesh = new Mesh1();
        mesh.texture.setUrl("http://example.com/a.jpg.png");
        writer.write(mesh);
        assertEquals("80802300801c", Hex.written(buffer).substring(0, 12));
    }

    @Test
    void aFirstByteFrom25IsAPayloadTypeIfTheRestFits() {
        assertEquals(96, mesh1("60 00 00 00 00").texture.payloadType());
    }

    @Test
    void aFirstByteFrom25IsTheLengthOfAUrlIfTheRestDoesNotFitAPayloadType() {
        assertEquals(
                "a".repeat(25),
                mesh1("19" + "61".repeat(25) + "00 00 00 00").texture.url());
    }

    @Test
    void aPayloadTypeWithUnknownBytesBehindTheMeshIsStillAPayloadType() {
        assertEquals(96, mesh1("60 00 00 00 00 05 01 aa").texture.payloadType());
    }

    @Test
    void aMeshFromAUrlTellsParentPayloadTypeUrlAndNothingApart() {
        assertTrue(mesh2("").texture.isNone());
        Mesh2 child = mesh2("04 01 09");
        assertTrue(child.texture.isNone());
        assertEquals(9, child.parent.id);
        Mesh2 filmed = mesh2("60 04 01 09");
        assertEquals(96, filmed.texture.payloadType());
        assertEquals(9, filmed.parent.id);
        Mesh2 painted = mesh2("19" + "61".repeat(25) + "04 01 09");
        assertEquals("a".repeat(25), painted.texture.url());
        assertEquals(9, painted.parent.id);
        assertEquals("ab", mesh2("02 6162").texture.url());
        assertEquals("ab", mesh2("8002 6162").texture.url());
        assertFalse(mesh2("02 6162").parent.present);
    }

    @Test
    void payloadTypesThatCouldBeMistakenAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Texture().setPayloadType(24));
        assertThrows(IllegalArgumentException.class, () -> new Texture().setPayloadType(128));
    }

    private Mesh1 mesh1(String fields) {
        return (Mesh1) only("8080", "07" + fields);
    }

    private Mesh2 mesh2(String textureAndParent) {
        return (Mesh2) only("8084", "07" + "00".repeat(48) + "01 6d" + textureAndParent);
    }

    private GameObject only(String tag, String body) {
        GameObject[] found = new GameObject[1];
        int length = body.replace(" ", "").length() / 2;
        assertTrue(reader.read(Hex.buffer(tag + String.format("%02x", length) + body), object -> found[0] = object));
        return found[0];
    }

    /** A square of so many squares a side, two triangles each. */
    private static Mesh1 grid(int side) {
        Mesh1 mesh = new Mesh1();
        int row = side + 1;
        for (int vertex = 0; vertex < row * row; vertex++) {
            float u = (float) (vertex % row) / side;
            float v = (float) (vertex / row) / side;
            mesh.vertices.add(u, v, 0);
            mesh.normals.add(0, 0, 1);
            mesh.uvs.add(u, v);
        }
        for (int square = 0; square < side * side; square++) {
            int corner = square / side * row + square % side;
            for (int index : new int[] {0, 1, row, 1, row + 1, row}) {
                mesh.triangles.add(corner + index);
            }
        }
        return mesh;
    }
}
