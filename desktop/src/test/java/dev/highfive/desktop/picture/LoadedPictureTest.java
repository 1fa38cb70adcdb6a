package dev.highfive.desktop.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import dev.highfive.client.assets.AssetLibrary;
import dev.highfive.client.assets.AssetOptions;
import dev.highfive.client.assets.Mesh1View;
import dev.highfive.client.assets.Mesh2View;
import dev.highfive.client.assets.Origin;
import dev.highfive.client.gles.Gles;
import dev.highfive.client.scene.SceneObject;
import dev.highfive.codec.gamestate.Mesh1;
import dev.highfive.codec.gamestate.Mesh2;
import dev.highfive.net.Clock;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * What is loaded by URL, from a real server to the pixels. The signpost is the same as .glb with a PNG inside, as .gltf
 * and as .obj with a JPEG beside them: HI5 and an arrow to the right on its board, in front of a post.
 */
@Timeout(120)
class LoadedPictureTest {
    private static OffscreenScene room;

    private final CountDownLatch end = new CountDownLatch(1);
    private HttpServer server;
    private AssetLibrary library;

    @BeforeAll
    static void open() {
        room = OffscreenScene.open(LoadedPictureTest.class);
    }

    @AfterAll
    static void close() {
        if (room != null) {
            room.close();
        }
    }

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", exchange -> {
            if (exchange.getRequestURI().getPath().startsWith("/hangs")) {
                await(end);
            }
            try (InputStream in = getClass()
                    .getResourceAsStream("signpost" + exchange.getRequestURI().getPath())) {
                byte[] file = in == null ? new byte[0] : in.readAllBytes();
                exchange.sendResponseHeaders(in == null ? 404 : 200, in == null ? -1 : file.length);
                exchange.getResponseBody().write(file);
            }
            exchange.close();
        });
        server.start();
        library = new AssetLibrary(new AssetOptions(), new ImageIoDecoder(), Clock.SYSTEM);
    }

    @AfterEach
    void stop() {
        end.countDown();
        library.close();
        server.stop(0);
        assertEquals(Gles.NO_ERROR, room.gles.getError());
    }

    @Test
    void signpostLooksTheSameFromEveryFormat() throws Exception {
        BufferedImage first = signpost("signpost.glb");
        KeptPictures.check("signpost", first);
        assertTrue(new PictureComparison(first, signpost("signpost.gltf")).isAlike(), "text");
        assertTrue(new PictureComparison(first, signpost("signpost.obj")).isAlike(), "OBJ");
    }

    @Test
    void signsStandForWhatIsNotThere() throws Exception {
        room.empty(true).lookFrom(0, 1.5f, 1.6f, 0, 1.2f, 0, 50);
        Mesh2View loading = new Mesh2View(library);
        Mesh2View failed = new Mesh2View(library);
        Mesh2View paintedWrong = new Mesh2View(library);
        Mesh2View video = new Mesh2View(library);
        Mesh1View photo = new Mesh1View(library);
        Mesh1 square = square(-0.8f, 1.35f);
        square.texture.setUrl(url("board.jpg"));
        Mesh2 noPaint = mesh("signpost.obj", 0.05f);
        noPaint.texture.setUrl(url("missing.jpg"));
        Mesh2 stream = mesh("signpost.glb", 0.55f);
        stream.texture.setPayloadType(96);
        boolean bothFailed;
        do {
            Thread.sleep(5);
            library.beginFrame();
            room.empty(true);
            bothFailed = !library.image(url("missing.jpg"), Origin.OWN).reason().isEmpty()
                    && !library.mesh(url("missing.glb"), Origin.OWN).reason().isEmpty();
            loading.show(mesh("hangs.glb", -0.7f), Origin.OWN, null, room.scene);
            failed.show(mesh("missing.glb", -0.35f), Origin.OWN, null, room.scene);
            paintedWrong.show(noPaint, Origin.OWN, null, room.scene);
            video.show(stream, Origin.OWN, null, room.scene);
            photo.show(square, 1, Origin.OWN, 0, room.scene);
        } while (!bothFailed || room.scene.models().size() < 3);
        assertEquals(SceneObject.Look.LOADING, room.scene.objects().get(0).look);
        room.scene.texts().get(0).text = "its port changes from run to run";
        KeptPictures.check("not-there", drawn());
    }

    private BufferedImage signpost(String file) throws InterruptedException {
        Mesh2View view = new Mesh2View(library);
        Mesh2 mesh = mesh(file, 0);
        do {
            Thread.sleep(5);
            library.beginFrame();
            room.empty(true);
            view.show(mesh, Origin.OWN, null, room.scene);
        } while (room.scene.models().size() == 0);
        room.lookFrom(0.35f, 1.5f, 0.9f, 0, 1.3f, 0, 45);
        return drawn();
    }

    /** Models go to the GPU one a frame. */
    private static BufferedImage drawn() {
        for (int frame = 0; frame < 30; frame++) {
            room.draw();
        }
        return room.picture();
    }

    private Mesh2 mesh(String file, float x) {
        Mesh2 mesh = new Mesh2();
        mesh.meshUrl = url(file);
        mesh.location.set(x, 1, 0);
        return mesh;
    }

    /** As on the wire: left-handed, so what is nearer to the viewer has the smaller z. */
    private static Mesh1 square(float x, float y) {
        Mesh1 mesh = new Mesh1();
        mesh.vertices.add(x, y, 0.1f, x + 0.4f, y, 0, x + 0.4f, y + 0.2f, 0, x, y + 0.2f, 0.1f);
        mesh.uvs.add(0, 1, 1, 1, 1, 0, 0, 0);
        for (int index : new int[] {0, 1, 2, 0, 2, 3}) {
            mesh.triangles.add(index);
        }
        return mesh;
    }

    private String url(String file) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + file;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
