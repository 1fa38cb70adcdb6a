package dev.highfive.desktop.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.highfive.desktop.Highfive;
import dev.highfive.net.Clock;
import dev.highfive.net.capture.Recorder;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@Timeout(120)
class SessionCommandTest {
    private static final String LINK = "highfive://127.0.0.1:5004/room#AAAAAAAAAAAAAAAAAAAAAA";

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void peopleMeetByALinkAndTheRecordingEndsWithTheirWorld() throws Exception {
        Run host = new Run(
                "host",
                "--port",
                "0",
                "--address",
                "127.0.0.1",
                "--hidden",
                "--name",
                "Hanna",
                "--headset",
                "sim",
                "--seconds",
                "40",
                "--json");
        Matcher link = host.awaitErr(Pattern.compile("'(highfive://[^']+)'"));
        Path recording = folder.resolve("session.pcapng");
        Run guest = new Run(
                "join",
                link.group(1),
                "--name",
                "Jo",
                "--headset",
                "sim",
                "--seconds",
                "6",
                "--impair",
                "loss=5,delay=10,jitter=5",
                "--record",
                recording.toString(),
                "--json");
        // Heads, hands and the ball; more where somebody has drawn already.
        Pattern enough = Pattern.compile("\"objects\":([7-9]|[0-9]{2,})\\b");
        JsonObject status = host.awaitLine(
                line -> line.contains("\"name\":\"Jo\"") && enough.matcher(line).find());
        assertEquals(1, status.get("present").getAsInt());
        guest.thread.join();
        assertEquals(0, guest.exitCode);
        String replayed = replay(recording);
        assertTrue(replayed.contains("2 here; ") && replayed.contains("Hanna") && replayed.contains("Jo"), replayed);
        assertTrue(replayed.contains("The recording is at its end; the world's fingerprint is "), replayed);
        replayed = replay(recording, "--seconds", "2");
        assertTrue(replayed.contains("The recording was left after 2."), replayed);
        Path half = Files.write(
                folder.resolve("half.pcapng"),
                Arrays.copyOf(Files.readAllBytes(recording), (int) Files.size(recording) / 2));
        replayed = replay(half);
        assertTrue(
                replayed.contains(half + " ends within a packet: who recorded it was stopped in the middle."),
                replayed);
        assertFalse(
                Files.readString(recording, java.nio.charset.StandardCharsets.ISO_8859_1)
                        .contains(link.group(1).split("#")[1]),
                "the key is not in the recording");
    }

    @Test
    void aRecordingOfNothingIsToldToBeOne() throws Exception {
        Path empty = folder.resolve("empty.pcapng");
        Recorder.toFile(empty, "", Clock.SYSTEM).close();
        String replayed = replay(empty);
        assertTrue(
                replayed.contains("There is no packet in " + empty + ": nobody was met while it was recorded."),
                replayed);
    }

    @Test
    void badLinksNumbersAndFilesAreAnsweredWithOneSentence() throws Exception {
        assertRefused("The link of a session looks like highfive://host:port/name#key.", "join", "nonsense");
        assertRefused("The link has no key: the part from # on is missing.", "join", "highfive://h:1/n");
        assertFails(
                "There is no host called no.such.host.invalid.",
                "join",
                "highfive://no.such.host.invalid:5004/room#AAAAAAAAAAAAAAAAAAAAAA");
        assertRefused(
                "A session sends from 1 to 144 times a second, not 1000.0.",
                "join",
                "--rate",
                "1000",
                "highfive://127.0.0.1:5004/room#AAAAAAAAAAAAAAAAAAAAAA");
        assertFails(
                "There is no file " + folder.resolve("none.sdp") + " that can be read.",
                "join",
                folder.resolve("none.sdp").toString());
        assertFails(
                "There is no file " + folder.resolve("none") + ".",
                "replay",
                folder.resolve("none").toString());
        assertFails("There is no file " + folder + ".", "replay", folder.toString());
        Path text = Files.writeString(folder.resolve("text"), "This is a text of more than 28 bytes.");
        assertFails(
                text + ": This is not a recording: it does not begin as a pcapng file does.",
                "replay",
                text.toString());
        assertRefused(
                "--to goes with --plain: a program that knows nothing of Highfive has no key.",
                "host",
                "--to",
                "127.0.0.1:9",
                "--port",
                "0",
                "--hidden");
    }

    @Test
    void aJoinThatComesToNothingSaysWhyByItsExitCode() throws Exception {
        int free;
        try (DatagramSocket any = new DatagramSocket(0)) {
            free = any.getLocalPort();
        }
        assertEquals(3, run("join", "highfive://127.0.0.1:" + free + "/room#AAAAAAAAAAAAAAAAAAAAAA", "--seconds", "1"));
        try (Session open = Session.host("room", InetAddress.getLoopbackAddress(), false, new SessionOptions())) {
            int port = open.link().port();
            assertEquals(
                    4, run("join", "highfive://127.0.0.1:" + port + "/room#AAAAAAAAAAAAAAAAAAAAAA", "--seconds", "1"));
            assertEquals(0, run("join", open.link().withKey(), "--seconds", "1"));
        }
    }

    @Test
    void aBadLinkLeavesNoRecordingBehind() {
        Path recording = folder.resolve("session.pcapng");
        assertEquals(2, run("join", "nonsense", "--record", recording.toString()));
        assertFalse(Files.exists(recording));
    }

    @Test
    void optionsAreRefusedByTheirNames() {
        assertRefused("Join what? Give the session's link, or put it into HIGHFIVE_LINK.", "join");
        assertRefused("--rate takes a value, HZ; see --help.", "join", LINK, "--rate");
        assertRefused("--trace and --horizon are missing; see --help.", "predict");
        assertRefused("extra is one argument too many; see --help.", "join", LINK, "extra");
        assertRefused("There is no command jion; --help lists them.", "jion", LINK);
        assertRefused("There is no command jion; --help lists them.", "jion", "--help");
        assertRefused(
                "--headset takes none, sim, openxr or lemvr:HOST, not quest.", "join", LINK, "--headset", "quest");
        assertRefused("--delay is a whole number, not x.", "join", LINK, "--sync", "delay", "--delay", "x");
        assertRefused("--seconds: This takes a number of seconds from 0 on, not -1.", "join", LINK, "--seconds", "-1");
        assertRefused(
                "--impair: The loss of an impairment is a number from 0 to 100.", "join", LINK, "--impair", "loss=200");
        assertRefused(
                "--address: There is no host called no.such.host.invalid.",
                "host",
                "--address",
                "no.such.host.invalid");
        assertRefused("--port is a number from 0 to 65535.", "host", "--hidden", "--port", "99999");
        assertRefused(
                "--multicast takes the address of a group, such as 239.5.5.5; 192.0.2.1 is none.",
                "host",
                "--hidden",
                "--port",
                "0",
                "--multicast",
                "192.0.2.1");
        assertRefused(
                "--trait is NAME=VALUE, not openXr11.", "join", LINK, "--headset", "openxr", "--trait", "openXr11");
        assertRefused(
                "A headset has no trait \"quest\", only foveation, frozenHands, handPermissions, "
                        + "lobbyByHome, lobbyCloses, mainDisplay, openXr11, simpleController.",
                "join",
                LINK,
                "--headset",
                "openxr",
                "--trait",
                "quest=true");
        assertRefused(
                "--picture goes with --headset openxr or lemvr; './highfive view --eyes NAME --picture FILE LINK'"
                        + " shows what anybody else sees.",
                "join",
                LINK,
                "--picture",
                "x.png");
    }

    @Test
    void optionsThatWouldDoNothingAreRefused() {
        assertRefused("--record-protected goes with --record FILE.", "join", LINK, "--record-protected");
        assertRefused("--record-protected goes with --record FILE.", "view", LINK, "--record-protected");
        assertRefused("--delay goes with --sync delay.", "join", LINK, "--delay", "50");
        assertRefused("--delay goes with --sync delay.", "replay", "x.pcapng", "--delay", "50", "--sync", "immediate");
        assertRefused("--passthrough goes with --headset openxr.", "join", LINK, "--passthrough");
        assertRefused("--refresh goes with --headset openxr.", "host", "--refresh", "90", "--headset", "sim");
        assertRefused("--same-room goes with --headset openxr or lemvr.", "host", "--same-room");
        assertRefused("--trait goes with --headset openxr.", "join", LINK, "--trait", "openXr11=false");
    }

    @Test
    void numbersOutOfRangeAreRefusedInTheUnitTheyWereGivenIn() {
        assertRefused(
                "--delay is a number of milliseconds from 0 to 1000, not 5000.",
                "join",
                LINK,
                "--sync",
                "delay",
                "--delay",
                "5000");
        assertRefused(
                "--delay is a number of milliseconds from 0 to 1000, not -1.",
                "join",
                LINK,
                "--sync",
                "delay",
                "--delay",
                "-1");
        assertRefused(
                "--refresh is a number of frames a second, more than 0, not -90.0.",
                "join",
                LINK,
                "--headset",
                "openxr",
                "--refresh",
                "-90");
    }

    @Test
    void whatTheMachineDoesNotGiveIsToldInOneSentence() throws Exception {
        Path nowhere = folder.resolve("none").resolve("file");
        assertFails("No recording can be written to " + nowhere + ".", "join", LINK, "--record", nowhere.toString());
        assertFails(
                "No SDP can be written to " + nowhere + ".",
                "host",
                "--hidden",
                "--port",
                "0",
                "--sdp",
                nowhere.toString());
        try (DatagramSocket taken = new DatagramSocket()) {
            assertFails(
                    "Port " + taken.getLocalPort() + " is in use on this machine; choose another with --port, or "
                            + "0 for any.",
                    "host",
                    "--hidden",
                    "--port",
                    Integer.toString(taken.getLocalPort()));
        }
    }

    private String replay(Path recording, String... options) {
        List<String> arguments = new ArrayList<>(List.of("replay", recording.toString(), "--speed", "10"));
        arguments.addAll(List.of(options));
        out.getBuffer().setLength(0);
        assertEquals(0, run(arguments.toArray(new String[0])), err.toString());
        return out.toString();
    }

    private void assertRefused(String sentence, String... arguments) {
        assertAnswered(2, sentence, arguments);
    }

    private void assertFails(String sentence, String... arguments) {
        assertAnswered(1, sentence, arguments);
    }

    private void assertAnswered(int exitCode, String sentence, String... arguments) {
        err.getBuffer().setLength(0);
        assertEquals(exitCode, run(arguments), err.toString());
        assertEquals("highfive: " + sentence, err.toString().strip());
    }

    private int run(String... arguments) {
        return commandLine(out, err).execute(arguments);
    }

    private static CommandLine commandLine(StringWriter out, StringWriter err) {
        return Highfive.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    }

    /** A command on a thread of its own. */
    private static final class Run {
        final StringWriter out = new StringWriter();
        final StringWriter err = new StringWriter();
        final Thread thread;
        volatile int exitCode = -1;

        Run(String... arguments) {
            thread = new Thread(() -> exitCode = commandLine(out, err).execute(arguments));
            thread.setDaemon(true);
            thread.start();
        }

        Matcher awaitErr(Pattern pattern) throws InterruptedException {
            Matcher matcher = pattern.matcher(err.toString());
            while (!matcher.find()) {
                Thread.sleep(50);
                matcher = pattern.matcher(err.toString());
            }
            return matcher;
        }

        JsonObject awaitLine(java.util.function.Predicate<String> wanted) throws InterruptedException {
            while (true) {
                for (String line : out.toString().split("\n")) {
                    if (wanted.test(line)) {
                        return JsonParser.parseString(line).getAsJsonObject();
                    }
                }
                Thread.sleep(50);
            }
        }
    }
}
