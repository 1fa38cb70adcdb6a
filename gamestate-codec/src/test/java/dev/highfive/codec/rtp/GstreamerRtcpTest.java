package dev.highfive.codec.rtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every compound packet that GStreamer sent, both ways. */
class GstreamerRtcpTest {
    @TestFactory
    Stream<DynamicTest> recordedPacketsAreReadAsExpectedAndWrittenToTheSameBytes() throws IOException {
        try (Reader file = new InputStreamReader(
                getClass().getResourceAsStream("/vectors/rtcp_gstreamer.json"), StandardCharsets.UTF_8)) {
            JsonObject recorded = JsonParser.parseReader(file).getAsJsonObject();
            List<DynamicTest> tests = new ArrayList<>();
            for (String kind : List.of("fir", "pli")) {
                JsonArray vectors = recorded.getAsJsonArray(kind);
                for (int index = 0; index < vectors.size(); index++) {
                    JsonObject vector = vectors.get(index).getAsJsonObject();
                    tests.add(dynamicTest(kind + " " + index, () -> assertBothWays(vector)));
                }
            }
            return tests.stream();
        }
    }

    private static void assertBothWays(JsonObject vector) {
        byte[] bytes = HexFormat.of().parseHex(vector.get("hex").getAsString());
        RtcpReader reader = new RtcpReader();
        List<String> found = RtcpTranscript.of(reader, ByteBuffer.wrap(bytes));
        assertEquals(
                expected(vector),
                found.stream().filter(line -> !line.startsWith("SDES")).toList());
        List<String> items =
                found.stream().filter(line -> line.startsWith("SDES")).toList();
        assertTrue(items.get(0).matches("SDES \\w{8} 1 user\\d+@host-\\w+"));
        assertTrue(items.stream().skip(1).allMatch(line -> line.endsWith(" 6 GStreamer")));

        assertEquals(HexFormat.of().formatHex(bytes), HexFormat.of().formatHex(RtcpRewriter.rewrite(bytes)));
    }

    private static List<String> expected(JsonObject vector) {
        List<String> lines = new ArrayList<>();
        for (JsonElement element : vector.getAsJsonArray("packets")) {
            JsonObject packet = element.getAsJsonObject();
            String ssrc = packet.get("ssrc").getAsString();
            switch (packet.get("pt").getAsInt()) {
                case 201 -> {
                    lines.add("RR " + ssrc);
                    if (packet.has("block")) {
                        lines.add("block " + ssrc
                                + expected(
                                        packet.getAsJsonObject("block"),
                                        " on ",
                                        "ssrc",
                                        " fraction ",
                                        "fractionLost",
                                        " lost ",
                                        "cumulativeLost",
                                        " highest ",
                                        "extHighestSeq",
                                        " jitter ",
                                        "jitter",
                                        " lsr ",
                                        "lsr",
                                        " dlsr ",
                                        "dlsr"));
                    }
                }
                case 202 -> {}
                case 206 -> {
                    String requests = packet.get("fci").getAsString();
                    lines.add(
                            requests.isEmpty()
                                    ? "PLI " + ssrc + " to "
                                            + packet.get("mediaSsrc").getAsString()
                                    : "FIR " + ssrc + " to " + requests.substring(0, 8) + " seq "
                                            + Integer.parseInt(requests.substring(8, 10), 16));
                }
                default -> throw new AssertionError("GStreamer did not send " + packet);
            }
        }
        return lines;
    }

    private static String expected(JsonObject block, String... labelsAndNames) {
        StringBuilder text = new StringBuilder();
        for (int index = 0; index < labelsAndNames.length; index += 2) {
            text.append(labelsAndNames[index])
                    .append(block.get(labelsAndNames[index + 1]).getAsString());
        }
        return text.toString();
    }
}
