package dev.highfive.desktop.session;

import dev.highfive.desktop.cli.PrivateFiles;
import dev.highfive.net.Clock;
import dev.highfive.net.capture.Recorder;
import dev.highfive.net.impair.Impairment;
import dev.highfive.session.Identity;
import dev.highfive.session.SessionOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What every command has that takes part in a session. */
public final class JoinOptions {
    @Option(names = "--name", paramLabel = "NAME", description = "What the others see; your user name by default.")
    String name = System.getProperty("user.name");

    @Option(
            names = "--rate",
            paramLabel = "HZ",
            defaultValue = "30",
            description = "How often to send changes, 1 to 144 times a second (${DEFAULT-VALUE}).")
    double rateHz;

    @Option(
            names = "--impair",
            paramLabel = "WORDS",
            converter = ImpairmentWords.class,
            defaultValue = "",
            description = "Make the network worse for what you send: loss=5,burst=3,delay=40,jitter=20,reorder=10,"
                    + "duplicate=5,bandwidth=1000,batch=100,seed=1 (percent, packets, ms, kbit/s), each of them or "
                    + "none; batch is a Wi-Fi radio that sleeps so long between sending.")
    Impairment impairment;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Record the session as pcapng, decrypted: anyone can read the file.")
    Path recording;

    @Option(
            names = "--record-protected",
            description = "With --record: the packets as they are on the wire, with the keys that open them.")
    boolean recordProtected;

    /** @throws ParameterException if some of these do not go together */
    public void check(CommandLine command) {
        if (recordProtected && recording == null) {
            throw new ParameterException(command, "--record-protected goes with --record FILE.");
        }
    }

    /** Null if nothing is to be recorded. */
    public Recorder recorder() throws IOException {
        return recorder(recording, "A session of highfive.");
    }

    /** @param file or null */
    public static Recorder recorder(Path file, String comment) throws IOException {
        try {
            return file == null ? null : new Recorder(PrivateFiles.openEmpty(file), comment, Clock.SYSTEM);
        } catch (FileSystemException e) {
            throw new IOException("No recording can be written to " + file + ".", e);
        }
    }

    /** To be said when the recorder is closed. */
    public void tellRecording(PrintWriter out) {
        tellRecording(recording, out);
    }

    /** @param file or null */
    public static void tellRecording(Path file, PrintWriter out) {
        if (file != null) {
            out.println("Recorded to " + file + "; './highfive replay " + file + "' plays it.");
            out.flush();
        }
    }

    /**
     * @param identity null for one that nobody will know again
     * @param recorder what {@link #recorder} gave
     */
    public SessionOptions sessionOptions(Identity identity, Recorder recorder) {
        SessionOptions options = new SessionOptions()
                .name(name)
                .identity(identity)
                .sendRateHz(rateHz)
                .impairment(impairment);
        return recorder == null ? options : options.record(recorder, !recordProtected);
    }
}
