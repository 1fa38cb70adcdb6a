package dev.highfive.client.assets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.assets.image.FailureSign;
import dev.highfive.client.assets.image.Pixels;
import dev.highfive.client.scene.Model;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneMesh;
import dev.highfive.client.scene.SceneObject;
import dev.highfive.codec.Allocation;
import dev.highfive.codec.gamestate.Mesh1;
import dev.highfive.codec.gamestate.Mesh2;
import dev.highfive.net.Clock;
import java.nio.file.Files;
import java.nio.file.Path;
import org.joml.Vector3f;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of meshes on the wire in a frame. */
@Timeout(60)
class MeshViewTest {
    private final AssetLibrary library =
            new AssetLibrary(new AssetOptions(), (bytes, header) -> Pixels.picture(1, 1, new byte[4]), Clock.SYSTEM);
    private final Scene scene = new Scene();
    private final Mesh2View view = new Mesh2View(library);
    private final Mesh2 mesh2 = new Mesh2();
    private final Mesh1View view1 = new Mesh1View(library);
    private final Mesh1 mesh1 = new Mesh1();

    @TempDir
    private Path folder;

    @BeforeEach
    void prepare() throws Exception {
        mesh2.meshUrl = Files.writeString(folder.resolve("a.obj"), "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n")
                .toUri()
                .toString();
        mesh2.location.set(1, 2, 3);
        mesh2.scale.set(2, 2, 2);
        mesh1.vertices.add(0, 0, 1, 1, 0, 1, 0, 1, 1);
        mesh1.normals.add(0, 0, -1, 0, 0, -1, 0, 0, -1);
        mesh1.uvs.add(0, 1, 1, 1, 0, 0);
        mesh1.triangles.add(0).add(1).add(2);
    }

    @AfterEach
    void close() {
        library.close();
    }

    @Test
    void aMeshIsShownMirroredOnceItIsThere() throws Exception {
        settle();
        assertEquals(1, scene.models().size());
        assertEquals(new Vector3f(1, 2, -3), scene.models().get(0).placement.position);
        assertEquals(new Vector3f(2, 2, 2), scene.models().get(0).placement.scale);
        assertEquals(0, scene.objects().size());
    }

    @Test
    void aBoxStandsForWhatIsLoadingOrFailed() throws Exception {
        show();
        assertEquals(1, scene.objects().size() + scene.models().size());
        mesh2.meshUrl = "file:///nowhere/a.glb";
        settle();
        SceneObject sign = scene.objects().get(0);
        assertEquals(SceneObject.Look.FAILED, sign.look);
        assertEquals(new Vector3f(1, 2, -3), sign.placement.position);
        assertEquals(0.2f, sign.placement.scale.x);
        assertTrue(scene.texts().get(0).text.toString().endsWith("is not a file that exists."));
    }

    @Test
    void aTextureOfItsOwnReplacesThatOfTheFile() throws Exception {
        settle();
        Model plain = scene.models().get(0).model;
        mesh2.texture.setPayloadType(96);
        show();
        Model painted = scene.models().get(0).model;
        assertNotSame(plain, painted);
        assertSame(library.testCard(96), painted.parts.get(0).picture);
        show();
        assertSame(painted, scene.models().get(0).model);
        mesh2.texture.setUrl("ftp://example.org/a.png");
        settle();
        while (scene.models().get(0).model.parts.get(0).picture != FailureSign.PICTURE) {
            settle();
        }
    }

    @Test
    void aPlainInlineMeshIsCopiedWhenItChanges() {
        show1(1);
        SceneMesh shown = scene.meshes().get(0);
        assertEquals(-1, shown.vertices()[2]);
        assertEquals(1, shown.vertices()[5]);
        assertEquals(3, shown.indexCount());
        int version = shown.version();
        show1(1);
        assertEquals(version, shown.version());
        mesh1.triangles.add(0).add(1).add(99);
        show1(2);
        assertTrue(version != shown.version());
        assertEquals(3, shown.indexCount());
    }

    @Test
    void anInlineMeshIsPaintedIfItHasCoordinates() {
        mesh1.texture.setPayloadType(99);
        show1(1);
        Model model = scene.models().get(0).model;
        assertEquals(-1, model.parts.get(0).vertices.get(2));
        assertEquals(1, model.parts.get(0).vertices.get(5));
        assertEquals(1, model.parts.get(0).vertices.get(7));
        assertSame(library.testCard(99), model.parts.get(0).picture);
        show1(1);
        assertSame(model, scene.models().get(0).model);
        mesh1.uvs.clear();
        show1(2);
        assertEquals(0, scene.models().size());
        assertEquals(1, scene.meshes().size());
    }

    @Test
    void anInlineMeshOfNonsenseIsNotSeen() {
        mesh1.texture.setPayloadType(99);
        mesh1.triangles.clear().add(0).add(1).add(-1);
        show1(1);
        assertEquals(0, scene.models().size());
    }

    @Test
    void showingAgainAllocatesNothing() throws Exception {
        mesh1.texture.setPayloadType(99);
        mesh2.texture.setPayloadType(98);
        settle();
        show1(1);
        long bytes = Allocation.of(() -> {
            for (int frame = 0; frame < 1000; frame++) {
                library.beginFrame();
                scene.clear();
                view.show(mesh2, Origin.OWN, null, scene);
                view1.show(mesh1, 1, Origin.OWN, 0, scene);
            }
        });
        assertEquals(0, bytes);
    }

    private void show() {
        scene.clear();
        view.show(mesh2, Origin.OWN, null, scene);
    }

    private void settle() throws InterruptedException {
        for (show(); scene.objects().size() == 1 && scene.objects().get(0).look == SceneObject.Look.LOADING; show()) {
            Thread.sleep(1);
        }
    }

    private void show1(int revision) {
        scene.clear();
        view1.show(mesh1, revision, Origin.PEER, 0xFF0000, scene);
    }
}
