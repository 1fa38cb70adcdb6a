package dev.highfive.desktop.vip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.session.vip.VipLimits;
import dev.highfive.session.vip.VipListener;
import dev.highfive.session.vip.VipServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WebPageTest {
    private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

    private final StringWriter out = new StringWriter();
    private VipServer server;
    private WebGate gate;
    private WebPage page;
    private WebDoor door;

    @BeforeEach
    void open() throws IOException {
        open(LOOPBACK);
    }

    private void open(InetAddress address) throws IOException {
        server = new VipServer(new InetSocketAddress(LOOPBACK, 0), new VipLimits(), new VipListener() {});
        gate = new WebGate(address);
        page = new WebPage(new InetSocketAddress(LOOPBACK, 0), gate);
        door = new WebDoor(
                new InetSocketAddress(LOOPBACK, 0), server, gate, page.port(), new Said(new PrintWriter(out, true)));
        door.open();
        page.connectTo(door.getPort());
    }

    @AfterEach
    void close() throws InterruptedException {
        door.stop(1000);
        page.close();
        server.close();
        server.check();
    }

    @Test
    void thePageIsForThisMachineUnderItsOwnName() throws IOException {
        assertTrue(get("/", "localhost:" + page.port()).startsWith("HTTP/1.1 200"));
        assertTrue(get("/vip.js", "127.0.0.1").contains("Modified UTF-8"));
        assertTrue(get("/shapes/hand.wrl", "127.0.0.1").contains("PROTO Hand"));
        assertTrue(get("/config.json", "[::1]:80").contains("{\"socketPort\":" + door.getPort() + "}"));
        assertTrue(get("/", "evil.example:" + page.port()).startsWith("HTTP/1.1 403"));
    }

    @Test
    void nothingElseOfTheProgramIsHandedOut() throws IOException {
        for (String path : new String[] {"/../WebPage.class", "/%2e%2e/WebPage.class", "//x", "/shapes/", "/none"}) {
            assertTrue(get(path, "localhost").startsWith("HTTP/1.1 4"), path);
        }
    }

    @Test
    void webSocketsComeFromThePageAndFromNowhereElse() throws IOException {
        String host = "127.0.0.1:" + door.getPort();
        assertTrue(isIn("/vip", host, "http://127.0.0.1:" + page.port()));
        assertFalse(isIn("/vip", host, "http://evil.example"));
        assertFalse(isIn("/vip", host, "http://127.0.0.1:1"));
        assertFalse(isIn("/vip", host, null));
        String rebound = "evil.example:" + door.getPort();
        assertFalse(isIn("/vip", rebound, "http://evil.example:" + page.port()));
        assertFalse(isIn("/other", host, "http://127.0.0.1:" + page.port()));
        assertTrue(out.toString().contains("A WebSocket from http://evil.example was refused."), out.toString());
    }

    @Test
    void beyondThisMachineThePageHasAToken() throws Exception {
        close();
        open(InetAddress.getByName("192.0.2.7"));
        assertTrue(gate.path().matches("/[A-Za-z0-9_-]{16}/"), gate.path());
        assertTrue(get("/", "192.0.2.7").startsWith("HTTP/1.1 404"));
        assertTrue(get("/config.json", "192.0.2.7").startsWith("HTTP/1.1 404"));
        assertTrue(get(gate.path(), "192.0.2.7").startsWith("HTTP/1.1 200"));
        String origin = "http://192.0.2.7:" + page.port();
        assertFalse(isIn("/vip", "192.0.2.7:" + door.getPort(), origin));
        assertTrue(isIn(gate.path() + "vip", "192.0.2.7:" + door.getPort(), origin));
        assertEquals(2, out.toString().split("without the page's token", -1).length);
    }

    private String get(String path, String host) throws IOException {
        return ask(page.port(), "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
    }

    /** Whether the room answers a login that comes this way, or a reason why not. */
    private boolean isIn(String path, String host, String origin) throws IOException {
        String request = "GET " + path + " HTTP/1.1\r\nHost: " + host
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + (origin == null ? "" : "Origin: " + origin + "\r\n")
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
        // In a binary frame under a mask of zeros: a name of one letter, no avatar.
        byte[] login = {(byte) 0x82, (byte) 0x85, 0, 0, 0, 0, 0, 1, 'a', 0, 0};
        try (Socket socket = new Socket(LOOPBACK, door.getPort())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            StringBuilder head = new StringBuilder();
            while (head.indexOf("\r\n\r\n") < 0) {
                head.append((char) socket.getInputStream().read());
            }
            assertTrue(head.toString().startsWith("HTTP/1.1 101"), head.toString());
            socket.getOutputStream().write(login);
            int kind = socket.getInputStream().read();
            byte[] frame =
                    socket.getInputStream().readNBytes(socket.getInputStream().read());
            if (kind == 0x82) {
                return true;
            }
            assertEquals(0x88, kind);
            assertEquals(1008, (frame[0] & 0xFF) << 8 | frame[1] & 0xFF);
            assertTrue(new String(frame, StandardCharsets.UTF_8).contains("Refused: "));
            return false;
        }
    }

    private static String ask(int port, String request) throws IOException {
        try (Socket socket = new Socket(LOOPBACK, port)) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
