package dev.highfive.client.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URL;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StoredMeshTest {
    @Test
    void handIsTheOneThatWasSculpted() {
        HandMesh sculpted = HandMesh.model(Sculptor.HAND_CELLS_MM);
        StoredMesh stored = StoredMesh.load("hand.mesh");
        assertEquals(sculpted.vertices.rewind(), stored.vertices);
        assertEquals(sculpted.levels.length, stored.levelCount());
        for (int level = 0; level < stored.levelCount(); level++) {
            assertEquals(IntStream.of(sculpted.levels[level]).boxed().toList(), indices(stored, level));
        }
    }

    @Test
    void everyIndexIsOfAVertex() {
        for (String file : new String[] {"head.mesh", "head-coarse.mesh"}) {
            StoredMesh head = StoredMesh.load(file);
            int vertices = head.vertices.capacity() / 24;
            assertTrue(indices(head, 0).stream().allMatch(index -> index < vertices), file);
        }
    }

    /** It cannot be done again at the first frame, when it would hold up the thread that draws. */
    @Test
    void programThatDrawsCannotSculpt() {
        assertNotEquals(home(Renderer.class), home(SurfaceNets.class));
        assertNotEquals(home(Renderer.class), home(HandWeights.class));
    }

    private static List<Integer> indices(StoredMesh mesh, int level) {
        return IntStream.range(mesh.levels[level], mesh.levels[level + 1])
                .mapToObj(i -> mesh.indices.getShort(2 * i) & 0xFFFF)
                .toList();
    }

    private static URL home(Class<?> type) {
        return type.getProtectionDomain().getCodeSource().getLocation();
    }
}
