package dev.highfive.desktop.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.desktop.Highfive;
import dev.highfive.session.discovery.AnnouncedSession;
import dev.highfive.session.discovery.SessionDirectory;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import picocli.CommandLine;

/** Two programs that find each other by multicast DNS over the loopback interface. */
@Timeout(120)
class SessionsCommandTest {
    private static final byte[] KEY = "sixteen bytes or more".getBytes();
    private static final SessionLink LINK = SessionLink.of("127.0.0.1", 5010, "Blue room", KEY);

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private SessionDirectory host;

    @BeforeEach
    void open() throws IOException {
        host = open(InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void sessionsAreFoundUpdatedAndLost() throws Exception {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        try (SessionDirectory guest = open(InetAddress.getLoopbackAddress())) {
            guest.browse(new SessionDirectory.Listener() {
                @Override
                public void onFound(AnnouncedSession session) {
                    heard.add(session.name() + " has " + session.participants());
                }

                @Override
                public void onLost(AnnouncedSession session) {
                    heard.add(session.name() + " is gone");
                }
            });
            AtomicInteger participants = new AtomicInteger(1);
            SessionAnnouncer announcer = SessionAnnouncer.start(
                    LINK,
                    participants::get,
                    trouble -> heard.add(trouble),
                    () -> open(InetAddress.getLoopbackAddress()));
            assertEquals("Blue room has 1", heard.take());
            participants.set(2);
            assertEquals("Blue room has 2", heard.take());
            announcer.close();
            assertEquals("Blue room is gone", heard.take());
        }
    }

    @Test
    void aSessionOnAMachineWithoutANetworkIsToldSoInOneSentence() throws Exception {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        SessionAnnouncer announcer =
                SessionAnnouncer.start(LINK, () -> 1, heard::add, () -> new JmdnsDirectory(List.of()));
        assertEquals("No local network takes announcements, so the session is found by its link only.", heard.take());
        announcer.close();
    }

    @Test
    void theCommandListsThemWithoutKeys() throws Exception {
        host.announce(LINK, 3);
        runUntilFound("--seconds=1");
        String[] lines = out.toString().split("\\R");
        assertEquals("NAME                      ADDRESS                 PEOPLE  KEY", lines[0]);
        assertEquals("Blue room                 127.0.0.1:5010               3  needed", lines[1]);
        assertTrue(lines[2].contains("never announced"), lines[2]);
        runUntilFound("--seconds=1", "--json");
        assertEquals(
                "{\"name\":\"Blue room\",\"host\":\"127.0.0.1\",\"port\":5010,\"multicast\":false,\"tcp\":false,"
                        + "\"participants\":3,\"needsKey\":true}",
                out.toString().strip());
        assertFalse(out.toString().contains(LINK.withKey().split("#")[1]));
    }

    @Test
    void anEmptyNetworkIsSaidToBeEmpty() {
        assertEquals(0, run("--seconds=0.1"));
        assertEquals("No session is announced on this network.", out.toString().strip());
    }

    @Test
    void badInputIsAnsweredWithOneSentenceAndExitCode2() {
        assertEquals(2, run("--seconds=-1"));
        assertEquals(
                "highfive: --seconds: This takes a number of seconds from 0 on, not -1.",
                err.toString().strip());
    }

    /** Announcing takes a while, and longer on a busy machine. */
    private void runUntilFound(String... arguments) {
        do {
            out.getBuffer().setLength(0);
            assertEquals(0, run(arguments));
        } while (!out.toString().contains("Blue room"));
    }

    private static SessionDirectory open(InetAddress address) throws IOException {
        return new JmdnsDirectory(List.of(address));
    }

    private int run(String... arguments) {
        CommandLine program = Highfive.commandLine();
        program.getCommandSpec().removeSubcommand("sessions");
        program.addSubcommand(new SessionsCommand(() -> open(InetAddress.getLoopbackAddress())));
        program.setParameterExceptionHandler(Highfive.commandLine().getParameterExceptionHandler());
        String[] all = new String[arguments.length + 1];
        all[0] = "sessions";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return program.setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(all);
    }
}
