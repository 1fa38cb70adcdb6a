package dev.highfive.app;

import android.content.Context;
import dev.highfive.net.Clock;
import dev.highfive.net.capture.Recorder;
import java.io.File;
import java.io.IOException;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** What a stay leaves for a report: the packets, opened and so without keys, and beside them the log, for adb pull. */
final class Recording implements AutoCloseable {
    private static final Logger ALL = Logger.getLogger("dev.highfive");

    final Recorder packets;
    private final FileHandler log;

    private Recording(Recorder packets, FileHandler log) {
        this.packets = packets;
        this.log = log;
        log.setFormatter(new SimpleFormatter());
        ALL.addHandler(log);
    }

    /** @param name without an ending; empty for none, which is null */
    static Recording open(Context context, String name) throws IOException {
        if (name.isEmpty()) {
            return null;
        }
        File folder = context.getExternalFilesDir(null);
        if (folder == null) {
            throw new IOException(context.getString(R.string.no_recording));
        }
        FileHandler log = new FileHandler(new File(folder, name + ".log").getPath());
        try {
            Recorder packets =
                    Recorder.toFile(new File(folder, name + ".pcapng").toPath(), "A stay of highfive.", Clock.SYSTEM);
            ALL.info("Recording to " + new File(folder, name + ".pcapng"));
            return new Recording(packets, log);
        } catch (IOException e) {
            log.close();
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        ALL.removeHandler(log);
        log.close();
        if (packets.failure() != null) {
            ALL.log(Level.WARNING, "The recording is not whole", packets.failure());
        }
        packets.close();
    }
}
