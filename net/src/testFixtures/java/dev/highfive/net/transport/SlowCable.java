package dev.highfive.net.transport;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;

/**
 * What adb does with a port of the headset, without adb: takes connections and forwards them, in either direction so
 * fast and no faster, with all the queues that systems have. It may be stalled, and pulled.
 */
public final class SlowCable implements Closeable {
    private static final int PIECE = 256;

    private final ServerSocket door;
    private final int port;
    private final double bytesPerSecond;
    private final List<Socket> open = new CopyOnWriteArrayList<>();
    private volatile long stalledUntilNs = System.nanoTime();
    private volatile boolean pulled;

    /** @param port of this machine, to which it leads */
    public SlowCable(int port, double bytesPerSecond) throws IOException {
        this.port = port;
        this.bytesPerSecond = bytesPerSecond;
        door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        start(this::take);
    }

    /** Where to connect to. */
    public int port() {
        return door.getLocalPort();
    }

    /** Lets nothing through for so long. */
    public void stall(long ms) {
        stalledUntilNs = System.nanoTime() + ms * 1_000_000;
    }

    /** Breaks what is connected, and refuses others until it is put back. */
    public void pull(boolean out) {
        pulled = out;
        if (out) {
            open.forEach(SlowCable::close);
            open.clear();
        }
    }

    private void take() {
        try {
            while (true) {
                Socket from = door.accept();
                if (pulled) {
                    close(from);
                    continue;
                }
                Socket to = new Socket(InetAddress.getLoopbackAddress(), port);
                open.add(from);
                open.add(to);
                start(() -> pump(from, to));
                start(() -> pump(to, from));
            }
        } catch (IOException e) {
            pull(true); // closed, or there is nobody
        }
    }

    private void pump(Socket from, Socket to) {
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            byte[] piece = new byte[PIECE];
            long freeNs = System.nanoTime();
            for (int count = in.read(piece); count >= 0; count = in.read(piece)) {
                long nowNs = System.nanoTime();
                freeNs = Math.max(freeNs, nowNs) + (long) (count / bytesPerSecond * 1e9);
                while (System.nanoTime() - freeNs < 0 || System.nanoTime() - stalledUntilNs < 0) {
                    LockSupport.parkNanos(1_000_000);
                }
                out.write(piece, 0, count);
            }
        } catch (IOException e) {
            close(from);
            close(to);
        }
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "cable");
        thread.setDaemon(true);
        thread.start();
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        pull(true);
    }
}
