package dev.highfive.desktop.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.highfive.desktop.Highfive;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@Timeout(120)
class RoomCommandTest {
    @TempDir
    Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void peopleMeetByALinkAndTheRecordingEndsWithTheirWorld() throws Exception {
        Run host = new Run("host", "--port", "0", "--address", "127.0.0.1", "--hidden", "--name", "Hanna",
            "--headset", "sim", "--seconds", "40", "--json");
        Matcher link = host.awaitErr(Pattern.compile("'(highfive://[^']+)'"));
        Path recording = folder.resolve("session.pcapng");
        Run guest = new Run("join", link.group(1), "--name", "Jo", "--headset", "sim", "--seconds", "6",
            "--impair", "loss=5,delay=10,jitter=5", "--record", recording.toString(), "--json");
        JsonObject status = host.awaitLine(line -> line.contains("\"name\":\"Jo\"") && line.contains("\"objects\":6"));
        assertEquals(1, status.get("present").getAsInt());
        guest.thread.join();
        assertEquals(0, guest.exitCode);
        Run replay = new Run("replay", recording.toString(), "--speed", "10");
        replay.thread.join();
        assertEquals(0, replay.exitCode, replay.err.toString());
        assertTrue(replay.out.toString().contains("Hanna"), replay.out.toString());
        assertFalse(Files.readString(recording, java.nio.charset.StandardCharsets.ISO_8859_1)
            .contains(link.group(1).split("#")[1]), "the key is not in the recording");
    }

    @Test
    void badLinksNumbersAndFilesAreAnsweredWithOneSentence() {
        assertRefused("The link of a session looks like highfive://host:port/name#key.", "join", "nonsense");
        assertRefused("The link has no key: the part from # on is missing.", "join", "highfive://h:1/n");
        assertRefused("There is no host called no.such.host.invalid.", "join",
            "highfive://no.such.host.invalid:5004/room#AAAAAAAAAAAAAAAAAAAAAA");
        assertRefused("A session sends from 1 to 144 times a second, not 1000.0.", "join", "--rate", "1000",
            "highfive://127.0.0.1:5004/room#AAAAAAAAAAAAAAAAAAAAAA");
        assertRefused("There is no file " + folder.resolve("none") + ".", "replay", folder.resolve("none").toString());
        assertRefused("--to goes with --plain: a program that knows nothing of Highfive has no key.",
            "host", "--to", "127.0.0.1:9", "--port", "0", "--hidden");
    }

    @Test
    void aBadLinkLeavesNoRecordingBehind() {
        Path recording = folder.resolve("session.pcapng");
        assertEquals(2, run("join", "nonsense", "--record", recording.toString()));
        assertFalse(Files.exists(recording));
    }

    private void assertRefused(String sentence, String... arguments) {
        err.getBuffer().setLength(0);
        assertEquals(2, run(arguments), err.toString());
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
