package dev.highfive.desktop.vip;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** A real browser without a window, driven by its DevTools protocol. It draws WebGL in software. */
final class Chromium implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;

    private final Process process;
    private final WebSocket socket;
    private final StringBuilder partial = new StringBuilder();
    private final Map<Integer, CompletableFuture<JsonObject>> asked = new ConcurrentHashMap<>();
    /** What pages said on the console, and what they failed of. */
    final List<String> console = Collections.synchronizedList(new ArrayList<>());

    private int requests;

    /** @param profile an empty folder */
    Chromium(String program, Path profile, int width, int height) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                        program,
                        "--headless",
                        "--no-sandbox",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--use-angle=swiftshader",
                        "--enable-unsafe-swiftshader",
                        "--remote-debugging-port=0",
                        "--remote-allow-origins=*",
                        "--window-size=" + width + "," + height,
                        "--user-data-dir=" + profile,
                        "about:blank")
                .redirectErrorStream(true)
                .redirectOutput(profile.resolve("chromium.log").toFile());
        // What makes this JVM draw by Mesa would make Chromium look for its own drawing in the wrong place.
        builder.environment().keySet().retainAll(Set.of("PATH", "HOME", "TMPDIR", "USER"));
        process = builder.start();
        Path portFile = profile.resolve("DevToolsActivePort");
        while (!Files.exists(portFile) || Files.readAllLines(portFile).size() < 2) {
            if (!process.isAlive()) {
                throw new IOException("Chromium ended: " + Files.readString(profile.resolve("chromium.log")));
            }
            Thread.sleep(20);
        }
        String page = page(Integer.parseInt(Files.readAllLines(portFile).get(0)));
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(page), new Answers())
                .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        ask("Runtime.enable", new JsonObject());
    }

    private static String page(int port) throws Exception {
        java.net.http.HttpRequest request = java.net.http.HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + port + "/json/list"))
                .build();
        while (true) {
            String list = HttpClient.newHttpClient()
                    .send(request, java.net.http.HttpResponse.BodyHandlers.ofString())
                    .body();
            for (var target : JsonParser.parseString(list).getAsJsonArray()) {
                if (target.getAsJsonObject().get("type").getAsString().equals("page")) {
                    return target.getAsJsonObject().get("webSocketDebuggerUrl").getAsString();
                }
            }
            Thread.sleep(20);
        }
    }

    /** Begins to load it; what is wanted of it is to be waited for. */
    void open(String url) throws Exception {
        ask("Page.navigate", with("url", url));
    }

    /** What an expression of the page's is, as text. */
    String evaluate(String expression) throws Exception {
        JsonObject parameters = with("expression", "String(" + expression + ")");
        parameters.addProperty("awaitPromise", true);
        JsonObject result = ask("Runtime.evaluate", parameters);
        if (result.has("exceptionDetails")) {
            throw new AssertionError(result.get("exceptionDetails").toString());
        }
        return result.getAsJsonObject("result").get("value").getAsString();
    }

    /** Waits until an expression is true. */
    void await(String expression) throws Exception {
        long untilNs = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!evaluate(expression).equals("true")) {
            if (System.nanoTime() > untilNs) {
                throw new AssertionError(expression + " never became true; the page said: " + console + " and shows: "
                        + evaluate("document.querySelector('aside').innerText"));
            }
            Thread.sleep(50);
        }
    }

    /** Presses the mouse there, holds it for as long as people do, and lets it go. */
    void click(int x, int y) throws Exception {
        for (String type : new String[] {"mouseMoved", "mousePressed", "mouseReleased"}) {
            JsonObject parameters = with("type", type);
            parameters.addProperty("x", x);
            parameters.addProperty("y", y);
            parameters.addProperty("button", type.equals("mouseMoved") ? "none" : "left");
            parameters.addProperty("clickCount", 1);
            ask("Input.dispatchMouseEvent", parameters);
            Thread.sleep(150);
        }
    }

    /** As PNG. */
    byte[] screenshot() throws Exception {
        JsonObject result = ask("Page.captureScreenshot", with("format", "png"));
        return Base64.getDecoder().decode(result.get("data").getAsString());
    }

    private static JsonObject with(String name, String value) {
        JsonObject parameters = new JsonObject();
        parameters.addProperty(name, value);
        return parameters;
    }

    private JsonObject ask(String method, JsonObject parameters) throws Exception {
        int id = ++requests;
        JsonObject request = new JsonObject();
        request.addProperty("id", id);
        request.addProperty("method", method);
        request.add("params", parameters);
        CompletableFuture<JsonObject> answer = new CompletableFuture<>();
        asked.put(id, answer);
        socket.sendText(request.toString(), true).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        JsonObject whole = answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (whole.has("error")) {
            throw new IOException(method + ": " + whole.get("error"));
        }
        return whole.getAsJsonObject("result");
    }

    private void take(JsonObject message) {
        if (message.has("id")) {
            asked.remove(message.get("id").getAsInt()).complete(message);
            return;
        }
        switch (message.get("method").getAsString()) {
            case "Runtime.consoleAPICalled", "Runtime.exceptionThrown" ->
                console.add(message.get("params").toString());
            default -> {}
        }
    }

    @Override
    public void close() {
        socket.abort();
        process.destroy();
        process.onExit().join(); // it has nothing to save, and ends at once
    }

    private final class Answers implements WebSocket.Listener {
        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            partial.append(data);
            if (last) {
                take(JsonParser.parseString(partial.toString()).getAsJsonObject());
                partial.setLength(0);
            }
            from.request(1);
            return null;
        }
    }
}
