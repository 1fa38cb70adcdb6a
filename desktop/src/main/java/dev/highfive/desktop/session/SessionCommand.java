package dev.highfive.desktop.session;

import dev.highfive.desktop.cli.Farewell;
import dev.highfive.desktop.cli.SecondsText;
import dev.highfive.desktop.discovery.SessionAnnouncer;
import dev.highfive.net.capture.Recorder;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.SessionStatus;
import dev.highfive.world.SyncMode;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command that takes part in a session. */
abstract class SessionCommand implements Callable<Integer> {
    @Mixin
    JoinOptions takePart;

    @Mixin
    ShowOptions show;

    @Mixin
    private HeadsetOptions worn;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            converter = SecondsText.class,
            description = "Leave after so long; by default when you press Ctrl-C.")
    private Double seconds;

    @Spec
    CommandSpec spec;

    /** @throws IOException with a message for people, if there is no session to be had */
    abstract Session open(SessionOptions options) throws IOException;

    /** What to say before anything else. */
    abstract void announce(Session session, PrintWriter out) throws IOException;

    /** Who tells the local network of the session, or null; with a sentence to the run if that cannot be done. */
    SessionAnnouncer announcer(Session session, SessionRun run) {
        return null;
    }

    /** The cable by which a headset comes, or null. */
    AdbCable cable(Session session, SessionRun run) throws IOException {
        return null;
    }

    @Override
    public final Integer call() throws IOException {
        takePart.check(spec.commandLine());
        worn.check(spec.commandLine());
        SyncMode sync = show.syncMode(spec.commandLine());
        show.seconds = seconds == null ? Double.POSITIVE_INFINITY : seconds;
        PrintWriter said =
                show.json ? spec.commandLine().getErr() : spec.commandLine().getOut();
        try (Farewell farewell = new Farewell()) {
            int code = takePart(sync, said, farewell);
            takePart.tellRecording(said);
            return code;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** How it went, once the time is over. */
    int exitCode(SessionStatus status) {
        return ExitCode.OK;
    }

    private int takePart(SyncMode sync, PrintWriter said, Farewell farewell) throws IOException {
        try (KeptIdentity identity = KeptIdentity.take();
                Recorder recorder = takePart.recorder()) {
            SessionOptions options =
                    takePart.sessionOptions(identity.identity(), recorder).sync(sync);
            try (Session session = open(options)) {
                announce(session, said);
                stay(session, new SessionRun(session, show, spec.commandLine(), farewell));
                SessionStatus status = session.status();
                if (status.askedToLeave) {
                    throw new IOException("Whoever hosts this session has asked you to leave.");
                }
                return exitCode(status);
            }
        }
    }

    private void stay(Session session, SessionRun run) throws IOException {
        AdbCable cable = cable(session, run);
        SessionAnnouncer announcer = announcer(session, run);
        try {
            worn.body.run(session, run, show.seconds, worn);
        } finally {
            if (announcer != null) {
                announcer.close();
            }
            if (cable != null) {
                cable.close();
            }
        }
    }
}
