package dev.highfive.desktop.session;

import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.desktop.cli.Farewell;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.session.Session;
import java.io.IOException;
import java.util.concurrent.locks.LockSupport;
import picocli.CommandLine;

/** Runs a session to its end: of the time, of the recording, or by Ctrl-C. */
final class SessionRun {
    private static final long FRAME_NS = 1_000_000_000L / 72;

    private final Session session;
    private final SessionShow show;
    private final Farewell farewell;

    SessionRun(Session session, ShowOptions options, CommandLine command, Farewell farewell) {
        this.session = session;
        this.show = new SessionShow(session, options, command);
        this.farewell = farewell;
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

    /** With a body, whose loop looks once a frame. Leaving ends it also where the headset was put down. */
    void withBody(FrameLoop loop) throws IOException {
        farewell.whenWanted(loop::stop);
        loop.with(body -> {
            if (isOver()) {
                loop.stop();
            }
        });
        try {
            loop.run();
        } catch (HeadsetException | GlesMissing e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    double seconds() {
        return show.seconds();
    }

    /** Says something to the person, from any thread. */
    void tell(String sentence) {
        show.tell(sentence);
    }

    /** To be asked once a frame: shows what there is to show. */
    private boolean isOver() {
        return show.frame()
                || session.status().askedToLeave
                || farewell.isWanted()
                || Thread.currentThread().isInterrupted();
    }
}
