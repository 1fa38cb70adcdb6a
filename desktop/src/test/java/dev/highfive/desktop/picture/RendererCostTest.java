package dev.highfive.desktop.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.scene.SceneMesh;
import dev.highfive.codec.Allocation;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A full room is drawn without garbage and with few calls. */
class RendererCostTest {
    private static final int MOST_CALLS = 14;
    private static final int WARM_UP_FRAMES = 40;

    private static PictureRoom room;

    @BeforeAll
    static void open() {
        room = PictureRoom.open(RendererCostTest.class);
        room.lookFrom(0, 1.7f, 2.2f, 0, 1.3f, 0, 60);
    }

    @AfterAll
    static void close() {
        if (room != null) {
            room.close();
        }
    }

    @Test
    void nothingIsAllocatedForAFrameOfEightPeople() {
        final CrowdedRoom crowd = new CrowdedRoom(8);
        final SceneMesh stroke = TestMeshes.stroke(1, 0xFFFFFF);
        for (int frame = 0; frame < WARM_UP_FRAMES; frame++) {
            draw(crowd, stroke);
        }
        assertEquals(0, Allocation.of(() -> draw(crowd, stroke)));
    }

    @Test
    void drawCallsDoNotDependOnTheNumberOfPeople() {
        final int few = callsFor(1);
        final int many = callsFor(32);
        assertEquals(few, many);
        assertTrue(many <= MOST_CALLS, () -> many + " draw calls");
    }

    private static int callsFor(int people) {
        draw(new CrowdedRoom(people), TestMeshes.stroke(1, 0xFFFFFF));
        return room.renderer.drawCalls();
    }

    private static void draw(CrowdedRoom crowd, SceneMesh stroke) {
        final var scene = crowd.next();
        scene.addMesh(stroke);
        room.renderer.update(scene);
        room.renderer.draw(room.view, room.projection, room.canvas);
    }
}
