package dev.highfive.desktop.vip;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** What a person types, line by line, for somebody who has other things to do as well. */
final class Lines {
    private static final String END = "\u0004";

    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private boolean ended;

    Lines() {
        Thread thread = new Thread(this::read, "highfive-lines");
        thread.setDaemon(true);
        thread.start();
    }

    private void read() {
        try {
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                lines.add(line.strip());
            }
        } catch (IOException e) {
            lines.add("/error " + e.getMessage());
        }
        lines.add(END);
    }

    /** The next line, or null if none comes for so long. */
    String next(long millis) throws InterruptedException {
        if (ended) {
            Thread.sleep(millis);
            return null;
        }
        String line = lines.poll(millis, TimeUnit.MILLISECONDS);
        ended = END.equals(line);
        return ended ? null : line;
    }

    /** Whether nothing more will come. */
    boolean isOver() {
        return ended;
    }
}
