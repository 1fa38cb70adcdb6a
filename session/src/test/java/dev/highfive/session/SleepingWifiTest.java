package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.net.testnet.TestHost;
import dev.highfive.net.testnet.TestNetwork;
import java.util.function.LongPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Someone in a headset, and someone who only looks on, on two hosts. */
@Timeout(120)
class SleepingWifiTest {
    private static final long PATIENCE_MS = 20_000;
    private static final double BEACON_MS = 102.4;

    @Test
    void batchesAreNoticedAndWhoeverLooksOnWakesTheRadio() throws Exception {
        try (TestNetwork network = TestNetwork.require("SleepingWifiTest")) {
            TestHost worn = network.host("ann");
            ProgramOnHost headset = new ProgramOnHost(worn, "host", "ann", worn.address());
            ProgramOnHost onlooker = new ProgramOnHost(network.host("bob"), "join", "bob", headset.link);
            onlooker.ask("look");
            await(onlooker, "jitter", ms -> ms > 0);
            assertEquals(46 << 2, worn.typeOfService(), "marked as expedited forwarding");

            worn.impair("batch=" + BEACON_MS);
            await(onlooker, "batch", ms -> Math.abs(ms - BEACON_MS) < 15);
            double asleepMs = Double.parseDouble(onlooker.ask("jitter"));

            worn.impair("");
            worn.doze(BEACON_MS);
            await(onlooker, "batch", ms -> ms == 0);
            Thread.sleep(3000); // a whole window of it
            assertEquals("0", onlooker.ask("batch"));
            double awakeMs = Double.parseDouble(onlooker.ask("jitter"));
            assertTrue(awakeMs < asleepMs / 2, "jitter " + awakeMs + " ms instead of " + asleepMs);
            System.out.println("MEASURED: jitter from a radio that sleeps: " + asleepMs + " ms; that is kept awake: "
                    + awakeMs + " ms");
        }
    }

    private static void await(ProgramOnHost program, String question, LongPredicate wanted) throws Exception {
        long startMs = System.currentTimeMillis();
        String answer = program.ask(question);
        while (!wanted.test(Math.round(Double.parseDouble(answer) + 0.49))) {
            assertTrue(System.currentTimeMillis() - startMs < PATIENCE_MS, question + ": " + answer);
            Thread.sleep(100);
            answer = program.ask(question);
        }
    }
}
