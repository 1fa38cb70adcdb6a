package dev.highfive.desktop.room;

import dev.highfive.session.Session;
import java.io.PrintWriter;

/**
 * Shows a session in the terminal while it runs: a table that is drawn anew where it is a terminal, a line a
 * second where it is not, or JSON. Called once a frame, on the frame thread.
 */
final class SessionShow {
    private static final double NS = 1e-9;
    private static final String ERASE_BELOW = "\033[J";

    private final Session session;
    private final ShowOptions options;
    private final PrintWriter out;
    private final boolean live;
    private final long startNs;
    private double nextSeconds;
    private int linesDrawn;

    SessionShow(Session session, ShowOptions options, PrintWriter out) {
        this.session = session;
        this.options = options;
        this.out = out;
        this.live = !options.json && System.console() != null && System.getenv("TERM") != null
            && !"dumb".equals(System.getenv("TERM"));
        startNs = session.clock().nanoTime();
        nextSeconds = live ? 0 : 1;
    }

    /** @return whether the time is over */
    boolean frame() {
        double seconds = (session.clock().nanoTime() - startNs) * NS;
        if (seconds >= nextSeconds) {
            nextSeconds += live ? 0.25 : 1;
            print(new SessionReport(session, seconds, options.hint));
        }
        return seconds >= options.seconds;
    }

    private void print(SessionReport report) {
        if (options.json) {
            out.println(report.json());
        } else if (live) {
            String table = report.table();
            out.print(linesDrawn > 0 ? "\033[" + linesDrawn + "A" : "");
            // Each line may be shorter than what it is drawn over.
            out.print(table.replace(System.lineSeparator(), "\033[K" + System.lineSeparator()) + ERASE_BELOW);
            linesDrawn = (int) table.lines().count();
        } else {
            out.println(report.line());
        }
        out.flush();
    }
}
