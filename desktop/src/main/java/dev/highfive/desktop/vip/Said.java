package dev.highfive.desktop.vip;

import java.io.PrintWriter;

/** Words of strangers on a terminal, which would take some of them for commands. */
final class Said {
    private static final int MOST = 400;

    private final PrintWriter out;

    Said(PrintWriter out) {
        this.out = out;
    }

    /** From any thread. */
    synchronized void line(String text) {
        out.println(plain(text));
        out.flush();
    }

    /** Without control characters, and no longer than people read. */
    static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        text.codePoints()
                .limit(MOST)
                .map(code -> Character.isISOControl(code) || Character.getType(code) == Character.FORMAT ? ' ' : code)
                .forEach(plain::appendCodePoint);
        return plain.toString();
    }
}
