package dev.highfive.desktop.room;

import dev.highfive.session.Session;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.locks.LockSupport;

/** Runs a session to its end: of the time, of the recording, or by Ctrl-C, after which goodbye is still said. */
final class RoomRun implements AutoCloseable {
    private static final long FRAME_NS = 1_000_000_000L / 72;

    private final Session session;
    private final SessionShow show;
    private final Thread frameThread = Thread.currentThread();
    private final Thread atExit = new Thread(this::stopAndWait, "highfive-exit");
    private volatile boolean stopping;

    RoomRun(Session session, ShowOptions options, PrintWriter out) {
        this.session = session;
        this.show = new SessionShow(session, options, out);
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /** Without a body: looks 72 times a second. */
    void withoutBody() throws IOException {
        long nextNs = System.nanoTime();
        while (!isOver() && !session.isFinished()) {
            session.advance(session.clock().nanoTime());
            nextNs += FRAME_NS;
            LockSupport.parkNanos(nextNs - System.nanoTime());
        }
    }

    /** To be asked once a frame: shows what there is to show. */
    boolean isOver() {
        return show.frame() || stopping || Thread.currentThread().isInterrupted();
    }

    private void stopAndWait() {
        stopping = true;
        try {
            frameThread.join(2000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        session.close();
        if (!stopping) {
            Runtime.getRuntime().removeShutdownHook(atExit);
        }
    }
}
