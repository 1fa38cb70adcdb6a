package dev.highfive.session.lemvr;

import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A server whose headset has a frame every two milliseconds, on a thread that must never wait. */
final class LentFrames implements AutoCloseable {
    private static final long FRAME_NS = 2_000_000;
    private static final long PATIENCE_SECONDS = 20;

    final LemvrServer server;
    private final BlockingQueue<String> sentences = new LinkedBlockingQueue<>();
    private final Thread frames = new Thread(this::run, "frames of a test");
    private volatile boolean stopping;
    private volatile long count;
    volatile ClientFrame last;

    LentFrames(LemvrServerOptions options) throws IOException {
        server = LemvrServer.open(options.listener(sentences::add));
        server.describe(100, 80, new float[] {72, 90});
        frames.start();
    }

    static LemvrServerOptions impatient() {
        return new LemvrServerOptions().patience(300_000_000);
    }

    private void run() {
        while (!stopping) {
            ServerFrame frame = server.next();
            frame.hasViews = true;
            frame.views.displayTime = count;
            frame.see(ServerFrame.SHOWN, 0, true);
            frame.pose(ServerFrame.SHOWN, 0).position[1] = 1.6f;
            frame.pose(ServerFrame.SHOWN, 0).orientation[3] = 1;
            server.post();
            last = server.newest();
            count++;
            LockSupport.parkNanos(FRAME_NS);
        }
    }

    long count() {
        return count;
    }

    /** What the server tells people next. */
    String sentence() throws InterruptedException {
        String sentence = sentences.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (sentence == null) {
            throw new AssertionError("the server has nothing to say");
        }
        return sentence;
    }

    @Override
    public void close() {
        server.close();
        stopping = true;
        try {
            frames.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
