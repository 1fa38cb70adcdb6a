package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.highfive.net.testnet.TestHost;
import dev.highfive.net.testnet.TestNetwork;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Four programs on four hosts with bad cables. The tests go on where the one before has ended, since it takes a
 * minute to have lived through a minute of it.
 */
@Timeout(300)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class RealNetworkTest {
    private static final String BAD = "loss=20,delay=50,jitter=30,reorder=10,duplicate=5";
    private static final long PATIENCE_MS = 20_000;
    /** So long that beside it nothing else counts. */
    private static final int LONG_WAY_MS = 250;

    @TempDir
    static Path folder;

    private static TestNetwork network;
    private static final List<ProgramOnHost> PROGRAMS = new ArrayList<>();
    private static String link;

    @BeforeAll
    static void meet() throws Exception {
        network = TestNetwork.require("RealNetworkTest");
        TestHost first = network.host("ann");
        PROGRAMS.add(new ProgramOnHost(first, "host", "ann", first.address()));
        link = PROGRAMS.get(0).link;
        for (String name : List.of("bob", "cat", "dan")) {
            PROGRAMS.add(new ProgramOnHost(network.host(name), "join", name, link));
        }
    }

    @AfterAll
    static void close() throws IOException {
        if (network != null) {
            network.close();
        }
    }

    @Test
    @Order(1)
    void afterAMinuteOnABadNetworkEveryWorldIsTheSame() throws Exception {
        for (ProgramOnHost program : PROGRAMS) {
            program.host.impair(BAD);
        }
        awaitAll("count", "4");
        PROGRAMS.get(1).ask("make");
        long endMs = System.currentTimeMillis() + 60_000;
        for (int round = 0; System.currentTimeMillis() < endMs; round++) {
            Thread.sleep(1000);
            // Two at a time want the same thing.
            PROGRAMS.get(round % 4).ask("take");
            PROGRAMS.get((round + 1) % 4).ask("take");
        }
        Thread.sleep(500);
        for (ProgramOnHost program : PROGRAMS) {
            program.ask("rest");
        }
        print("the same world everywhere", awaitSameWorld("4 1 "));
        for (ProgramOnHost program : PROGRAMS) {
            String errors = program.ask("errors");
            assertTrue(errors.startsWith("0 "), errors);
            for (Drop drop : Drop.values()) {
                boolean allowed = drop == Drop.REPLAYED || drop == Drop.TOO_OLD || drop == Drop.UNKNOWN_SOURCE;
                assertTrue(allowed || !errors.matches(".*\\b" + drop + "\\b.*"), errors);
            }
        }
    }

    @Test
    @Order(2)
    void aCableCutForTenSecondsHeals() throws Exception {
        PROGRAMS.get(2).host.cut();
        Thread.sleep(10_000);
        assertEquals("1", PROGRAMS.get(2).ask("count"));
        assertEquals("3", PROGRAMS.get(0).ask("count"));
        PROGRAMS.get(2).host.restore();
        print("healed after the cut", awaitSameWorld("4 1 "));
    }

    @Test
    @Order(3)
    void whoIsKilledAndRestartedIsBack() throws Exception {
        ProgramOnHost killed = PROGRAMS.get(3);
        killed.process.destroyForcibly().waitFor();
        long startMs = System.currentTimeMillis();
        ProgramOnHost restarted = new ProgramOnHost(killed.host, "join", "dan", link);
        PROGRAMS.set(3, restarted);
        long joinedMs = System.currentTimeMillis();
        String ssrc = restarted.ask("ssrc dan");
        awaitAll("ssrc dan", ssrc);
        awaitAll("count", "4");
        print("back after kill -9, with the start of its JVM", System.currentTimeMillis() - startMs);
        print("back after kill -9, once its JVM has joined", System.currentTimeMillis() - joinedMs);
    }

    @Test
    @Order(4)
    void whoRoamsIsHeardAgain() throws Exception {
        PROGRAMS.forEach(program -> program.askQuietly("move"));
        Thread.sleep(500);
        PROGRAMS.get(1).host.moveTo("10.77.0.201");
        long startMs = System.currentTimeMillis();
        // Where everyone is now, nobody could know before.
        PROGRAMS.forEach(program -> program.askQuietly("rest"));
        awaitSameWorld("4 1 ");
        print("the same world after roaming", System.currentTimeMillis() - startMs);
    }

    @Test
    @Order(5)
    void aLateComerHasEverythingForOneQuestionEach() throws Exception {
        // Whoever has just roamed is named to nobody before they have shown to be there.
        Thread.sleep(2500);
        TestHost host = network.host("eve");
        host.impair("delay=" + LONG_WAY_MS);
        for (ProgramOnHost program : PROGRAMS) {
            program.host.impair("delay=" + LONG_WAY_MS);
        }
        Path file = folder.resolve("eve.pcapng");
        ProgramOnHost late = new ProgramOnHost(host, "join", "eve", link, "5", file.toString());
        awaitTrue("all of five", () -> Long.parseLong(late.ask("complete")) >= 0);
        print(
                "the late comer has everything, at a round trip of " + 2 * LONG_WAY_MS + " ms",
                Long.parseLong(late.ask("complete")));
        late.ask("leave");
        late.process.waitFor();
        awaitAll("count", "4");
        JoinRecording recording = JoinRecording.read(file);
        System.out.println("MEASURED: " + recording.summary());
        recording.assertNothingButTheHostWasAskedBefore(PROGRAMS.get(0).host.address());
        for (ProgramOnHost program : PROGRAMS) {
            recording.assertItsStateFollowedItsIntroduction(program.host.address());
        }
    }

    @Test
    void overMulticastAllMeetToo() throws Exception {
        List<ProgramOnHost> programs = new ArrayList<>();
        String group = "highfive://239.77.7.7:5010/test?multicast#AAAAAAAAAAAAAAAAAAAAAA";
        for (String name : List.of("mia", "ned", "oda")) {
            programs.add(new ProgramOnHost(network.host(name), "join", name, group));
        }
        // Two on one machine share its address and port.
        programs.add(new ProgramOnHost(programs.get(2).host, "join", "olga", group));
        awaitTrue("four in the group", () -> {
            boolean all = true;
            for (ProgramOnHost program : programs) {
                all &= program.ask("count").equals("4");
            }
            return all;
        });
        for (ProgramOnHost program : programs) {
            program.ask("leave");
        }
    }

    private static long awaitAll(String question, String answer) throws Exception {
        return awaitTrue(question + " " + answer, () -> {
            boolean all = true;
            for (ProgramOnHost program : PROGRAMS) {
                all &= program.ask(question).equals(answer);
            }
            return all;
        });
    }

    private static long awaitSameWorld(String prefix) throws Exception {
        Set<String> worlds = new HashSet<>();
        return awaitTrue("the same world of " + prefix, () -> {
            worlds.clear();
            for (ProgramOnHost program : PROGRAMS) {
                worlds.add(program.ask("world"));
            }
            return worlds.size() == 1 && worlds.iterator().next().startsWith(prefix);
        });
    }

    /** @return the milliseconds it took */
    private static long awaitTrue(String what, Callable<Boolean> condition) throws Exception {
        long startMs = System.currentTimeMillis();
        while (!condition.call()) {
            if (System.currentTimeMillis() - startMs > PATIENCE_MS) {
                List<String> worlds = new ArrayList<>();
                for (ProgramOnHost program : PROGRAMS) {
                    worlds.add(program.ask("world") + " " + program.ask("errors"));
                }
                fail("Waited in vain for " + what + ": " + worlds);
            }
            Thread.sleep(50);
        }
        return System.currentTimeMillis() - startMs;
    }

    private static void print(String what, long ms) {
        System.out.println("MEASURED: " + what + ": " + ms + " ms");
    }
}
