package dev.highfive.net.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.highfive.codec.Hex;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every message of the handshakes of other implementations, written and read, and what is sent after them. */
class NoiseVectorsTest {
    @TestFactory
    Stream<DynamicTest> handshakesAreThoseOfOtherImplementations() throws IOException {
        try (Reader reader = new InputStreamReader(
                NoiseVectorsTest.class.getResourceAsStream("/vectors/noise.json"), StandardCharsets.UTF_8)) {
            return StreamSupport.stream(
                            JsonParser.parseReader(reader)
                                    .getAsJsonObject()
                                    .getAsJsonArray("vectors")
                                    .spliterator(),
                            false)
                    .map(vector -> (JsonObject) vector)
                    .map(vector -> dynamicTest(
                            text(vector, "source") + " " + text(vector, "pattern"), () -> assertBothEnds(vector)));
        }
    }

    private static void assertBothEnds(JsonObject vector) {
        NoiseHandshake[] ends = {end(vector, true), end(vector, false)};
        NoiseCipher[][] ciphers = new NoiseCipher[2][];
        int number = 0;
        for (var message : vector.getAsJsonArray("messages")) {
            byte[] payload = bytes((JsonObject) message, "payload");
            byte[] expected = bytes((JsonObject) message, "ciphertext");
            int from = number++ % 2;
            ByteBuffer written = ByteBuffer.allocate(500);
            ByteBuffer read = ByteBuffer.allocate(500);
            if (ends[from].isComplete()) {
                for (int end = 0; ciphers[0] == null || ciphers[1] == null; end++) {
                    ciphers[end] = ends[end].split();
                }
                ciphers[from][0].seal(null, ByteBuffer.wrap(payload), written);
                assertTrue(ciphers[1 - from][1].open(null, written.flip(), read));
            } else {
                ends[from].write(ByteBuffer.wrap(payload), written);
                assertTrue(ends[1 - from].read(written.flip(), read));
            }
            assertEquals(Hex.text(ByteBuffer.wrap(expected)), Hex.text(written.rewind()));
            assertEquals(Hex.text(ByteBuffer.wrap(payload)), Hex.text(read.flip()));
        }
        assertEquals(Hex.text(ByteBuffer.wrap(ends[0].hash())), Hex.text(ByteBuffer.wrap(ends[1].hash())));
    }

    private static NoiseHandshake end(JsonObject vector, boolean initiator) {
        byte[][] psks = StreamSupport.stream(vector.getAsJsonArray("psks").spliterator(), false)
                .map(psk -> Hex.bytes(psk.getAsString()))
                .toArray(byte[][]::new);
        byte[] own = bytes(vector, initiator ? "initiatorStatic" : "responderStatic");
        NoiseHandshake end = new NoiseHandshake(
                NoisePattern.of(text(vector, "pattern")),
                initiator,
                bytes(vector, "prologue"),
                own == null ? null : DhKeys.of(own),
                bytes(vector, initiator ? "initiatorKnows" : "responderKnows"),
                new SecureRandom(),
                psks);
        end.setEphemeral(DhKeys.of(bytes(vector, initiator ? "initiatorEphemeral" : "responderEphemeral")));
        return end;
    }

    private static byte[] bytes(JsonObject vector, String name) {
        return vector.has(name) ? Hex.bytes(text(vector, name)) : null;
    }

    private static String text(JsonObject vector, String name) {
        return vector.get(name).getAsString();
    }
}
