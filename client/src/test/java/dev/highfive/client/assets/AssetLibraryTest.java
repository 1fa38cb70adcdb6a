package dev.highfive.client.assets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.assets.image.ImageDecoder;
import dev.highfive.client.assets.image.Pixels;
import dev.highfive.client.scene.Model;
import dev.highfive.client.scene.ModelPart;
import dev.highfive.codec.Allocation;
import dev.highfive.net.VirtualClock;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class AssetLibraryTest {
    private static final String TRIANGLE = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n";
    private static final long TRIANGLE_BYTES = 3 * ModelPart.FLOATS_PER_VERTEX * 4 + 3 * 4;
    private static final ImageDecoder DECODER =
            (bytes, header) -> Pixels.picture(header.width, header.height, new byte[header.width * header.height * 4]);

    private final VirtualClock clock = new VirtualClock();
    private final AssetOptions options = new AssetOptions().timeouts(1_000, 1_000, 5_000);
    private final List<AssetLibrary> opened = new ArrayList<>();

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        opened.forEach(AssetLibrary::close);
    }

    @Test
    void loadsAMeshOffTheFrameThread() throws Exception {
        AssetLibrary library = library();
        Asset<Model> asset = settled(library.mesh(triangle("a.obj"), Origin.OWN));
        assertEquals(Asset.State.READY, asset.state(), asset.reason());
        assertEquals(1, asset.value().parts.size());
        assertEquals(TRIANGLE_BYTES, library.residentBytes());
        assertSame(asset, library.mesh(triangle("a.obj"), Origin.OWN));
    }

    @Test
    void saysWhyItFailedAndTriesAgainLaterAndLater() throws Exception {
        AssetLibrary library = library();
        String url = folder.resolve("late.obj").toUri().toString();
        Asset<Model> first = settled(library.mesh(url, Origin.OWN));
        assertEquals(Asset.State.FAILED, first.state());
        assertTrue(first.reason().endsWith("is not a file that exists."), first.reason());
        assertNull(first.value());
        clock.advanceMs(29_000);
        library.beginFrame();
        assertSame(first, library.mesh(url, Origin.OWN));
        clock.advanceMs(2_000);
        library.beginFrame();
        Asset<Model> second = settled(library.mesh(url, Origin.OWN));
        assertNotSame(first, second);
        clock.advanceMs(31_000);
        library.beginFrame();
        assertSame(second, library.mesh(url, Origin.OWN));
        triangle("late.obj");
        clock.advanceMs(31_000);
        library.beginFrame();
        assertEquals(Asset.State.READY, settled(library.mesh(url, Origin.OWN)).state());
    }

    @Test
    void neverReadsAFileForAPeerNotEvenOneThatIsLoaded() throws Exception {
        AssetLibrary library = library();
        String url = triangle("a.obj");
        settled(library.mesh(url, Origin.OWN));
        Asset<Model> asset = settled(library.mesh(url, Origin.PEER));
        assertEquals("Other people cannot make this machine read its files.", asset.reason());
    }

    @Test
    void refusesWhatIsNeitherGltfNorObj() throws Exception {
        Path file = Files.writeString(folder.resolve("page.glb"), "<html>");
        assertEquals(
                "It is neither glTF nor a file called .obj.",
                settled(library().mesh(file.toUri().toString(), Origin.OWN)).reason());
    }

    @Test
    void dropsWhatNobodyAsksForWhenRoomIsShort() throws Exception {
        options.limits(4, 4, 10_000);
        AssetLibrary library = library();
        Asset<Model> old = settled(library.mesh(triangle("a.obj"), Origin.OWN));
        settled(library.mesh(triangle("b.obj"), Origin.OWN));
        clock.advanceMs(11_000);
        library.beginFrame();
        assertEquals(Asset.State.READY, old.state());
        Asset<Model> fresh = settled(library.mesh(triangle("c.obj"), Origin.OWN));
        clock.advanceMs(2_000);
        library.beginFrame();
        assertEquals(Asset.State.EVICTED, old.state());
        assertNull(old.value());
        assertEquals(Asset.State.READY, fresh.state());
        assertEquals(TRIANGLE_BYTES, library.residentBytes());
    }

    @Test
    void failsWhatDoesNotFit() throws Exception {
        options.limits(2, 4, TRIANGLE_BYTES);
        AssetLibrary library = library();
        assertEquals(
                Asset.State.READY,
                settled(library.mesh(triangle("a.obj"), Origin.OWN)).state());
        Asset<Model> second = settled(library.mesh(triangle("b.obj"), Origin.OWN));
        assertTrue(second.reason().startsWith("There is no room"), second.reason());
        Asset<Model> third = library.mesh(triangle("c.obj"), Origin.OWN);
        assertTrue(third.reason().startsWith("There are more things"), third.reason());
        assertEquals(TRIANGLE_BYTES, library.residentBytes());
    }

    @Test
    void doesNotQueueWithoutEnd() throws Exception {
        options.limits(256, 3, 1 << 20);
        try (HostileServer server = new HostileServer(out -> Thread.sleep(60_000))) {
            AssetLibrary library = library();
            List<Asset<Model>> assets = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                assets.add(library.mesh(server.url(i + ".glb"), Origin.OWN));
            }
            long refused = assets.stream()
                    .filter(asset -> asset.reason().startsWith("Too many"))
                    .count();
            assertEquals(10 - 2 - 3, refused);
        }
    }

    @Test
    void aBrokenDecoderCostsOnlyItsImage() throws Exception {
        Path file = Files.write(folder.resolve("a.png"), pngHeader(1, 1));
        AssetLibrary library = new AssetLibrary(
                options,
                (bytes, header) -> {
                    throw new IllegalStateException("oops");
                },
                clock);
        opened.add(library);
        assertEquals(
                "It could not be read: java.lang.IllegalStateException: oops.",
                settled(library.image(file.toUri().toString(), Origin.OWN)).reason());
    }

    @Test
    void loadsAnImage() throws Exception {
        Path file = Files.write(folder.resolve("a.png"), pngHeader(3000, 2));
        assertEquals(
                1500,
                settled(library().image(file.toUri().toString(), Origin.OWN)).value().width);
    }

    @Test
    void askingAgainAllocatesNothing() throws Exception {
        AssetLibrary library = library();
        String url = triangle("a.obj");
        settled(library.mesh(url, Origin.OWN));
        assertNotNull(library.testCard(96));
        long bytes = Allocation.of(() -> {
            for (int frame = 0; frame < 1000; frame++) {
                library.beginFrame();
                if (library.mesh(url, Origin.OWN).value() == null || library.testCard(96) == null) {
                    throw new AssertionError();
                }
            }
        });
        assertEquals(0, bytes);
    }

    private AssetLibrary library() {
        AssetLibrary library = new AssetLibrary(options, DECODER, clock);
        opened.add(library);
        return library;
    }

    private String triangle(String name) throws Exception {
        return Files.writeString(folder.resolve(name), TRIANGLE).toUri().toString();
    }

    /** As much of a PNG as the library itself looks at. */
    private static byte[] pngHeader(int width, int height) {
        return ByteBuffer.allocate(24)
                .putLong(0x89504E470D0A1A0AL)
                .putInt(13)
                .putInt(0x49484452)
                .putInt(width)
                .putInt(height)
                .array();
    }

    private static <T> Asset<T> settled(Asset<T> asset) throws InterruptedException {
        while (asset.state() == Asset.State.LOADING) {
            Thread.sleep(1);
        }
        return asset;
    }
}
