package dev.highfive.desktop.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every worked example of LEMVR through JSON and back, and explained byte by byte. */
class LemvrWireTest {
    @TestFactory
    Stream<DynamicTest> everyExampleComesBackFromJsonAndIsExplained() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (String list : new String[] {"handshake", "chains"}) {
            for (JsonElement each : examples().getAsJsonArray(list)) {
                String hex = each.getAsJsonObject().get("hex").getAsString();
                tests.add(dynamicTest(hex.substring(0, Math.min(16, hex.length())), () -> assertComesBack(hex)));
            }
        }
        return tests.stream();
    }

    private static void assertComesBack(String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        for (boolean exact : new boolean[] {false, true}) {
            String json = new LemvrJson().toJson(bytes, exact);
            assertEquals(
                    hex.replaceFirst("^55(52..00)$", "56$1"),
                    HexFormat.of().formatHex(new LemvrJson().toPayload(json, 0)),
                    json);
        }
        StringBuilder shown = new StringBuilder();
        LemvrExplanation.of(bytes)
                .lines()
                .forEach(row -> shown.append(
                        row.substring(6, Math.min(30, row.length())).strip()));
        assertEquals(hex, shown.toString());
    }

    @Test
    void shouldSayWhatEachByteMeans() {
        String chain = "00000000" + "27000000" + "0000003f" + "0000803f" + "63" + "00".repeat(47);
        String explained = LemvrExplanation.of(HexFormat.of().parseHex(chain));
        assertTrue(explained.startsWith("""
            0000  00000000                  count        0 blocks to come
            0004  27                        type         39, Haptics
            0005  000000                    padding
            0008  0000003f                  leftIntensity 0.5
            000c  0000803f                  rightIntensity 1.0
            0010  63                        type         99, EndOfChain
            """), explained);
    }

    @Test
    void shouldRefuseWhatIsNoLemvrInOneSentence() {
        assertSentence("{}", "A line is not of the form {\"blockSize\":1024,\"packets\":[...]}.");
        assertSentence(
                "{\"blockSize\":1000000,\"packets\":[]}",
                "A block has a multiple of 8 bytes from 16 to 65528, not 1000000.");
        assertSentence("{\"blockSize\":64,\"packets\":[{\"type\":\"Dance\"}]}", "There is no type Dance of packets.");
        assertSentence(
                "{\"blockSize\":64,\"packets\":[{\"type\":\"RenderSize\",\"fields\":{\"width\":70000}}]}",
                "Field width of RenderSize is not an unsigned integer of 16 bits.");
        assertThrows(BadInputException.class, () -> new LemvrJson().toJson(new byte[100], false));
    }

    private static void assertSentence(String line, String sentence) {
        assertEquals(
                sentence,
                assertThrows(BadInputException.class, () -> new LemvrJson().toPayload(line, 0))
                        .getMessage());
    }

    private static JsonObject examples() throws IOException {
        try (Reader in = new InputStreamReader(
                LemvrWireTest.class.getResourceAsStream("/vectors/lemvr_examples.json"), StandardCharsets.UTF_8)) {
            return JsonParser.parseReader(in).getAsJsonObject();
        }
    }
}
