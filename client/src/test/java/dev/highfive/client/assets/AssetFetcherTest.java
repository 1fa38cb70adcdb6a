package dev.highfive.client.assets;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import dev.highfive.client.assets.failure.AssetException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What other people's servers can do to us. A time limit stands for "it ended by itself". */
@Timeout(60)
class AssetFetcherTest {
    private static final byte[] BODY = {1, 2, 3};

    private final AssetOptions options =
            new AssetOptions().timeouts(2_000, 2_000, 20_000).maxBytes(1 << 20);
    private HttpServer server;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void fetchesWhatIsThere() throws Exception {
        serve("/a.glb", BODY);
        assertArrayEquals(BODY, fetch(url("/a.glb")));
    }

    @Test
    void followsReferencesFromWhereTheAssetIs() throws Exception {
        serve("/folder/a.gltf", new byte[0]);
        serve("/folder/images/b c.png", BODY);
        try (AssetFetcher fetcher = new AssetFetcher(options)) {
            Retrieval retrieval = fetcher.begin(url("/folder/a.gltf"), Origin.OWN);
            retrieval.fetch();
            assertArrayEquals(BODY, retrieval.fetch("images/b c.png"));
            assertArrayEquals(BODY, retrieval.fetch("images\\b%20c.png"));
        }
    }

    @Test
    void saysWhatTheServerAnswered() {
        String url = url("/missing.glb");
        assertEquals(url + " answered 404.", failure(url));
    }

    @Test
    void unpacksGzip() throws Exception {
        serveGzip("/a.obj", 1000);
        assertEquals(1000, fetch(url("/a.obj")).length);
    }

    @Test
    void stopsUnpackingABomb() throws Exception {
        serveGzip("/bomb.obj", 1 << 28);
        assertTrue(failure(url("/bomb.obj")).endsWith("goes beyond the 1 MiB that may be loaded."));
    }

    @Test
    void refusesTwoGigabytesByTheirLength() throws Exception {
        try (HostileServer hostile = new HostileServer(
                out -> out.write(HostileServer.ascii("HTTP/1.1 200 OK\r\nContent-Length: 2147483648\r\n\r\n")))) {
            assertTrue(failure(hostile.url("a.glb")).contains("goes beyond"));
        }
    }

    @Test
    void stopsReadingAnEndlessAnswer() throws Exception {
        try (HostileServer hostile = new HostileServer(out -> {
            out.write(HostileServer.ascii("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"));
            for (byte[] chunk = HostileServer.ascii("1000\r\n" + "x".repeat(0x1000) + "\r\n"); ; ) {
                out.write(chunk);
            }
        })) {
            assertTrue(failure(hostile.url("a.glb")).contains("goes beyond"));
        }
    }

    @Test
    void givesUpOnAServerThatNeverAnswers() throws Exception {
        options.timeouts(300, 300, 20_000);
        try (HostileServer hostile = new HostileServer(out -> Thread.sleep(60_000))) {
            assertTrue(failure(hostile.url("a.glb")).endsWith("did not come in time."));
        }
    }

    @Test
    void givesUpOnHeadersThatDrip() throws Exception {
        options.timeouts(300, 300, 600);
        try (HostileServer hostile = new HostileServer(out -> drip(out, "HTTP/1.1 200 OK\r\nX: " + "y".repeat(5000)))) {
            assertTrue(failure(hostile.url("a.glb")).endsWith("did not come in time."));
        }
    }

    @Test
    void givesUpOnABodyThatDrips() throws Exception {
        options.timeouts(300, 300, 600);
        try (HostileServer hostile = new HostileServer(out -> {
            out.write(HostileServer.ascii("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n"));
            drip(out, "y".repeat(5000));
        })) {
            assertTrue(failure(hostile.url("a.glb")).endsWith("did not come in time."));
        }
    }

    @Test
    void followsARedirect() throws Exception {
        serve("/b.glb", BODY);
        redirect("/a.glb", "/b.glb");
        assertArrayEquals(BODY, fetch(url("/a.glb")));
    }

    @Test
    void followsNoRedirectToAFile() throws Exception {
        Path secret = Files.write(folder.resolve("secret"), BODY);
        redirect("/a.glb", secret.toUri().toString());
        assertTrue(failure(url("/a.glb")).startsWith("A http URL cannot lead to \"file:"));
    }

    @Test
    void leavesALoopOfRedirects() {
        redirect("/a.glb", "/b.glb");
        redirect("/b.glb", "/a.glb");
        assertTrue(failure(url("/a.glb")).endsWith("led on more than 5 times."));
    }

    @Test
    void letsNoFileOfANetworkNameAFileOfOurs() throws Exception {
        serve("/a.gltf", BODY);
        try (AssetFetcher fetcher = new AssetFetcher(options)) {
            Retrieval retrieval = fetcher.begin(url("/a.gltf"), Origin.OWN);
            retrieval.fetch();
            assertThrows(AssetException.class, () -> retrieval.fetch("file:///etc/passwd"));
        }
    }

    @Test
    void letsNoFileLeadToAnotherHostOfOurNetwork() throws Exception {
        serve("/a.gltf", BODY);
        redirect("/b.gltf", "http://localhost:" + server.getAddress().getPort() + "/a.gltf");
        try (AssetFetcher fetcher = new AssetFetcher(options)) {
            Retrieval retrieval = fetcher.begin(url("/a.gltf"), Origin.OWN);
            retrieval.fetch();
            String other = "http://localhost:" + server.getAddress().getPort() + "/a.gltf";
            assertTrue(assertThrows(AssetException.class, () -> retrieval.fetch(other))
                    .getMessage()
                    .endsWith("is on a network that other people's URLs may not reach."));
        }
        assertTrue(failure(url("/b.gltf")).endsWith("is on a network that other people's URLs may not reach."));
    }

    @Test
    void endsWhenCancelled() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        try (AssetFetcher fetcher = new AssetFetcher(options.timeouts(30_000, 30_000, 30_000));
                HostileServer hostile = new HostileServer(out -> {
                    asked.countDown();
                    Thread.sleep(60_000);
                })) {
            Retrieval retrieval = fetcher.begin(hostile.url("a.glb"), Origin.OWN);
            Thread canceller = new Thread(() -> {
                try {
                    asked.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                retrieval.cancel();
            });
            canceller.start();
            assertTrue(assertThrows(AssetException.class, retrieval::fetch)
                    .getMessage()
                    .endsWith("was cancelled."));
            canceller.join();
            assertThrows(AssetException.class, retrieval::fetch);
        }
    }

    @Test
    void countsWhatAnAssetRefersTo() throws Exception {
        serve("/a.gltf", BODY);
        try (AssetFetcher fetcher = new AssetFetcher(options)) {
            Retrieval retrieval = fetcher.begin(url("/a.gltf"), Origin.OWN);
            for (int i = 0; i < 64; i++) {
                retrieval.fetch();
            }
            assertEquals(
                    "It refers to more than 64 other files.",
                    assertThrows(AssetException.class, retrieval::fetch).getMessage());
        }
    }

    @Test
    void allFilesOfAnAssetShareItsBytes() throws Exception {
        serve("/a.bin", new byte[600_000]);
        try (AssetFetcher fetcher = new AssetFetcher(options)) {
            Retrieval retrieval = fetcher.begin(url("/a.bin"), Origin.OWN);
            retrieval.fetch();
            assertThrows(AssetException.class, retrieval::fetch);
        }
    }

    @Test
    void readsFilesForThePersonHere() throws Exception {
        Path file = Files.write(folder.resolve("my cube.glb"), BODY);
        assertArrayEquals(BODY, fetch(file.toUri().toString()));
        assertTrue(failure(folder.toUri().toString()).endsWith("is not a file that exists."));
        assertTrue(failure("file:///dev/zero").endsWith("is not a file that exists."));
        assertTrue(failure("file://server/share/a.glb").endsWith("names no file of this machine."));
        Files.write(file, new byte[(1 << 20) + 1]);
        assertTrue(failure(file.toUri().toString()).contains("goes beyond"));
    }

    private void serve(String path, byte[] body) {
        server.createContext(path, exchange -> {
            exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
    }

    private void serveGzip(String path, int zeros) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            byte[] piece = new byte[1000];
            for (int left = zeros; left > 0; left -= piece.length) {
                gzip.write(piece, 0, Math.min(left, piece.length));
            }
        }
        server.createContext(path, exchange -> {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
            exchange.sendResponseHeaders(200, packed.size());
            packed.writeTo(exchange.getResponseBody());
            exchange.close();
        });
    }

    private void redirect(String path, String to) {
        server.createContext(path, exchange -> {
            exchange.getResponseHeaders().set("Location", to);
            exchange.sendResponseHeaders(302, -1);
            exchange.close();
        });
    }

    private static void drip(OutputStream out, String text) throws Exception {
        for (byte b : HostileServer.ascii(text)) {
            out.write(b);
            out.flush();
            Thread.sleep(50);
        }
    }

    private String url(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    private byte[] fetch(String url) throws AssetException {
        try (AssetFetcher fetcher = new AssetFetcher(options)) {
            return fetcher.begin(url, Origin.OWN).fetch();
        }
    }

    private String failure(String url) {
        return assertThrows(AssetException.class, () -> fetch(url)).getMessage();
    }
}
