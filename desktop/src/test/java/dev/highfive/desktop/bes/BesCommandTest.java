package dev.highfive.desktop.bes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.HandJoint;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.desktop.Highfive;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.world.Participant;
import dev.highfive.world.WorldThing;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A session, a server of its entities, and those who watch them, as people start them. */
@Timeout(120)
class BesCommandTest {
    private static final String NOWHERE = "highfive://127.0.0.1:9/room#AAAAAAAAAAAAAAAAAAAAAA";

    private final Head1 head = new Head1();
    private final Hand2 hand = new Hand2();

    @Test
    void aSessionIsWatchedAndWhatAWatcherPutsThereIsInIt() throws Exception {
        try (Session session =
                Session.host("room", InetAddress.getLoopbackAddress(), false, new SessionOptions().name("Ada"))) {
            Run server = new Run("bes-serve", session.link().withKey(), "--port", "0");
            String address = server.await(session, Pattern.compile("bes-watch '([^']+)'"));
            Run all = new Run("bes-watch", address, "--json", "--impair", "loss=20,delay=10,jitter=10,seed=3");
            Run some = new Run("bes-watch", address, "--json", "--tcp", "--only", "hand.joints", "--put", "0.5,1.25,2");
            Run people = new Run("bes-watch", address, "--only", "head.position,person");
            JsonObject place = all.awaitLine(
                    session, line -> line.get("type").getAsString().equals("head") && has(line, "position"));
            assertEquals(
                    1.5f,
                    place.getAsJsonObject("values")
                            .getAsJsonArray("position")
                            .get(1)
                            .getAsFloat());
            JsonObject joints = some.awaitLine(session, line -> has(line, "joints"));
            JsonArray tip = joints.getAsJsonObject("values")
                    .getAsJsonArray("joints")
                    .get(1)
                    .getAsJsonArray();
            assertEquals(0.125f, tip.get(0).getAsFloat());
            WorldThing thing = awaitThing(session);
            assertEquals(0.5f, thing.shown().location.x);
            assertEquals(1.25f, thing.shown().location.y);
            assertEquals(0.2f, thing.shown().scale.x);
            all.awaitLine(
                    session,
                    line -> line.get("type").getAsString().equals("object")
                            && has(line, "position")
                            && line.getAsJsonObject("values")
                                            .getAsJsonArray("position")
                                            .get(0)
                                            .getAsFloat()
                                    == 0.5f);
            people.await(session, Pattern.compile("(head [0-9]+  position 0\\.000 1\\.500 0\\.000)"));
            people.await(session, Pattern.compile("(name Ada)"));
            assertFalse(some.out.toString().contains("position"), "only what was asked for");
            some.thread.interrupt();
            while (thing.shown().active) {
                frame(session);
            }
            all.thread.interrupt();
            people.thread.interrupt();
            server.await(session, Pattern.compile("(0 watch\\.)"));
            server.thread.interrupt();
            for (Run run : new Run[] {server, all, some, people}) {
                run.thread.join();
                assertEquals(0, run.exitCode, run.err.toString());
            }
        }
    }

    private static boolean has(JsonObject line, String property) {
        return line.has("values") && line.getAsJsonObject("values").has(property);
    }

    private WorldThing awaitThing(Session session) throws InterruptedException {
        while (true) {
            frame(session);
            for (int index = 0; index < session.world().participantCount(); index++) {
                Participant participant = session.world().participant(index);
                for (int object = 0; object < participant.objectCount(); object++) {
                    if (participant.object(object).shown() instanceof Object2
                            && participant.name().equals("entities")) {
                        return (WorldThing) participant.object(object);
                    }
                }
            }
        }
    }

    /** Ada keeps still, and is there. */
    private void frame(Session session) throws InterruptedException {
        long nowNs = session.clock().nanoTime();
        head.location.set(0, 1.5f, 0);
        head.timeMs = (int) session.clock().wallMillis();
        hand.timeMs = head.timeMs;
        hand.id = 1;
        hand.setJoint(HandJoint.THUMB_TIP, 0.125f, 0, 0);
        session.publish(head, nowNs);
        session.publish(hand, nowNs);
        session.advance(nowNs);
        Thread.sleep(10);
    }

    @Test
    void badArgumentsAndSilenceAreAnsweredWithOneSentence() throws Exception {
        assertAnswered(2, "HOST:PORT is missing; see --help.", "bes-watch");
        assertAnswered(2, "This takes host:port, such as 192.0.2.7:5004.", "bes-watch", "nowhere");
        assertAnswered(
                2,
                "The part from # on is a number, as './highfive bes-serve' prints it.",
                "bes-watch",
                "127.0.0.1:9#x");
        assertAnswered(
                2,
                "--put takes three numbers, such as 0,1.2,0.5, not 1,2.",
                "bes-watch",
                "127.0.0.1:9",
                "--put",
                "1,2");
        assertAnswered(2, "--port is a number from 0 to 65535.", "bes-serve", NOWHERE, "--port", "70000");
        assertAnswered(2, "--rate is a number from 1 to 144, not 0.5.", "bes-serve", NOWHERE, "--rate", "0.5");
        try (DatagramSocket silent = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            String nobody = "Nobody serves entities at 127.0.0.1:" + silent.getLocalPort()
                    + ", or the number behind # is another one.";
            assertAnswered(1, nobody, "bes-watch", "127.0.0.1:" + silent.getLocalPort());
            assertAnswered(1, nobody, "bes-watch", "127.0.0.1:" + silent.getLocalPort(), "--tcp");
            assertAnswered(
                    1,
                    "Port " + silent.getLocalPort()
                            + " is in use on this machine; choose another with --port, or 0 for any.",
                    "bes-serve",
                    NOWHERE,
                    "--port",
                    Integer.toString(silent.getLocalPort()));
        }
    }

    private void assertAnswered(int exitCode, String sentence, String... arguments) throws InterruptedException {
        Run run = new Run(arguments);
        run.thread.join();
        assertEquals("highfive: " + sentence, run.err.toString().strip());
        assertEquals(exitCode, run.exitCode);
    }

    /** A command on a thread of its own, while Ada goes on. */
    private final class Run {
        final StringWriter out = new StringWriter();
        final StringWriter err = new StringWriter();
        final Thread thread;
        volatile int exitCode = -1;

        Run(String... arguments) {
            thread = new Thread(() -> exitCode = Highfive.commandLine()
                    .setOut(new PrintWriter(out, true))
                    .setErr(new PrintWriter(err, true))
                    .execute(arguments));
            thread.setDaemon(true);
            thread.start();
        }

        String await(Session session, Pattern wanted) throws InterruptedException {
            Matcher matcher = wanted.matcher(out.toString());
            while (!matcher.find()) {
                assertTrue(exitCode == -1, () -> err.toString());
                frame(session);
                matcher = wanted.matcher(out.toString());
            }
            return matcher.group(1);
        }

        JsonObject awaitLine(Session session, Predicate<JsonObject> wanted) throws InterruptedException {
            for (int seen = 0; ; ) {
                String text = out.toString();
                for (int end = text.indexOf('\n', seen); end >= 0; end = text.indexOf('\n', seen)) {
                    JsonObject line =
                            JsonParser.parseString(text.substring(seen, end)).getAsJsonObject();
                    seen = end + 1;
                    if (wanted.test(line)) {
                        return line;
                    }
                }
                assertTrue(exitCode == -1, () -> err.toString());
                frame(session);
            }
        }
    }
}
