package dev.highfive.client.assets;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** A server that answers what a test says, byte for byte, once it has read a request. */
final class HostileServer implements AutoCloseable {
    /** What it does with a connection. */
    interface Answer {
        void to(OutputStream out) throws Exception;
    }

    private final ServerSocket socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final AtomicInteger requests = new AtomicInteger();
    private final Answer answer;

    HostileServer(Answer answer) throws IOException {
        this.answer = answer;
        Thread thread = new Thread(this::serve, "hostile server");
        thread.setDaemon(true);
        thread.start();
    }

    String url(String path) {
        return "http://127.0.0.1:" + socket.getLocalPort() + "/" + path;
    }

    int port() {
        return socket.getLocalPort();
    }

    int requests() {
        return requests.get();
    }

    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private void serve() {
        while (!socket.isClosed()) {
            try (Socket connection = socket.accept()) {
                requests.incrementAndGet();
                readRequest(connection.getInputStream());
                answer.to(connection.getOutputStream());
            } catch (Exception e) {
                // The client went away, which is what most of these answers are to make it do.
            }
        }
    }

    private static void readRequest(InputStream in) throws IOException {
        for (int line = 0, c = in.read(); c >= 0; c = in.read()) {
            if (c == '\n') {
                if (line <= 1) {
                    return;
                }
                line = 0;
            } else {
                line++;
            }
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
