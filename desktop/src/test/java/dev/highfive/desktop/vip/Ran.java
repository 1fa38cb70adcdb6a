package dev.highfive.desktop.vip;

import dev.highfive.desktop.Highfive;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;

/** A command of the PC program, running beside the test. */
final class Ran {
    final Thread thread;
    private final StringWriter out = new StringWriter();
    private volatile int exitCode = -1;

    Ran(String... arguments) {
        PrintWriter writer = new PrintWriter(out, true);
        CommandLine command = Highfive.commandLine().setOut(writer).setErr(writer);
        thread = new Thread(() -> exitCode = command.execute(arguments), "ran-" + arguments[0]);
        thread.start();
    }

    String text() {
        return out.toString();
    }

    /** Waits until it has said that. */
    Matcher await(Pattern pattern) throws InterruptedException {
        while (true) {
            boolean isOver = !thread.isAlive();
            Matcher matcher = pattern.matcher(text());
            if (matcher.find()) {
                return matcher;
            }
            if (isOver) {
                throw new AssertionError("It ended without '" + pattern + "' after:\n" + text());
            }
            Thread.sleep(10);
        }
    }

    int exitCode() throws InterruptedException {
        thread.join();
        return exitCode;
    }
}
