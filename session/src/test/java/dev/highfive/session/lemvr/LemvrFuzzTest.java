package dev.highfive.session.lemvr;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.api.BugDetectors;
import com.code_intelligence.jazzer.api.SilentCloseable;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** A live server and clients that say anything, from the first byte on or behind a handshake that is right. */
class LemvrFuzzTest {
    private static LentFrames lent;
    /** The fuzzer takes what it is told of addresses for the bytes' doing. */
    private static SilentCloseable toOurselves;

    @BeforeAll
    static void lend() throws IOException {
        lent = new LentFrames(new LemvrServerOptions().patience(20_000_000));
    }

    @AfterAll
    static void takeBack() {
        lent.close();
        if (toOurselves != null) {
            toOurselves.close();
        }
    }

    @FuzzTest
    void lemvrServer(byte[] bytes) throws Exception {
        if (bytes.length == 0) {
            return;
        }
        if (toOurselves == null) {
            toOurselves = BugDetectors.allowNetworkConnections((host, port) -> true);
        }
        long before = lent.count();
        try (RawClient client = new RawClient(lent.server.port())) {
            if (bytes[0] % 4 != 0) {
                client.say(RawClient.GREETING).sayBlock("00000000202263");
            }
            client.say(bytes);
            client.isHungUp();
        } catch (IOException e) {
            // It hung up while we were still talking.
        }
        lent.sentence();
        while (lent.count() == before) {
            Thread.onSpinWait(); // frames go on
        }
        assertTrue(lent.server.port() > 0);
    }
}
