package dev.highfive.codec.lemvr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.highfive.codec.Hex;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The worked examples: chains to the byte and to the offset of each datum, the handshake, and offsets of clocks. */
class LemvrVectorsTest {
    @TestFactory
    Stream<DynamicTest> chains() throws IOException {
        return list("chains").map(chain -> dynamicTest(chain.get("note").getAsString(), () -> assertChain(chain)));
    }

    private static void assertChain(JsonObject vector) {
        byte[] bytes = Hex.bytes(vector.get("hex").getAsString());
        int blockSize = vector.get("blockSize").getAsInt();
        Sender from = Sender.valueOf(vector.get("direction").getAsString().toUpperCase(Locale.ROOT));
        List<String> offsets = new ArrayList<>();
        ChainReader reader = new ChainReader(LemvrVersion.V0_1, from, new DatumReader() {
            @Override
            protected void onDatum(int offset, int size) {
                offsets.add("b" + offset / blockSize + ":" + offset % blockSize);
            }
        });
        ChainWriter writer = new ChainWriter(blockSize);
        List<Object> read = new ArrayList<>();
        assertEquals(null, reader.read(ByteBuffer.wrap(bytes), blockSize, (type, packet) -> {
            read.add(type.code);
            FlatPacket.of(packet).forEach(each -> read.add(((Number) each).doubleValue()));
            writer.write(type, packet);
        }));
        read.add(99);
        assertEquals(expected(vector), read);
        assertEquals(
                StreamSupport.stream(vector.getAsJsonArray("offsets").spliterator(), false)
                        .map(offset -> offset.getAsString().replaceAll(":[A-Za-z]$", ""))
                        .toList(),
                offsets);
        assertEquals(vector.get("hex").getAsString(), Hex.text(writer.end()));
    }

    private static List<Object> expected(JsonObject vector) {
        List<Object> all = new ArrayList<>();
        for (JsonElement packet : vector.getAsJsonArray("packets")) {
            all.add(packet.getAsJsonObject().get("enum").getAsInt());
            for (JsonElement datum : packet.getAsJsonObject().getAsJsonArray("data")) {
                boolean single = datum.getAsJsonArray().get(0).getAsString().equals("f");
                JsonElement value = datum.getAsJsonArray().get(1);
                JsonArray values = value.isJsonArray() ? value.getAsJsonArray() : new JsonArray();
                if (!value.isJsonArray()) {
                    values.add(value);
                }
                values.forEach(each -> all.add(single ? (double) each.getAsFloat() : each.getAsDouble()));
            }
        }
        return all;
    }

    @TestFactory
    Stream<DynamicTest> handshake() throws IOException {
        return list("handshake")
                .map(step -> dynamicTest(
                        step.get("step").getAsString(),
                        () -> assertGreeting(step.get("hex").getAsString())));
    }

    private static void assertGreeting(String hex) {
        byte[] bytes = Hex.bytes(hex);
        Greeting greeting = Greeting.of(ByteBuffer.wrap(bytes));
        assertNotNull(greeting);
        LemvrPacket message = greeting.create();
        assertTrue(greeting.read(ByteBuffer.wrap(bytes), message));
        ByteBuffer written = ByteBuffer.allocate(64);
        greeting.write(message, written);
        assertEquals(hex.replaceFirst("^55(52..00)$", "56$1"), Hex.text(written));
    }

    @TestFactory
    Stream<DynamicTest> offsets() throws IOException {
        return list("timeSync")
                .map(vector -> dynamicTest(vector.get("offset").getAsString(), () -> {
                    TimeOffset offset = new TimeOffset(100);
                    for (JsonElement each : vector.getAsJsonArray("trials")) {
                        JsonObject trial = each.getAsJsonObject();
                        offset.add(number(trial, "send"), number(trial, "receive"), number(trial, "server"));
                    }
                    assertEquals(number(vector, "medianLatency"), offset.medianLatency(), 1e-12);
                    assertEquals(number(vector, "offset"), offset.byLastAnswer(), 1e-12);
                }));
    }

    @Test
    void shouldReadTimesInNanosecondsToo() {
        Greeting.Time time = new Greeting.Time();
        assertTrue(Greeting.TIME.read(ByteBuffer.wrap(Hex.bytes("00ca9a3b00000000")), time));
        assertEquals(1, time.inSeconds());
        assertTrue(Greeting.TIME.read(ByteBuffer.wrap(Hex.bytes("0000000000002940")), time));
        assertEquals(12.5, time.inSeconds());
    }

    private static double number(JsonObject object, String name) {
        return object.get(name).getAsDouble();
    }

    private static Stream<JsonObject> list(String name) throws IOException {
        try (Reader in = new InputStreamReader(
                LemvrVectorsTest.class.getResourceAsStream("/vectors/lemvr_examples.json"), StandardCharsets.UTF_8)) {
            JsonObject file = JsonParser.parseReader(in).getAsJsonObject();
            return StreamSupport.stream(file.getAsJsonArray(name).spliterator(), false)
                    .map(JsonElement::getAsJsonObject);
        }
    }
}
