package dev.highfive.codec.bes;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The worked examples, both ways. */
class BesVectorsTest {
    @TestFactory
    Stream<DynamicTest> integersAreWrittenInTheirShortestForm() throws IOException {
        return StreamSupport.stream(examples("ints").spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .map(example -> dynamicTest(example.get("value").getAsString(), () -> assertBothWays(example)));
    }

    private static void assertBothWays(JsonObject example) {
        long value = example.get("value").getAsLong();
        String hex = example.get("hex").getAsString();
        BesWriter out = new BesWriter(16).integer(value);
        assertEquals(hex, HexFormat.of().formatHex(out.bytes(), 0, out.size()));
        assertEquals(hex.length() / 2, BesWriter.size(value));
        BesReader in = new BesReader().wrap(Hex.buffer(hex));
        assertEquals(value, in.integer());
        assertTrue(in.ok() && in.remaining() == 0);
    }

    /** In the order of the file, since later ones speak of what earlier ones introduced. */
    @Test
    void packetsReadAsToldAndAreWrittenAgainByteForByte() throws IOException {
        Rewriter rewriter = new Rewriter();
        for (JsonElement element : examples("packets")) {
            JsonObject example = element.getAsJsonObject();
            String hex = example.get("hex").getAsString();
            String note = example.get("note").getAsString();
            // Examples tell of entities that none of them adds; only one type there is.
            rewriter.entities.computeIfAbsent(200L, id -> rewriter.types.get(1L));
            byte[] again = rewriter.rewrite(Hex.bytes(hex));
            assertEquals(null, rewriter.error, note);
            assertEquals(hex, HexFormat.of().formatHex(again), note);
            JsonObject fields = example.getAsJsonObject("fields");
            BesHeader header = rewriter.header;
            assertEquals(fields.get("token").getAsLong(), header.token(), note);
            assertEquals(fields.get("packetId").getAsLong(), header.packetId(), note);
            assertEquals(fields.get("flags").getAsLong(), header.flags(), note);
            assertEquals(fields.get("globalTime").getAsLong(), header.globalTimeMs(), note);
            JsonArray nacks = new JsonArray();
            for (int index = 0; index < header.nackCount(); index++) {
                nacks.add(header.nack(index));
            }
            assertEquals(fields.get("nacks"), nacks, note);
        }
    }

    private static JsonArray examples(String name) throws IOException {
        try (Reader file = new InputStreamReader(
                BesVectorsTest.class.getResourceAsStream("/vectors/bes_examples.json"), StandardCharsets.UTF_8)) {
            return JsonParser.parseReader(file).getAsJsonObject().getAsJsonArray(name);
        }
    }
}
