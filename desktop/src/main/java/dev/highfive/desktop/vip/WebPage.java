package dev.highfive.desktop.vip;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/** Hands out the page, X_ITE and the shapes of people and things, all of which lie in this program. */
final class WebPage implements AutoCloseable {
    private static final Pattern FILE = Pattern.compile("[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*");
    private static final int THREADS = 4;
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "json", "application/json",
            "wrl", "model/vrml",
            "png", "image/png",
            "wasm", "application/wasm");

    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS, task -> {
        Thread thread = new Thread(task, "highfive-page");
        thread.setDaemon(true);
        return thread;
    });
    private final WebGate gate;
    private volatile int socketPort;

    WebPage(InetSocketAddress address, WebGate gate) throws IOException {
        this.gate = gate;
        server = HttpServer.create(address, 64);
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    /** Whether X_ITE is there, without which the page shows nothing. */
    static boolean isWhole() {
        return WebPage.class.getResource("page/x_ite/x_ite.min.js") != null;
    }

    int port() {
        return server.getAddress().getPort();
    }

    /** Where the page finds the room. */
    void connectTo(int port) {
        socketPort = port;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            if (!gate.admits(exchange.getRequestHeaders().getFirst("Host"))) {
                refuse(exchange, 403, "This page is for this machine alone, under its own name.");
            } else if (!exchange.getRequestMethod().equals("GET")) {
                refuse(exchange, 405, "This page can only be read.");
            } else if (path.startsWith("/shapes/")) {
                // Also without the token: clients of other makes look for what they have been told to show.
                file(exchange, path.substring(1));
            } else if (path.equals(gate.path() + "config.json")) {
                send(exchange, "json", ("{\"socketPort\":" + socketPort + "}").getBytes(StandardCharsets.UTF_8));
            } else if (path.startsWith(gate.path())) {
                String name = path.substring(gate.path().length());
                file(exchange, name.isEmpty() ? "index.html" : name);
            } else {
                refuse(exchange, 404, "There is nothing here; the page's whole address is on the server's terminal.");
            }
        }
    }

    private static void file(HttpExchange exchange, String name) throws IOException {
        try (InputStream in = FILE.matcher(name).matches() ? WebPage.class.getResourceAsStream("page/" + name) : null) {
            if (in == null) {
                refuse(exchange, 404, "There is no such file.");
            } else {
                send(exchange, name.substring(name.lastIndexOf('.') + 1), in.readAllBytes());
            }
        }
    }

    private static void refuse(HttpExchange exchange, int status, String reason) throws IOException {
        byte[] bytes = (reason + "\n").getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    private static void send(HttpExchange exchange, String kind, byte[] bytes) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(kind, "application/octet-stream"));
        exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
        exchange.getResponseHeaders().set("Referrer-Policy", "no-referrer");
        exchange.getResponseHeaders().set("Cache-Control", "no-cache");
        exchange.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
