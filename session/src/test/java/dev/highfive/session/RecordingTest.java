package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.Object2;
import dev.highfive.net.capture.PcapngReader;
import dev.highfive.net.capture.Recorder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was recorded of a session makes the same world again. */
class RecordingTest {
    @TempDir
    Path folder;

    private final VirtualNet net = new VirtualNet();

    @ParameterizedTest
    @CsvSource({"true, 1", "true, 10", "true, 0.1", "false, 1", "false, 10"})
    void aRecordingEndsWithTheSameWorld(boolean opened, double speed) throws Exception {
        Path file = folder.resolve("session.pcapng");
        long fingerprint = record(file, opened);
        try (PcapngReader reader = PcapngReader.ofFile(file)) {
            Session replay = Session.replayStepwise(reader, speed, new SessionOptions().clock(net.clock));
            net.replay(replay);
            assertEquals(List.of("Ann", "Ben", "Host", "someone"), names(replay));
            assertEquals(fingerprint, replay.world().fingerprint());
            assertEquals(1, replay.world().sharedCount());
            assertFalse(replay.currentStatus().hasWrongKey());
        }
    }

    @Test
    void aRecordingWithoutItsKeysIsNotReadable() throws Exception {
        Path file = folder.resolve("session.pcapng");
        record(file, false);
        byte[] bytes = Files.readAllBytes(file);
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        assertTrue(text.contains("SRTP "), "the keys are in the file");
        Files.write(file, text.replace("SRTP ", "LOST ").getBytes(StandardCharsets.ISO_8859_1));
        try (PcapngReader reader = PcapngReader.ofFile(file)) {
            Session replay = Session.replayStepwise(reader, 1, new SessionOptions().clock(net.clock));
            net.replay(replay);
            assertTrue(replay.decodeErrors().total() > 10);
            assertEquals(0, replay.world().sharedCount());
        }
    }

    @Test
    void noRecordingContainsTheKeyOfTheLink() throws Exception {
        for (boolean opened : new boolean[] {true, false}) {
            Path file = folder.resolve("session" + opened);
            Person host = net.host(new SessionOptions().name("Host"));
            try (Recorder recorder = Recorder.toFile(file, "test", net.clock)) {
                net.join(host.session.link(), new SessionOptions().record(recorder, opened));
                net.runMs(1000);
            }
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            String key = host.session.link().withKey().split("#")[1];
            assertEquals(-1, text.indexOf(key));
            assertEquals(-1, text.indexOf(new String(host.session.link().key(), StandardCharsets.ISO_8859_1)));
            assertNotEquals(0, text.length());
        }
    }

    private long record(Path file, boolean opened) throws Exception {
        try (Recorder recorder = Recorder.toFile(file, "test", net.clock)) {
            Person host = net.host(new SessionOptions()
                    .name("Host")
                    .identity(TestIdentity.of("host"))
                    .record(recorder, opened));
            net.lossPercent = 10;
            net.jitterMs = 30;
            for (String name : List.of("Ann", "Ben")) {
                net.join(host.session.link(), new SessionOptions().name(name).identity(TestIdentity.of(name)));
            }
            net.runMs(1000);
            Object2 ball = new Object2();
            net.people.get(1).session.objects().create(ball, net.clock.nanoTime());
            net.runMs(2000);
            host.session.objects().claim(ball.id, net.clock.nanoTime());
            net.runMs(1000);
            net.people.forEach(person -> person.moving = false);
            net.runMs(1500);
            assertEquals(0, recorder.dropped());
            return host.session.world().fingerprint();
        }
    }

    private static List<String> names(Session session) {
        return IntStream.range(0, session.world().participantCount())
                .mapToObj(index -> session.world().participant(index).name())
                .sorted()
                .collect(Collectors.toList());
    }
}
