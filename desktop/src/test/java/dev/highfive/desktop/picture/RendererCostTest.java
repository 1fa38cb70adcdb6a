package dev.highfive.desktop.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.hands.HandPoses;
import dev.highfive.client.headset.Side;
import dev.highfive.client.scene.SceneMesh;
import dev.highfive.codec.Allocation;
import org.joml.Matrix4f;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A full room is drawn without garbage, with few calls, and with no more triangles than a headset can do. */
class RendererCostTest {
    private static final int MOST_CALLS = 16;
    private static final int MOST_TRIANGLES = 300_000;
    /** As high as what it is seen at is far away: about a headset's eye. */
    private static final float HEADSET_PIXELS = 750;

    private static final int WARM_UP_FRAMES = 40;

    private static OffscreenScene room;

    @BeforeAll
    static void open() {
        room = OffscreenScene.open(RendererCostTest.class);
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
        CrowdedRoom crowd = new CrowdedRoom(8);
        SceneMesh stroke = TestMeshes.stroke(1, 0xFFFFFF);
        for (int frame = 0; frame < WARM_UP_FRAMES; frame++) {
            draw(crowd, stroke);
        }
        assertEquals(0, Allocation.of(() -> draw(crowd, stroke)));
    }

    @Test
    void drawCallsDoNotGrowWithTheNumberOfPeople() {
        SceneMesh stroke = TestMeshes.stroke(1, 0xFFFFFF);
        draw(new CrowdedRoom(8), stroke);
        int few = room.renderer.drawCalls();
        draw(new CrowdedRoom(64), stroke);
        int many = room.renderer.drawCalls();
        assertTrue(few <= MOST_CALLS && many <= MOST_CALLS, () -> few + " and " + many + " draw calls");
    }

    @Test
    void fullRoomIsNotTooMuchForAHeadset() {
        assertTrue(trianglesFromASeatAmong(32) < MOST_TRIANGLES, () -> trianglesFromASeatAmong(32) + " triangles");
    }

    @Test
    void handAtArmsLengthHasAllItsTriangles() {
        int atArmsLength = trianglesOfAHand(0.7f);
        assertEquals(trianglesOfAHand(0.2f), atArmsLength);
        assertTrue(trianglesOfAHand(4) < atArmsLength / 4);
    }

    @Test
    void bothEyesSeeTheSameTriangles() {
        var scene = room.empty(false).scene;
        addHand(0, 0, 0);
        room.renderer.update(scene);
        drawAtHeadsetSize(0, 0, 0.72f);
        int left = room.renderer.triangles();
        drawAtHeadsetSize(0, 0, 5);
        assertEquals(left, room.renderer.triangles());
    }

    private static int trianglesFromASeatAmong(int people) {
        room.renderer.update(new CrowdedRoom(people).next());
        drawAtHeadsetSize(0, 1.6f, CrowdedRoom.radius(people));
        return room.renderer.triangles();
    }

    private static int trianglesOfAHand(float distance) {
        var scene = room.empty(false).scene;
        addHand(0, 0, -distance);
        room.renderer.update(scene);
        drawAtHeadsetSize(0, 0, 0);
        return room.renderer.triangles();
    }

    private static void addHand(float x, float y, float z) {
        new SceneHands()
                .place(room.scene.addPerson().right, HandPoses.REST, Side.RIGHT, new Matrix4f().translate(x, y, z));
    }

    /** Little is seen of what is drawn: the pixels would only take time. */
    private static void drawAtHeadsetSize(float x, float y, float z) {
        float angle = 2 * (float) Math.atan(OffscreenScene.HEIGHT / (2 * HEADSET_PIXELS));
        room.renderer.draw(
                new Matrix4f().setTranslation(-x, -y, -z),
                new Matrix4f().setPerspective(angle, 1, 0.02f, 60),
                room.canvas);
    }

    private static void draw(CrowdedRoom crowd, SceneMesh stroke) {
        var scene = crowd.next();
        scene.addMesh(stroke);
        room.renderer.update(scene);
        room.renderer.draw(room.view, room.projection, room.canvas);
    }
}
