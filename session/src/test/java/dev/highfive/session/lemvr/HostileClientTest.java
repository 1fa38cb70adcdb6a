package dev.highfive.session.lemvr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.net.Clock;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Clients that lie, break off or fall silent: each is sent away with a reason, the headset's frames go on meanwhile,
 * and whoever comes next is served.
 */
@Timeout(60)
class HostileClientTest {
    private LentFrames lent;

    @BeforeEach
    void lend() throws Exception {
        lent = new LentFrames(LentFrames.impatient());
    }

    @AfterEach
    void frameAndNextClientAreUndisturbed() throws Exception {
        long before = lent.count();
        try (LemvrConnection next = LemvrConnection.open(link(), Clock.SYSTEM)) {
            assertEquals("Lent to 127.0.0.1, LEMVR 0.2.", lent.sentence());
            assertTrue(next.receive((type, packet) -> {}, Clock.SYSTEM.nanoTime() + 10_000_000_000L));
            assertTrue(lent.count() > before, "frames");
        }
        lent.close();
    }

    private LemvrLink link() {
        return new LemvrLink("127.0.0.1", lent.server.port(), null);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        02010807         | it speaks the dialect of 2021, which came before LEMVR 0.1 and is not spoken here
        47455420         | it does not speak LEMVR: it said 47455420
        4c4d0107         | it speaks LEMVR 1.7, which is not spoken here; it may try 0.1
        4c4d0001 41414141| it does not speak LEMVR: it said 41414141
        4c4d0001 42464000 00000000 | it wants to ask for the time 0 times, not 1 to 1000
        4c4d0001 42464000 ffffffff | it wants to ask for the time 4294967295 times, not 1 to 1000
        4c4d             | it fell silent within the handshake
        4c4d0001 42464000 64000000 0000000000002940 | it fell silent within the handshake
        """)
    void shouldRefuseAHandshakeThatIsNone(String said, String why) throws Exception {
        try (RawClient client = new RawClient(lent.server.port()).say(said)) {
            assertEquals("Not lent to 127.0.0.1 because " + why + ".", lent.sentence());
            assertTrue(client.isHungUp());
        }
    }

    @Test
    void shouldAnswerTheDialectOf2021WithANo() throws Exception {
        try (RawClient client = new RawClient(lent.server.port()).say("02010807")) {
            assertEquals("56520000", client.hear(4));
            lent.sentence();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        ffffffff 99      | its chain claims more blocks than any frame needs
        00000000 99      | its chain has a packet of an unknown type
        00000000 00      | its chain has a packet of an unknown type
        00000000 2a63    | its chain has a packet that only the other side sends
        00000000 2e      | its chain has a packet of an unknown type
        00000000 29      | its chain ends within a packet
        00000000 28000000000000000000000029 | its chain defines a layer behind the end of the frame
        """)
    void shouldEndAtAChainThatIsNone(String said, String why) throws Exception {
        try (RawClient client = borrow()) {
            client.sayBlock(said.replace(" ", ""));
            assertEquals("Taken back from 127.0.0.1 because " + why + ".", lent.sentence());
            assertTrue(client.isHungUp());
        }
    }

    @Test
    void shouldEndAtAChainWithoutAnEnd() throws Exception {
        byte[] requests = new byte[64];
        Arrays.fill(requests, 4, 64, (byte) 32);
        try (RawClient client = borrow()) {
            client.say(requests);
            assertEquals("Taken back from 127.0.0.1 because its chain has no packet 99 at the end.", lent.sentence());
        }
    }

    @Test
    void shouldEndWhereAChainBreaksOff() throws Exception {
        try (RawClient client = borrow()) {
            client.say("02000000 2063").hangUp();
            assertEquals(
                    "Taken back from 127.0.0.1 because the other side has closed the connection.", lent.sentence());
        }
    }

    @Test
    void shouldEndWithWhoeverFallsSilent() throws Exception {
        try (RawClient client = borrow()) {
            assertEquals("Taken back from 127.0.0.1 because it fell silent.", lent.sentence());
            assertTrue(client.isHungUp());
        }
    }

    /** Each byte is a sign of life, but a chain is due as a whole. */
    @Test
    void shouldEndWithWhoeverSendsAByteNowAndThen() throws Exception {
        try (RawClient client = borrow()) {
            Thread dripping = new Thread(() -> drip(client));
            dripping.start();
            assertEquals("Taken back from 127.0.0.1 because it fell silent.", lent.sentence());
            dripping.join();
        }
    }

    private static void drip(RawClient client) {
        try {
            for (int bytes = 0; bytes < 40; bytes++) {
                client.say("00");
                Thread.sleep(50);
            }
        } catch (java.io.IOException | InterruptedException e) {
            // Hung up, as it should be.
        }
    }

    /** It never reads what it is sent: the server's own writing must not wait for it. */
    @Test
    void shouldEndWithWhoeverDoesNotListen() throws Exception {
        byte[] answers = new byte[64 * 20_000];
        for (int block = 0; block < answers.length; block += 64) {
            answers[block + 4] = 99;
        }
        try (RawClient client = borrow()) {
            Thread talking = new Thread(() -> talk(client, answers));
            talking.start();
            String sentence = lent.sentence();
            assertTrue(sentence.startsWith("Taken back from 127.0.0.1 because "), sentence);
            talking.join();
        }
    }

    private static void talk(RawClient client, byte[] bytes) {
        try {
            client.say(bytes);
        } catch (java.io.IOException e) {
            // Hung up, as it should be.
        }
    }

    /** Through the handshake, with blocks of 64 bytes. */
    private RawClient borrow() throws Exception {
        RawClient client = new RawClient(lent.server.port()).say(RawClient.GREETING);
        assertEquals("56520100" + "46524000", client.hear(8));
        client.hear(8); // the time
        client.sayBlock("00000000202263");
        assertEquals(
                "00000000" + "2100" + "6400" + "5000" + "2302", client.hear(64).substring(0, 24));
        assertEquals("Lent to 127.0.0.1, LEMVR 0.1.", lent.sentence());
        return client;
    }
}
