package dev.highfive.desktop.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.highfive.codec.gamestate.Profile;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every recorded object and packet, from bytes to fields and from fields to bytes. */
class PayloadVectorsTest {
    private static final Map<String, Profile> PROFILES = Map.of(
            "draft00-txt", Profile.DRAFT_TXT,
            "draft00-md", Profile.DRAFT_MD,
            "draft01", Profile.DRAFT_MD,
            "gse", Profile.GSE);

    private static final Map<String, String> RECOMMENDED_OBJECTS = Map.ofEntries(
            Map.entry("V-Decode-0476", "Head1 UnknownObject"),
            Map.entry("V-Decode-0477", "Head1 UnknownObject"),
            Map.entry("V-Decode-0478", "Object1 UnknownObject"),
            Map.entry("V-Decode-0479", "Object1"),
            Map.entry("V-Decode-0480", "Head1 UnknownObject"),
            Map.entry("V-Decode-0481", "Head1"),
            Map.entry("V-Decode-0482", "Head1"),
            Map.entry("V-Decode-0488", ""),
            Map.entry("V-Decode-0489", ""),
            Map.entry("V-Decode-0490", "UnknownObject"),
            Map.entry("V-Decode-0491", "UnknownObject"),
            Map.entry("V-Decode-0492", "UnknownObject"),
            Map.entry("V-Decode-0497", ""));

    @TestFactory
    Stream<DynamicTest> objectsOfTheDraftsDecodeAndEncode() throws IOException {
        return vectors("draft_objects").flatMap(PayloadVectorsTest::objectTests);
    }

    @TestFactory
    Stream<DynamicTest> objectsOfGseDecodeAndEncode() throws IOException {
        return vectors("gse_objects").flatMap(PayloadVectorsTest::objectTests);
    }

    @TestFactory
    Stream<DynamicTest> packetsOfGseDecodeAndEncode() throws IOException {
        return vectors("gse_packets")
                .map(vector -> dynamicTest(text(vector, "id"), () -> {
                    JsonArray objects = vector.getAsJsonArray("objects");
                    assertDecodes(Profile.GSE, text(vector, "hex"), objects);
                    assertEquals(text(vector, "hex"), encode(Profile.GSE, objects));
                }));
    }

    @TestFactory
    Stream<DynamicTest> bytesThatGseWasGivenDecodeAsRecommended() throws IOException {
        return vectors("gse_decode")
                .map(vector ->
                        dynamicTest(text(vector, "id") + " " + text(vector, "note"), () -> assertRecommended(vector)));
    }

    private static void assertRecommended(JsonObject vector) {
        JsonObject decoded = decode(Profile.GSE, text(vector, "hex"));
        String types = RECOMMENDED_OBJECTS.get(text(vector, "id"));
        if (types != null) {
            assertEquals(
                    types,
                    String.join(
                            " ",
                            list(decoded, "objects").map(o -> text(o, "type")).toList()));
            assertEquals(types.isEmpty(), list(decoded, "errors").findAny().isPresent());
            return;
        }
        assertEquals("same outcome", text(vector, "recommended"));
        assertEquals(vector.has("objects") ? vector.get("objects") : new JsonArray(), decoded.get("objects"));
        assertEquals(
                !vector.get("ok").getAsBoolean(),
                list(decoded, "errors").findAny().isPresent());
    }

    private static Stream<DynamicTest> objectTests(JsonObject vector) {
        Set<Profile> profiles = EnumSet.noneOf(Profile.class);
        for (String name : text(vector, "profile").split(",")) {
            profiles.add(PROFILES.get(name));
        }
        return profiles.stream()
                .map(profile -> dynamicTest(text(vector, "id") + " " + profile, () -> assertObject(profile, vector)));
    }

    private static void assertObject(Profile profile, JsonObject vector) {
        String hex = text(vector, "hex");
        JsonObject sent = object(vector, "fields");
        assertDecodes(profile, hex, array(vector.has("decoded") ? object(vector, "decoded") : sent));
        if (!vector.has("decodeOnly")) {
            assertEquals(hex, encode(profile, array(sent)));
        }
        assertExplained(profile, hex);
    }

    /** Every byte stands once beside a meaning. */
    private static void assertExplained(Profile profile, String hex) {
        StringBuilder shown = new StringBuilder();
        for (String row :
                Explanation.of(HexFormat.of().parseHex(hex), profile).lines().toList()) {
            assertFalse(row.contains("  rest "), row);
            shown.append(row.substring(6, Math.min(30, row.length())).strip());
        }
        assertEquals(hex, shown.toString());
    }

    private static void assertDecodes(Profile profile, String hex, JsonArray objects) {
        JsonObject decoded = decode(profile, hex);
        assertEquals(objects, decoded.get("objects"));
        assertTrue(decoded.getAsJsonArray("errors").isEmpty());
    }

    private static JsonObject decode(Profile profile, String hex) {
        String json = new PayloadJson(profile).toJson(HexFormat.of().parseHex(hex), true);
        return JsonParser.parseString(json).getAsJsonObject();
    }

    private static String encode(Profile profile, JsonArray objects) {
        JsonObject line = new JsonObject();
        line.add("objects", objects);
        return HexFormat.of().formatHex(new PayloadJson(profile).toPayload(line.toString(), 65507));
    }

    private static JsonObject object(JsonObject vector, String fields) {
        JsonObject object = new JsonObject();
        object.add("type", vector.get("type"));
        object.add("fields", vector.get(fields));
        return object;
    }

    private static JsonArray array(JsonElement element) {
        JsonArray array = new JsonArray();
        array.add(element);
        return array;
    }

    private static Stream<JsonObject> vectors(String name) throws IOException {
        try (Reader in = new InputStreamReader(
                PayloadVectorsTest.class.getResourceAsStream("/vectors/" + name + ".json"), StandardCharsets.UTF_8)) {
            JsonObject file = JsonParser.parseReader(in).getAsJsonObject();
            assertFalse(file.getAsJsonArray("vectors").isEmpty());
            return list(file, "vectors");
        }
    }

    private static Stream<JsonObject> list(JsonObject object, String name) {
        return StreamSupport.stream(object.getAsJsonArray(name).spliterator(), false)
                .map(JsonElement::getAsJsonObject);
    }

    private static String text(JsonObject object, String name) {
        return object.get(name).getAsString();
    }
}
