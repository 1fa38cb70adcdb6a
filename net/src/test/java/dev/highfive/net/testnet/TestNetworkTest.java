package dev.highfive.net.testnet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.net.impair.ImpairmentEvent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The network that other tests rely on does what it says. */
@Timeout(300)
class TestNetworkTest {
    private static final String PORT = "5004";
    private static final int COUNT = 500;
    private static final long MILLI = 1_000_000;

    private static TestNetwork network;
    private static TestHost ann;
    private static TestHost bob;
    private static Process echo;
    private static BufferedReader echoed;

    @BeforeAll
    static void open() throws Exception {
        network = TestNetwork.require("TestNetworkTest");
        ann = network.host("ann");
        bob = network.host("bob");
        echo = bob.start(bob.javaProgram(Probe.class, "echo", PORT).redirectErrorStream(true));
        echoed = new BufferedReader(new InputStreamReader(echo.getInputStream()));
        assertEquals("ready", echoed.readLine());
    }

    @AfterAll
    static void close() throws Exception {
        if (network != null) {
            network.close();
            echo.waitFor(); // programs end with their network
        }
    }

    @AfterEach
    void heal() throws IOException {
        if (network != null) {
            ann.impair("");
            ann.restore();
        }
    }

    @Test
    void aGoodNetworkLosesNothing() throws Exception {
        long[] figures = ping(bob.address());
        assertEquals(COUNT, figures[0]);
        assertEquals(0, figures[1]);
        assertEquals(0, figures[2]);
        figures = ping("fd77::2");
        assertEquals(COUNT, figures[0]);
    }

    @Test
    void lossDelayAndDuplicatesAreAsSaid() throws Exception {
        ann.impair("loss=20, delay=20, duplicate=5, seed=1");
        long[] figures = ping(bob.address());
        long lost = ann.counts().get(ImpairmentEvent.LOST);
        assertEquals(COUNT - lost, figures[0], 2); // other packets than ours may be lost as well
        assertEquals(COUNT * 0.2, lost, COUNT * 0.05);
        assertEquals(ann.counts().get(ImpairmentEvent.DUPLICATED), figures[1], 2);
        assertTrue(figures[3] >= 20 * MILLI, figures[3] + " ns there and back");
    }

    @Test
    void jitterAndReorderingLetPacketsOvertake() throws Exception {
        ann.impair("delay=20,jitter=15,reorder=10");
        long[] figures = ping(bob.address());
        assertEquals(COUNT, figures[0]);
        assertTrue(figures[2] > COUNT / 4, figures[2] + " were overtaken");
        assertTrue(figures[3] >= 5 * MILLI, figures[3] + " ns there and back");
    }

    @Test
    void aCutCableIsSilentUntilItIsRestored() throws Exception {
        ann.cut();
        assertEquals(0, ping(bob.address())[0]);
        ann.restore();
        while (ping(ann, bob.address(), 1)[0] == 0) {
            continue; // they may have forgotten each other's hardware address, and lose what they ask for it with
        }
        assertEquals(COUNT, ping(bob.address())[0]);
    }

    @Test
    void aHostThatMovesSendsFromItsNewAddress() throws Exception {
        TestHost cat = network.host("cat");
        ping(cat, bob.address(), 1);
        while (!echoed.readLine().equals(cat.address())) {
            continue; // those of other tests
        }
        cat.moveTo("10.77.0.99");
        assertEquals(1, ping(cat, bob.address(), 1)[0]);
        assertEquals("10.77.0.99", echoed.readLine());
    }

    @Test
    void hostsDoNotSeeTheMachine() throws Exception {
        Process process = ann.start(ann.program(List.of("ip", "-o", "link")).redirectErrorStream(true));
        List<String> links = new BufferedReader(new InputStreamReader(process.getInputStream()))
                .lines()
                .toList();
        assertEquals(2, links.size(), () -> "more than lo and eth0: " + links);
    }

    private static long[] ping(String address) throws IOException {
        return ping(ann, address, COUNT);
    }

    private static long[] ping(TestHost from, String address, int count) throws IOException {
        Process ping = from.start(from.javaProgram(Probe.class, "ping", address, PORT, Integer.toString(count))
                .redirectErrorStream(true));
        String line = new BufferedReader(new InputStreamReader(ping.getInputStream())).readLine();
        return Arrays.stream(line.split(" ")).mapToLong(Long::parseLong).toArray();
    }
}
