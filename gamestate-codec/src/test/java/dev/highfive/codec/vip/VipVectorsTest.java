package dev.highfive.codec.vip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
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
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the classes of the original client wrote, field by field and message by message, both ways. */
class VipVectorsTest {
    /** Of fields alone: an object and a field before the tag make a message of them. */
    private static final String SOME_FIELD = "000000070004";

    @TestFactory
    Stream<DynamicTest> fieldsAreReadAndWritten() throws IOException {
        return vectors("vip_fields", "fields")
                .map(vector -> dynamicTest(text(vector, "type") + " " + text(vector, "hex"), () -> {
                    ImageForm images = text(vector, "type").startsWith("SFImage") ? ImageForm.BYTES : ImageForm.INTS;
                    VipMessage message = assertBothWays(SOME_FIELD + text(vector, "hex"), images);
                    assertEquals(vector.get("tag").getAsInt(), message.type().tag());
                    assertValue(vector.get("value"), message);
                }));
    }

    @TestFactory
    Stream<DynamicTest> messagesAreReadAndWritten() throws IOException {
        return vectors("vip_messages", "messages")
                .map(vector -> dynamicTest(text(vector, "name"), () -> {
                    VipMessage message = assertBothWays(text(vector, "hex"), ImageForm.INTS);
                    assertEquals(vector.get("object").getAsInt(), message.object);
                    assertEquals(vector.get("field").getAsShort(), message.field);
                    JsonElement value = vector.get("value");
                    assertEquals(value.isJsonNull() ? "none" : value.getAsString(), Vnet.text(message));
                }));
    }

    @TestFactory
    Stream<DynamicTest> sessionsAreReadToTheirEnd() throws IOException {
        return vectors("vip_messages", "sessions")
                .map(vector -> dynamicTest(text(vector, "username"), () -> {
                    ByteBuffer sent = Hex.buffer(text(vector, "clientBytes"));
                    assertEquals(VipLogin.size(sent) <= sent.remaining(), true);
                    VipLogin login = new VipLogin();
                    assertTrue(login.read(sent));
                    assertEquals(text(vector, "username"), login.userName());
                    assertEquals(text(vector, "avatarURL"), login.avatarUrl());
                    ByteBuffer written = ByteBuffer.allocate(login.size());
                    new VipLogin(login.userName(), login.avatarUrl()).write(written);
                    assertEquals(sent.position(), written.position());
                    assertReadToTheEnd(sent);

                    List<String> events = new ArrayList<>();
                    ByteBuffer received = Hex.buffer(text(vector, "serverBytesAfterVid"));
                    VipReader reader = new VipReader(ImageForm.INTS, 1000);
                    for (VipMessage message = reader.read(received); message != null; message = reader.read(received)) {
                        events.add(Vnet.event(message));
                    }
                    List<String> expected = new ArrayList<>();
                    vector.getAsJsonArray("clientEvents").forEach(event -> expected.add(event.getAsString()));
                    expected.removeIf(event -> !event.startsWith("onNetInput"));
                    assertEquals(expected, events);
                }));
    }

    private static void assertReadToTheEnd(ByteBuffer sent) {
        VipReader reader = new VipReader(ImageForm.INTS, 1000);
        while (reader.read(sent) != null) {
            assertNull(reader.error());
        }
        assertFalse(sent.hasRemaining());
    }

    private static VipMessage assertBothWays(String hex, ImageForm images) {
        ByteBuffer in = Hex.buffer(hex);
        VipMessage message = new VipReader(images, 1000).read(in);
        assertFalse(in.hasRemaining());
        VipWriter writer = new VipWriter(images);
        ByteBuffer out = ByteBuffer.allocate(writer.size(message));
        writer.write(message, out);
        assertEquals(hex, HexFormat.of().formatHex(out.array()));
        return message;
    }

    private static void assertValue(JsonElement value, VipMessage message) {
        if (message.is(FieldType.SF_IMAGE)) {
            assertImage(value.getAsJsonObject(), message);
            return;
        }
        JsonArray expected = new JsonArray();
        if (value.isJsonArray()) {
            expected = value.getAsJsonArray();
        } else if (!value.isJsonNull()) {
            expected.add(value);
        }
        assertEquals(expected.size(), message.count());
        for (int index = 0; index < expected.size(); index++) {
            JsonElement element = expected.get(index);
            switch (message.type().element()) {
                case BOOL -> assertEquals(element.getAsBoolean(), message.bool());
                case INT -> assertEquals(element.getAsInt(), message.integer(index));
                case FLOAT -> assertEquals(element.getAsFloat(), message.number(index));
                case DOUBLE -> assertEquals(element.getAsDouble(), message.time());
                case STRING -> assertEquals(element.getAsString(), message.string(index));
            }
        }
    }

    private static void assertImage(JsonObject image, VipMessage message) {
        assertEquals(image.get("w").getAsInt(), message.integer(0));
        assertEquals(image.get("h").getAsInt(), message.integer(1));
        assertEquals(image.get("components").getAsInt(), message.integer(2));
        StringBuilder pixels = new StringBuilder();
        for (int index = 3; index < message.count(); index++) {
            pixels.append(String.format("%06x", message.integer(index)));
        }
        assertEquals(text(image, "bytes"), pixels.toString());
    }

    private static Stream<JsonObject> vectors(String file, String list) throws IOException {
        try (Reader in = new InputStreamReader(
                VipVectorsTest.class.getResourceAsStream("/vectors/" + file + ".json"), StandardCharsets.UTF_8)) {
            JsonArray vectors = JsonParser.parseReader(in).getAsJsonObject().getAsJsonArray(list);
            return StreamSupport.stream(vectors.spliterator(), false).map(JsonElement::getAsJsonObject);
        }
    }

    private static String text(JsonObject vector, String name) {
        return vector.get(name).getAsString();
    }
}
