package dev.highfive.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.MissingPart;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.desktop.gles.OffscreenGles;
import dev.highfive.net.capture.PcapngReader;
import dev.highfive.net.capture.RecordedPacket;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What programs still do after the signal that ends them, which the virtual machine takes as it takes Ctrl-C. */
@Timeout(120)
class FarewellTest {
    /** 128 and the number of SIGTERM; Ctrl-C has 130. */
    private static final int BY_SIGNAL = 143;

    private static final int RTCP_BYE = 203;

    @TempDir
    Path folder;

    private Path recording;
    private Path log;
    private Session host;
    private Process program;

    @BeforeEach
    void open() throws IOException {
        recording = folder.resolve("session.pcapng");
        log = folder.resolve("log");
        host = Session.host("room", InetAddress.getLoopbackAddress(), false, new SessionOptions().name("Hanna"));
    }

    @AfterEach
    void close() {
        host.close();
        if (program != null) {
            program.destroyForcibly();
        }
    }

    @Test
    void whoJoinedSaysGoodbyeAndClosesTheRecording() throws Exception {
        start("join", host.link().withKey(), "--headset", "sim", "--record", recording.toString());
        endOnceMet();
        assertEndsWithGoodbye();
    }

    @Test
    void whoLooksOnSaysGoodbyeAndClosesTheRecording() throws Exception {
        assumeThisMachineDraws();
        start(
                "view",
                host.link().withKey(),
                "--picture",
                folder.resolve("x.png").toString(),
                "--seconds",
                "1000",
                "--record",
                recording.toString());
        endOnceMet();
        assertEndsWithGoodbye();
        assertTrue(Files.notExists(folder.resolve("x.png")), "nobody waited for the picture");
    }

    @Test
    void theDemoTellsWhoMetWhomAndWhatToDoNext() throws Exception {
        assumeThisMachineDraws();
        start("demo", "--pictures", "--out", folder.resolve("demo").toString(), "--seconds", "1000");
        while (!Files.readString(log).contains("picture: ")) {
            assertTrue(program.isAlive(), Files.readString(log));
            Thread.sleep(20);
        }
        program.destroy();
        assertEquals(BY_SIGNAL, program.waitFor());
        String said = Files.readString(log);
        assertTrue(said.contains("Ada met Ben") && said.contains("To be there yourself"), said);
    }

    private void endOnceMet() throws InterruptedException, IOException {
        while (host.status().presentCount() == 0) {
            assertTrue(program.isAlive(), Files.readString(log));
            Thread.sleep(20);
        }
        program.destroy();
        assertEquals(BY_SIGNAL, program.waitFor());
    }

    private void assertEndsWithGoodbye() throws IOException {
        boolean goodbye = false;
        try (PcapngReader reader = PcapngReader.ofFile(recording)) {
            for (RecordedPacket packet = reader.next(); packet != null; packet = reader.next()) {
                goodbye |= packet.isOutbound() && hasGoodbye(packet.datagram());
            }
            assertTrue(goodbye, "goodbye was said");
            assertTrue(!reader.isCutOff(), "the recording is whole");
        }
    }

    /** Whether there is such a packet among those of RTCP, each of which tells its length in words less one. */
    private static boolean hasGoodbye(ByteBuffer datagram) {
        for (int at = datagram.position(); at + 4 <= datagram.limit(); at += 4 + 4 * datagram.getShort(at + 2)) {
            int type = datagram.get(at + 1) & 0xFF;
            if (type == RTCP_BYE) {
                return true;
            } else if (type < 200 || type > 207) {
                return false;
            }
        }
        return false;
    }

    private void start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("highfive.monado") + "/bin/java",
                "-cp",
                System.getProperty("java.class.path"),
                Highfive.class.getName()));
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().keySet().removeAll(List.of("HIGHFIVE_XR_LOG", "DISPLAY", "WAYLAND_DISPLAY"));
        program = builder.start();
    }

    private static void assumeThisMachineDraws() {
        try {
            new OffscreenGles().close();
        } catch (GlesMissing e) {
            MissingPart.report("FarewellTest", e.getMessage());
            Assumptions.abort(e.getMessage());
        }
    }
}
