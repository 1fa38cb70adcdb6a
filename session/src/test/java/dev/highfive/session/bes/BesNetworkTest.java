package dev.highfive.session.bes;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.highfive.net.testnet.TestHost;
import dev.highfive.net.testnet.TestNetwork;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Two programs on two hosts, on cables that lose, delay, reorder and double: both have the same entities in the end.
 */
@Timeout(120)
class BesNetworkTest {
    private static final String BAD = "loss=20,delay=30,jitter=20,reorder=10,duplicate=5";
    private static final int TIMES = 5;
    private static final long PATIENCE_MS = 20_000;

    @Test
    void afterTheLastChangeBothSidesHaveTheSameEntities() throws Exception {
        try (TestNetwork network = TestNetwork.require("BesNetworkTest")) {
            TestHost owner = network.host("ann");
            TestHost watcher = network.host("bob");
            TestHost streams = network.host("cat");
            Program serves = new Program(owner, "serve");
            Program watches = new Program(watcher, "watch", owner.address(), serves.first, "udp");
            for (int time = 1; time <= TIMES; time++) {
                owner.impair(BAD + ",seed=" + time);
                watcher.impair(BAD + ",seed=" + (time + 100));
                serves.ask("move");
                watches.ask("move");
                Thread.sleep(2000);
                serves.ask("rest");
                watches.ask("rest");
                System.out.println(
                        "MEASURED: the same entities after 20 % loss: " + awaitSame(serves, watches) + " ms");
            }
            owner.impair("");
            watcher.impair("");
            watches.ask("leave");
            Program overTcp = new Program(streams, "watch", owner.address(), serves.first, "tcp");
            owner.impair("loss=5,delay=10");
            serves.ask("move");
            Thread.sleep(1000);
            serves.ask("rest");
            overTcp.ask("rest");
            System.out.println("MEASURED: the same over TCP after 5 % loss: " + awaitOwn(serves, overTcp) + " ms");
        }
    }

    private static long awaitSame(Program first, Program second) throws IOException, InterruptedException {
        long startMs = System.currentTimeMillis();
        while (true) {
            String[] one = first.ask("state").split(" ");
            String[] other = second.ask("state").split(" ");
            if (one[0].equals(other[1]) && one[1].equals(other[0]) && one[0].length() > 1) {
                return System.currentTimeMillis() - startMs;
            }
            wait(startMs, one[0] + " seen as " + other[1]);
        }
    }

    /** What the first has is seen by the second. */
    private static long awaitOwn(Program first, Program second) throws IOException, InterruptedException {
        long startMs = System.currentTimeMillis();
        while (true) {
            String own = first.ask("state").split(" ")[0];
            String seen = second.ask("state").split(" ")[1];
            if (own.equals(seen)) {
                assertTrue(own.length() > 1);
                return System.currentTimeMillis() - startMs;
            }
            wait(startMs, own + " seen as " + seen);
        }
    }

    private static void wait(long startMs, String what) throws InterruptedException {
        if (System.currentTimeMillis() - startMs > PATIENCE_MS) {
            fail("Waited in vain: " + what);
        }
        Thread.sleep(10);
    }

    private static final class Program {
        final Process process;
        final String first;
        private final BufferedReader answers;
        private final PrintWriter questions;

        Program(TestHost host, String... arguments) throws IOException {
            process = host.start(
                    host.javaProgram(BesProgram.class, arguments).redirectError(ProcessBuilder.Redirect.INHERIT));
            answers = new BufferedReader(new InputStreamReader(process.getInputStream()));
            questions = new PrintWriter(process.getOutputStream(), true);
            first = answers.readLine();
        }

        String ask(String question) throws IOException {
            questions.println(question);
            String answer = answers.readLine();
            if (answer == null) {
                throw new IOException("The program has ended.");
            }
            return answer;
        }
    }
}
