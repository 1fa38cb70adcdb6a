package dev.highfive.desktop.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.desktop.Highfive;
import dev.highfive.net.testnet.TestHost;
import dev.highfive.net.testnet.TestNetwork;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The whole program on hosts of which one has no IPv4. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class Ipv6Test {
    private TestNetwork network;
    private TestHost ann;
    private TestHost ben;

    @BeforeEach
    void connect() throws Exception {
        network = TestNetwork.require("Ipv6Test");
        ann = network.host("ann");
        ben = network.host("ben");
    }

    @AfterEach
    void disconnect() throws IOException {
        if (network != null) {
            network.close();
        }
    }

    @Test
    void aSessionWithoutIpv4IsFoundOnceAndJoined() throws Exception {
        ann.loseIpv4();
        String link = firstLine(ann, "host", "Blue room").split("'")[1];
        assertTrue(link.startsWith("highfive://[fd77:0:0:0:0:0:0:1]:5004/"), link);
        assertEquals(
                List.of("{\"name\":\"Blue room\",\"host\":\"fd77:0:0:0:0:0:0:1\",\"port\":5004,\"multicast\":false,"
                        + "\"tcp\":false,\"participants\":1,\"needsKey\":true}"),
                find());
        assertTrue(
                reader(ben.start(ben.javaProgram(Highfive.class, "join", link, "--json", "--seconds", "30")))
                        .lines()
                        .anyMatch(line -> line.contains("\"[fd77:0:0:0:0:0:0:1]:5004\"")),
                "they meet");
    }

    @Test
    void aSessionWithBothIsFoundOnce() throws Exception {
        firstLine(ann, "host", "Blue room");
        List<String> found = find();
        assertEquals(1, found.size(), found.toString());
        assertTrue(found.get(0).contains("\"host\":\"10.77.0.1\""), found.toString());
    }

    /** Announcing takes a while, and longer on a busy machine. */
    private List<String> find() throws Exception {
        List<String> found;
        do {
            Process listing = ben.start(ben.javaProgram(Highfive.class, "sessions", "--json", "--seconds", "3"));
            found = reader(listing).lines().toList();
        } while (found.isEmpty());
        return found;
    }

    private static String firstLine(TestHost host, String... arguments) throws IOException {
        return reader(host.start(host.javaProgram(Highfive.class, arguments))).readLine();
    }

    private static BufferedReader reader(Process process) {
        return new BufferedReader(new InputStreamReader(process.getInputStream()));
    }
}
