package dev.highfive.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.hands.WireAxes;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.HandJoint;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.world.ObjectKind;
import dev.highfive.world.Participant;
import dev.highfive.world.WorldObject;
import dev.highfive.world.WorldView;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import org.joml.Vector3f;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs each program as a reader would, in a process of its own, and meets it in a session on loopback. */
@Timeout(60)
class ExamplesTest {
    private Session host;
    private Process program;

    @BeforeEach
    void open() throws IOException {
        SessionOptions options = new SessionOptions().name("Ada").port(0);
        host = Session.host("examples", InetAddress.getLoopbackAddress(), false, options);
    }

    @AfterEach
    void close() throws InterruptedException {
        host.close();
        if (program != null) {
            program.destroyForcibly().waitFor();
        }
    }

    @Test
    void everyJointIsPrintedInMetres() throws Exception {
        start(PrintJoints.class);
        Map<String, String[]> joints = new HashMap<>();
        CompletableFuture<Void> reading = CompletableFuture.runAsync(() -> {
            try (BufferedReader lines = program.inputReader()) {
                while (joints.size() < 26) {
                    String[] words = lines.readLine().split(" ");
                    assertEquals("Ada left", words[0] + " " + words[1]);
                    joints.put(words[2], words);
                }
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        Hand2 hand = new Hand2();
        hand.left = true;
        hand.location.set(0.25f, 1.2f, 0.5f);
        hand.setJoint(HandJoint.INDEX_TIP, 0, 0, 0.125f); // before an unturned palm: forward is +z on the wire
        until(() -> {
            host.publish(hand, host.clock().nanoTime());
            host.advance(host.clock().nanoTime());
            return reading.isDone();
        });
        reading.get();
        assertPlace(joints.get("PALM"), 0.25f, 1.2f, -0.5f);
        assertPlace(joints.get("INDEX_TIP"), 0.25f, 1.2f, -0.625f);
    }

    @Test
    void theRobotDrivesRoundACircle() throws Exception {
        start(RobotPose.class);
        Vector3f place = new Vector3f();
        Vector3f first = new Vector3f();
        until(() -> {
            Object2 robot = robot(host.advance(host.clock().nanoTime()));
            if (robot == null) {
                return false;
            }
            WireAxes.position(robot.location, place);
            assertEquals(1.5f, Math.hypot(place.x, place.z), 0.05f);
            assertEquals(0.15f, place.y, 0.01f);
            if (first.lengthSquared() == 0) {
                first.set(place);
            }
            return place.distance(first) > 0.5f;
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"PrintJoints", "RobotPose"})
    void aProgramIsNotLongerThanAboutFortyLines(String name) throws IOException {
        Path source = Path.of("src/main/java/dev/highfive/examples", name + ".java");
        try (var lines = Files.lines(source)) {
            long count = lines.filter(line -> !line.isBlank() && !line.startsWith("import "))
                    .count();
            assertTrue(count <= 40, name + " has " + count + " lines");
        }
    }

    private void start(Class<?> example) throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        program = new ProcessBuilder(
                        java.toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        example.getName(),
                        host.link().withKey())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** @return null as long as there is none */
    private static Object2 robot(WorldView world) {
        for (int i = 0; i < world.participantCount(); i++) {
            Participant participant = world.participant(i);
            WorldObject robot = participant.find(ObjectKind.THING, 1);
            if (robot != null) {
                assertEquals("robot", participant.name());
                return (Object2) robot.shown();
            }
        }
        return null;
    }

    private static void assertPlace(String[] words, float... expected) {
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i], Float.parseFloat(words[3 + i]), 0.002f, String.join(" ", words));
        }
    }

    private static void until(Callable<Boolean> done) throws Exception {
        while (!done.call()) {
            Thread.sleep(20);
        }
    }
}
