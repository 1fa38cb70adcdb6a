package dev.highfive.desktop.session;

import dev.highfive.session.Session;
import java.io.PrintWriter;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import picocli.CommandLine;

/**
 * Shows a session in the terminal while it runs: a table that is drawn anew where it is a terminal, a line a
 * second where it is not, or JSON. Called once a frame, on the frame thread.
 */
final class SessionShow {
    private static final double NS = 1e-9;
    /** In a terminal that is narrower than the table a line is cut, and so remains one row. */
    private static final String NO_WRAPPING = "\033[?7l";

    private static final String WRAPPING = "\033[?7h";
    private static final String ERASE_TO_THE_RIGHT = "\033[K";
    private static final String ERASE_BELOW = "\033[J";

    private final Session session;
    private final ShowOptions options;
    private final PrintWriter out;
    private final PrintWriter err;
    private final Queue<String> notes = new ConcurrentLinkedQueue<>();
    private final boolean live;
    private final long startNs;
    private double nextSeconds;
    private int linesDrawn;

    SessionShow(Session session, ShowOptions options, CommandLine command) {
        this(
                session,
                options,
                command.getOut(),
                command.getErr(),
                !options.json
                        && System.console() != null
                        && System.getenv("TERM") != null
                        && !"dumb".equals(System.getenv("TERM")));
    }

    /** @param live whether it is a terminal */
    SessionShow(Session session, ShowOptions options, PrintWriter out, PrintWriter err, boolean live) {
        this.session = session;
        this.options = options;
        this.out = out;
        this.err = err;
        this.live = live;
        startNs = session.clock().nanoTime();
        nextSeconds = live ? 0 : 1;
    }

    /** @return whether the time is over */
    boolean frame() {
        double seconds = seconds();
        if (seconds >= nextSeconds) {
            nextSeconds += live ? 0.25 : 1;
            print(new SessionReport(session, seconds, options));
        }
        return seconds >= options.seconds;
    }

    /** How long it has been shown, by the session's clock: that of the recording, if it is one. */
    double seconds() {
        return (session.clock().nanoTime() - startNs) * NS;
    }

    /** Says something beside it, from any thread: what is printed into a table in passing would stay there. */
    void tell(String sentence) {
        notes.add(sentence);
    }

    private void print(SessionReport report) {
        if (live) {
            out.print(linesDrawn > 0 ? "\033[" + linesDrawn + "A" : "");
        }
        for (String note = notes.poll(); note != null; note = notes.poll()) {
            (options.json ? err : out).println(note + (live ? ERASE_BELOW : ""));
        }
        if (options.json) {
            out.println(report.json());
        } else if (live) {
            String table = report.table();
            // Each line may be shorter than what it is drawn over.
            out.print(NO_WRAPPING
                    + table.replace(System.lineSeparator(), ERASE_TO_THE_RIGHT + System.lineSeparator())
                    + ERASE_BELOW
                    + WRAPPING);
            linesDrawn = (int) table.lines().count();
        } else {
            out.println(report.line());
        }
        out.flush();
    }
}
