package dev.highfive.desktop.session;

import dev.highfive.desktop.cli.Farewell;
import dev.highfive.desktop.cli.SecondsText;
import dev.highfive.net.capture.BadRecordingException;
import dev.highfive.net.capture.CaptureCount;
import dev.highfive.net.capture.PcapngReader;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.world.SyncMode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "replay", description = "Plays a recorded session as if it were live.")
public final class ReplayCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "What --record made: a pcapng file.")
    private Path file;

    @Option(
            names = "--speed",
            paramLabel = "FACTOR",
            defaultValue = "1",
            description = "0.1 to 10 times as fast (${DEFAULT-VALUE}).")
    private double speed;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            converter = SecondsText.class,
            description = "End after so many seconds of the recording, whatever the speed; by default at its end.")
    private Double seconds;

    @Mixin
    private ShowOptions show;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        SyncMode sync = show.syncMode(spec.commandLine());
        if (!Files.exists(file) || Files.isDirectory(file)) {
            throw new IOException("There is no file " + file + ".");
        }
        show.replayed = true;
        show.seconds = seconds == null ? Double.POSITIVE_INFINITY : seconds;
        try (Farewell farewell = new Farewell();
                PcapngReader recording = PcapngReader.ofFile(file)) {
            SessionOptions options = new SessionOptions().name("the viewer").sync(sync);
            try (Session session = Session.replay(recording, speed, options)) {
                SessionRun run = new SessionRun(session, show, spec.commandLine(), farewell);
                run.withoutBody();
                session.advance(session.clock().nanoTime());
                tellTheEnd(session, recording, run.seconds());
            }
            return ExitCode.OK;
        } catch (BadRecordingException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private void tellTheEnd(Session session, PcapngReader recording, double reached) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (show.json) {
            out.println(new SessionReport(session, reached, show).json());
        } else {
            out.printf(
                    Locale.ROOT,
                    session.isFinished() ? "The recording is at its end" : "The recording was left after %.1f s of it",
                    reached);
            out.printf("; the world's fingerprint is %016x.%n", session.world().fingerprint());
        }
        if (session.isFinished()) { // or the recording is still another thread's
            PrintWriter said = show.json ? spec.commandLine().getErr() : out;
            if (recording.counts().of(CaptureCount.DATAGRAM) == 0) {
                said.println("There is no packet in " + file + ": nobody was met while it was recorded.");
            } else if (recording.isCutOff()) {
                said.println(file + " ends within a packet: who recorded it was stopped in the middle.");
            }
        }
    }
}
