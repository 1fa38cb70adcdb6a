package dev.highfive.session.lemvr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.lemvr.Haptics;
import dev.highfive.codec.lemvr.LemvrPacket;
import dev.highfive.codec.lemvr.LemvrVersion;
import dev.highfive.codec.lemvr.PacketType;
import dev.highfive.codec.lemvr.Pose;
import dev.highfive.codec.lemvr.ProjectionPicture;
import dev.highfive.codec.lemvr.SubmitFrame;
import dev.highfive.net.Clock;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A server and a client of ours on loopback. */
@Timeout(60)
class LemvrServerTest {
    private static final long SECOND_NS = 1_000_000_000;

    @ParameterizedTest
    @EnumSource(LemvrVersion.class)
    void shouldTellFramesAndTakeTheAnswers(LemvrVersion version) throws Exception {
        try (LentFrames lent = new LentFrames(new LemvrServerOptions());
                LemvrConnection client = LemvrConnection.open(address(lent), null, version, Clock.SYSTEM)) {
            assertEquals("Lent to 127.0.0.1, LEMVR " + version + ".", lent.sentence());
            assertEquals(100, client.width());
            assertEquals(80, client.height());
            assertArrayEquals(new float[] {72, 90}, client.framerates());
            assertEquals(0, client.offset(), 0.001, "one clock");
            for (int frame = 1; frame <= 5; frame++) {
                Map<PacketType, Integer> counts = new EnumMap<>(PacketType.class);
                receive(client, counts);
                assertEquals(1, counts.get(PacketType.FRAME_METADATA));
                assertEquals(1, counts.get(PacketType.POSE), "the head's, at the time of the frame");
                assertEquals(version == LemvrVersion.V0_2 ? 4 : null, counts.get(PacketType.HAND));
                assertEquals(frame == 1 ? 14 : null, counts.get(PacketType.INPUT), "inputs are told when they change");
                answer(client, frame);
            }
            while (lent.last == null || lent.last.number < 5) {
                Thread.onSpinWait();
            }
            assertEquals(5, lent.last.displayTime);
            assertEquals(1, lent.last.projectionCount());
            assertEquals(42, lent.last.projection(0).leftTexture);
            assertEquals(1, lent.last.rightIntensity);
            assertEquals(0, lent.last.leftIntensity, "what is no number is nothing");
        }
    }

    private static void receive(LemvrConnection client, Map<PacketType, Integer> counts) throws IOException {
        boolean whole = client.receive(
                (type, packet) -> {
                    counts.merge(type, 1, Integer::sum);
                    check(type, packet);
                },
                Clock.SYSTEM.nanoTime() + 10 * SECOND_NS);
        assertTrue(whole, "a frame");
    }

    private static void check(PacketType type, LemvrPacket packet) {
        if (type == PacketType.POSE) {
            assertEquals(1.6f, ((Pose) packet).position[1]);
        }
    }

    private static void answer(LemvrConnection client, int frame) throws IOException {
        ProjectionPicture picture = new ProjectionPicture();
        picture.leftTexture = 42;
        Haptics haptics = new Haptics();
        haptics.left = Float.NaN;
        haptics.right = 7;
        SubmitFrame submit = new SubmitFrame();
        submit.displayTime = frame;
        client.answer()
                .write(PacketType.PROJECTION_LAYER, picture)
                .write(PacketType.HAPTICS, haptics)
                .write(PacketType.SUBMIT_FRAME, submit);
        client.send();
    }

    @Test
    void shouldFallBackTo01WhereTheServerKnowsNothingElse() throws Exception {
        try (LentFrames lent = new LentFrames(new LemvrServerOptions().only01());
                LemvrConnection client = LemvrConnection.open(link(lent), Clock.SYSTEM)) {
            assertEquals(LemvrVersion.V0_1, client.version());
            assertEquals(
                    "Not lent to 127.0.0.1 because it speaks LEMVR 0.2, which is not spoken here; it may try 0.1.",
                    lent.sentence());
            assertEquals("Lent to 127.0.0.1, LEMVR 0.1.", lent.sentence());
        }
    }

    @Test
    void shouldTakeTheHeadsetBackWhenItEnds() throws Exception {
        try (LentFrames lent = new LentFrames(new LemvrServerOptions());
                LemvrConnection client = LemvrConnection.open(link(lent), Clock.SYSTEM)) {
            lent.sentence();
            Thread ending = new Thread(lent.server::close);
            ending.start();
            Map<PacketType, Integer> counts = new EnumMap<>(PacketType.class);
            while (!counts.containsKey(PacketType.END_BY_SERVER)) {
                receive(client, counts);
                client.answer();
                if (counts.containsKey(PacketType.END_BY_SERVER)) {
                    client.answer().write(PacketType.END_BY_CLIENT);
                }
                client.send();
            }
            ending.join();
            assertEquals("Taken back from 127.0.0.1.", lent.sentence());
        }
    }

    @Test
    void shouldLendItToTheNextOne() throws Exception {
        try (LentFrames lent = new LentFrames(new LemvrServerOptions())) {
            for (int borrower = 0; borrower < 3; borrower++) {
                try (LemvrConnection client = LemvrConnection.open(link(lent), Clock.SYSTEM)) {
                    assertEquals("Lent to 127.0.0.1, LEMVR 0.2.", lent.sentence());
                    assertThrows(LemvrException.class, () -> LemvrConnection.open(link(lent), Clock.SYSTEM), "two");
                    receive(client, new EnumMap<>(PacketType.class));
                    client.answer().write(PacketType.END_BY_CLIENT);
                    client.send();
                    assertEquals("Given back by 127.0.0.1.", lent.sentence());
                }
                while (lent.last.number != 0) {
                    Thread.onSpinWait(); // what the last one drew is not shown on behalf of the next
                }
            }
        }
    }

    @Test
    void shouldEncryptWithTheKeyOfTheLink() throws Exception {
        byte[] key = new byte[LemvrLink.KEY_SIZE];
        key[7] = 7;
        try (LentFrames lent = new LentFrames(new LemvrServerOptions().key(key).patience(2 * SECOND_NS))) {
            int port = lent.server.port();
            try (LemvrConnection client = LemvrConnection.open(new LemvrLink("127.0.0.1", port, key), Clock.SYSTEM)) {
                assertEquals("Lent to 127.0.0.1, LEMVR 0.2.", lent.sentence());
                for (int frame = 1; frame <= 5; frame++) {
                    receive(client, new EnumMap<>(PacketType.class));
                    answer(client, frame);
                }
                client.answer().write(PacketType.END_BY_CLIENT);
                client.send();
                assertEquals("Given back by 127.0.0.1.", lent.sentence());
            }
            LemvrLink other = new LemvrLink("127.0.0.1", port, new byte[LemvrLink.KEY_SIZE]);
            assertThrows(LemvrException.class, () -> LemvrConnection.open(other, Clock.SYSTEM));
            assertEquals(
                    "Not lent to 127.0.0.1 because it has another key, as where the link is of another headset.",
                    lent.sentence());
            try (RawClient plain = new RawClient(port).say(RawClient.GREETING)) {
                assertEquals(
                        "Not lent to 127.0.0.1 because one side encrypts and the other does not, as where a link is"
                                + " not whole.",
                        lent.sentence());
                assertTrue(plain.isHungUp());
            }
        }
    }

    @Test
    void shouldSayWhyThereIsNoHeadset() throws Exception {
        int port;
        try (LentFrames lent = new LentFrames(new LemvrServerOptions())) {
            port = lent.server.port();
        }
        LemvrLink link = new LemvrLink("127.0.0.1", port, null);
        LemvrException nobody = assertThrows(LemvrException.class, () -> LemvrConnection.open(link, Clock.SYSTEM));
        assertEquals("nobody lends one there", nobody.getMessage());
        LemvrLink nowhere = new LemvrLink("no-such-host.invalid", port, null);
        LemvrException unknown = assertThrows(LemvrException.class, () -> LemvrConnection.open(nowhere, Clock.SYSTEM));
        assertEquals("there is no host called no-such-host.invalid", unknown.getMessage());
    }

    private static LemvrLink link(LentFrames lent) {
        return new LemvrLink("127.0.0.1", lent.server.port(), null);
    }

    private static InetSocketAddress address(LentFrames lent) {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), lent.server.port());
    }
}
