package dev.highfive.desktop.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.MissingPart;
import dev.highfive.desktop.Highfive;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.desktop.gles.OffscreenGles;
import dev.highfive.session.link.SessionLink;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.DatagramSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class DemoTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeAll
    static void findOutWhetherThisMachineDraws() {
        try (OffscreenGles offscreen = new OffscreenGles()) {
            assertTrue(offscreen.gles() != null);
        } catch (GlesMissing e) {
            MissingPart.report("DemoTest", e.getMessage());
            Assumptions.abort(e.getMessage());
        }
    }

    @Test
    void twoPeopleMeetAndThereArePicturesOfIt() throws IOException {
        Path recording = folder.resolve("demo.pcapng");
        int exitCode = Highfive.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(
                        "demo",
                        "--pictures",
                        "--seconds",
                        "12",
                        "--people",
                        "2",
                        "--impair",
                        "loss=2,delay=20",
                        "--out",
                        folder.resolve("pictures").toString(),
                        "--record",
                        recording.toString());
        assertEquals(0, exitCode, err.toString());
        assertTrue(out.toString().contains("Ada met Ben"), out.toString());
        assertTrue(out.toString().contains("Ben met Ada"), out.toString());
        assertTrue(out.toString().contains("mm off on average"), out.toString());
        assertTrue(out.toString().contains("./highfive join --headset sim 'highfive://"), out.toString());
        assertTrue(
                out.toString()
                        .contains("./highfive demo --seconds 3600 --people 2 --impair loss=2,delay=20 --link"
                                + " 'highfive://"),
                out.toString());
        assertTrue(
                out.toString()
                        .endsWith("Recorded to " + recording + "; './highfive replay " + recording + "' plays it.\n"),
                out.toString());
        assertTrue(Files.size(recording) > 50_000, "the recording has " + Files.size(recording) + " bytes");
        List<Path> pictures;
        try (Stream<Path> files = Files.list(folder.resolve("pictures"))) {
            pictures = files.sorted().toList();
        }
        assertTrue(pictures.size() >= 2, pictures.toString());
        assertTrue(coloursIn(pictures.get(0)) > 3, "people are to be seen on the first picture");
    }

    @Test
    void whoCameInBetweenIsAmongThoseWhoWereMet() throws Exception {
        int port;
        try (DatagramSocket probe = new DatagramSocket()) {
            port = probe.getLocalPort();
        }
        SessionLink link = SessionLink.random("127.0.0.1", port, "demo", new SecureRandom());
        Thread demo = new Thread(() -> Highfive.commandLine()
                .setOut(new PrintWriter(out, true))
                .execute(
                        "demo", "--pictures", "--seconds", "15", "--out", folder.toString(), "--link", link.withKey()));
        demo.start();
        while (!out.toString().contains("people meet")) {
            assertTrue(demo.isAlive(), out.toString());
            Thread.sleep(20);
        }
        assertEquals(
                0,
                Highfive.commandLine()
                        .setOut(new PrintWriter(new StringWriter()))
                        .execute("join", link.withKey(), "--name", "Jo", "--headset", "sim", "--seconds", "6"));
        demo.join();
        assertTrue(
                out.toString().matches("(?s).*Ada met (Ben, Jo|Jo, Ben);.*Ben met (Ada, Jo|Jo, Ada);.*"),
                out.toString());
    }

    @Test
    void aDemoOfNoTimeIsRefused() {
        assertEquals(
                2, Highfive.commandLine().setErr(new PrintWriter(err, true)).execute("demo", "--seconds", "0"));
        assertEquals(
                "highfive: --seconds: This takes a number of seconds, more than 0, not 0.",
                err.toString().strip());
    }

    @Test
    void aCrowdThatDoesNotFitIsRefused() {
        int exitCode = Highfive.commandLine().setErr(new PrintWriter(err, true)).execute("demo", "--people", "9");
        assertEquals(2, exitCode);
        assertEquals(
                "highfive: --people is a number from 2 to 8.", err.toString().strip());
    }

    /** Saturated colours, of which floor and sky have none, told apart roughly. */
    private static int coloursIn(Path file) throws IOException {
        BufferedImage image = ImageIO.read(file.toFile());
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < image.getHeight(); y += 2) {
            for (int x = 0; x < image.getWidth(); x += 2) {
                int rgb = image.getRGB(x, y);
                int red = rgb >> 16 & 0xFF;
                int green = rgb >> 8 & 0xFF;
                int blue = rgb & 0xFF;
                int most = Math.max(red, Math.max(green, blue));
                if (most - Math.min(red, Math.min(green, blue)) > most / 2) {
                    colours.add(red / 64 << 8 | green / 64 << 4 | blue / 64);
                }
            }
        }
        return colours.size();
    }
}
