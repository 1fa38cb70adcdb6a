package dev.highfive.desktop.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The worked examples of Binary Entity Stream as people read and write them. */
class BesWireTest {
    private static final String TYPE = "898d8a671d080200b39cc1b380320112011075726e3a6265733a6176617461723a31";
    private static final String ADD = "898d8a67350a0500b39cc1b380460104042801814803013f80000040200000"
            + "c0400000020000000000000000000000003f80000003045a6fc3ab";

    private final BesJson form = new BesJson();

    @Test
    void everyExampleIsEncodedAgainFromWhatDecodePrints() throws IOException {
        for (boolean exact : new boolean[] {false, true}) {
            BesJson inOrder = new BesJson();
            for (String hex : examples()) {
                String json = inOrder.toJson(HexFormat.of().parseHex(hex), exact);
                assertEquals(hex, HexFormat.of().formatHex(inOrder.toPayload(json, 1200)), json);
            }
        }
    }

    @Test
    void valuesAreReadOnceTheirTypeWasTold() {
        assertEquals(
                "{\"token\":19088743,\"packetId\":\"5\",\"flags\":0,\"globalTime\":\"1760000000070\","
                        + "\"nacks\":[\"1\",\"4\"],"
                        + "\"verbs\":[{\"verb\":\"ADDENTITY\",\"data\":\"" + ADD.substring(ADD.length() - 80) + "\"}]}",
                form.toJson(HexFormat.of().parseHex(ADD), false));
        form.toJson(HexFormat.of().parseHex(TYPE), false);
        assertEquals(
                "{\"token\":19088743,\"packetId\":\"5\",\"flags\":0,\"globalTime\":\"1760000000070\","
                        + "\"nacks\":[\"1\",\"4\"],"
                        + "\"verbs\":[{\"verb\":\"ADDENTITY\",\"type\":\"1\",\"entity\":\"200\",\"values\":["
                        + "{\"id\":1,\"name\":\"position\",\"type\":\"vec(3,float(32))\",\"value\":[1.0,2.5,-3.0]},"
                        + "{\"id\":2,\"name\":\"rotation\",\"type\":\"quat\",\"value\":[0.0,0.0,0.0,1.0]},"
                        + "{\"id\":3,\"name\":\"name\",\"type\":\"str\",\"value\":\"Zo\u00eb\"}]}]}",
                form.toJson(HexFormat.of().parseHex(ADD), false));
    }

    @Test
    void explainShowsEveryByteOnceWithItsMeaning() {
        form.explain(HexFormat.of().parseHex(TYPE));
        String[] rows = form.explain(HexFormat.of().parseHex(ADD)).strip().split("\\R");
        assertEquals("0000  898d8a67                  token        19088743", rows[0]);
        assertEquals("000e  01                        nack         1", rows[6]);
        StringBuilder bytes = new StringBuilder();
        for (String row : rows) {
            bytes.append(row.substring(6, Math.min(30, row.length())).strip());
        }
        assertEquals(ADD, bytes.toString());
        assertEquals(
                "0000  0102                      error        BAD_HEADER: the packet is dropped",
                form.explain(new byte[] {1, 2}).strip());
    }

    @Test
    void badLinesAreAnsweredWithOneSentence() {
        assertEquals("{\"error\":\"BAD_HEADER\"}", form.toJson(new byte[] {1}, false));
        String shape = "A line is not of the form {\"token\":1,\"packetId\":\"1\",\"flags\":0,\"globalTime\":\"0\","
                + "\"nacks\":[],\"verbs\":[...]} that decode prints.";
        assertRefused(shape, "{");
        assertRefused(shape, "[]");
        assertRefused(shape, "{}");
        String head = "{\"token\":1,\"packetId\":\"1\",\"flags\":0,\"globalTime\":\"0\",\"nacks\":[],\"verbs\":[";
        assertRefused("There is no verb DANCE.", head + "{\"verb\":\"DANCE\"}]}");
        String update = head + "{\"verb\":\"UPDATEENTITY\",\"entity\":\"1\",\"values\":[{\"id\":1,";
        assertRefused("\"float(16)\" is no type.", update + "\"type\":\"float(16)\",\"value\":1}]}]}");
        assertRefused("[1] is no quat.", update + "\"type\":\"quat\",\"value\":[1]}]}]}");
        assertRefused("\"x\" is no int.", update + "\"type\":\"int\",\"value\":\"x\"}]}]}");
        assertRefused(
                "A packet takes more bytes, or names more lost ones, than it may.",
                update + "\"type\":\"str\",\"value\":\"" + "x".repeat(1300) + "\"}]}]}");
    }

    private void assertRefused(String sentence, String line) {
        assertEquals(
                sentence,
                assertThrows(BadInputException.class, () -> form.toPayload(line, 1200))
                        .getMessage());
    }

    private static List<String> examples() throws IOException {
        List<String> hex = new ArrayList<>();
        try (Reader file = new InputStreamReader(
                BesWireTest.class.getResourceAsStream("/vectors/bes_examples.json"), StandardCharsets.UTF_8)) {
            for (JsonElement packet :
                    JsonParser.parseReader(file).getAsJsonObject().getAsJsonArray("packets")) {
                hex.add(packet.getAsJsonObject().get("hex").getAsString());
            }
        }
        return hex;
    }
}
