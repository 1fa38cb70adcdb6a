package dev.highfive.xr;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.logging.Logger;

/** The numbers by which the system knows this process's threads, as Linux lists them. */
final class ThreadIds {
    private static final Logger LOG = Logger.getLogger("dev.highfive.headset");
    /** Of a longer name Linux keeps the beginning. */
    private static final int NAME_LENGTH = 15;

    /** 0 where the system does not say. */
    static int own() {
        try {
            return Integer.parseInt(
                    new File("/proc/thread-self").getCanonicalFile().getName());
        } catch (IOException | NumberFormatException e) {
            LOG.fine(() -> "This thread's number is not known: " + e);
            return 0;
        }
    }

    /** 0 if there is none of that name. */
    static int named(String name) {
        String kept = name.substring(0, Math.min(name.length(), NAME_LENGTH));
        File[] threads = new File("/proc/self/task").listFiles();
        for (File thread : threads == null ? new File[0] : threads) {
            try {
                byte[] text = Files.readAllBytes(new File(thread, "comm").toPath());
                if (kept.equals(new String(text, StandardCharsets.UTF_8).trim())) {
                    return Integer.parseInt(thread.getName());
                }
            } catch (IOException | NumberFormatException e) {
                LOG.fine(() -> "A thread has ended: " + e);
            }
        }
        return 0;
    }

    private ThreadIds() {}
}
