package dev.highfive.desktop.room;

import dev.highfive.desktop.Farewell;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.record.PcapngReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
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

    @Option(names = "--speed", paramLabel = "FACTOR", defaultValue = "1",
        description = "0.1 to 10 times as fast (${DEFAULT-VALUE}).")
    private double speed;

    @Mixin
    private ShowOptions show;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (!Files.exists(file) || Files.isDirectory(file)) {
            throw new IOException("There is no file " + file + ".");
        }
        PrintWriter out = spec.commandLine().getOut();
        try (Farewell farewell = new Farewell(); PcapngReader recording = PcapngReader.ofFile(file)) {
            SessionOptions options = new SessionOptions().name("the viewer").sync(show.sync.mode(show.delayMs));
            try (Session session = Session.replay(recording, speed, options)) {
                new RoomRun(session, show, spec.commandLine(), farewell).withoutBody();
                session.advance(session.clock().nanoTime());
                SessionReport last = new SessionReport(session, 0, show.hint);
                out.println(show.json ? last.json() : "The recording is at its end; the world's fingerprint is "
                    + String.format("%016x", session.world().fingerprint()) + ".");
            }
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
