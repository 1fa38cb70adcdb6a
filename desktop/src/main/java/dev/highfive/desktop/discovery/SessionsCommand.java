package dev.highfive.desktop.discovery;

import com.google.gson.JsonObject;
import dev.highfive.desktop.cli.SecondsText;
import dev.highfive.session.discovery.AnnouncedSession;
import dev.highfive.session.discovery.SessionDirectory;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists the sessions that are announced on the local network. */
@Command(
        name = "sessions",
        description = {
            "Lists the sessions on the local network.",
            "Where a key is needed, one joins with the link that a participant gives away: keys are not announced."
        })
public final class SessionsCommand implements Callable<Integer> {
    /** Opens the directory to look into. */
    interface Opener {
        SessionDirectory open() throws IOException;
    }

    private final Opener opener;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "3",
            converter = SecondsText.class,
            description = "How long to listen (${DEFAULT-VALUE}).")
    private double seconds;

    @Option(names = "--json", description = "A line of JSON for each session.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    /** On the networks of this machine. */
    public SessionsCommand() {
        this(JmdnsDirectory::new);
    }

    SessionsCommand(Opener opener) {
        this.opener = opener;
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        List<AnnouncedSession> sessions;
        try (SessionDirectory directory = opener.open()) {
            sessions = listen(directory);
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            sessions.forEach(session -> out.println(toJson(session)));
        } else {
            print(sessions, out);
        }
        return ExitCode.OK;
    }

    private List<AnnouncedSession> listen(SessionDirectory directory) throws InterruptedException {
        Set<AnnouncedSession> sessions = new LinkedHashSet<>();
        directory.browse(new SessionDirectory.Listener() {
            @Override
            public void onFound(AnnouncedSession session) {
                synchronized (sessions) {
                    sessions.removeIf(known -> isSamePlace(known, session));
                    sessions.add(session);
                }
            }

            @Override
            public void onLost(AnnouncedSession session) {
                synchronized (sessions) {
                    sessions.removeIf(known -> isSamePlace(known, session));
                }
            }
        });
        Thread.sleep((long) (seconds * 1000));
        synchronized (sessions) {
            List<AnnouncedSession> sorted = new ArrayList<>(sessions);
            sorted.sort(Comparator.comparing(AnnouncedSession::name).thenComparing(AnnouncedSession::host));
            return sorted;
        }
    }

    private static boolean isSamePlace(AnnouncedSession one, AnnouncedSession other) {
        return one.name().equals(other.name()) && one.host().equals(other.host()) && one.port() == other.port();
    }

    private void print(List<AnnouncedSession> sessions, PrintWriter out) {
        if (sessions.isEmpty()) {
            out.println("No session is announced on this network.");
            return;
        }
        String format = "%-24s  %-22s  %6s  %s%n";
        out.printf(format, "NAME", "ADDRESS", "PEOPLE", "KEY");
        for (AnnouncedSession session : sessions) {
            out.printf(
                    format,
                    session.name(),
                    address(session),
                    session.participants() == 0 ? "?" : session.participants(),
                    session.needsKey() ? "needed" : "none: anybody can read it");
        }
        if (sessions.stream().anyMatch(AnnouncedSession::needsKey)) {
            out.println("A session with a key is joined by its link, which a participant can give you:"
                    + " the key is in it and is never announced.");
        }
    }

    private static String address(AnnouncedSession session) {
        return (session.host().contains(":") ? "[" + session.host() + "]" : session.host()) + ":" + session.port()
                + (session.isMulticast() ? " (group)" : session.isTcp() ? " (TCP)" : "");
    }

    private static JsonObject toJson(AnnouncedSession session) {
        JsonObject object = new JsonObject();
        object.addProperty("name", session.name());
        object.addProperty("host", session.host());
        object.addProperty("port", session.port());
        object.addProperty("multicast", session.isMulticast());
        object.addProperty("tcp", session.isTcp());
        object.addProperty("participants", session.participants());
        object.addProperty("needsKey", session.needsKey());
        return object;
    }
}
