package dev.highfive.desktop.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import dev.highfive.codec.Hex;
import dev.highfive.codec.vip.ImageForm;
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

class VipWireTest {
    private static final String MOVE = "0000000500000a402000000000000042c80000";
    private static final String NAME = "00000001000310000000020001610000";

    private final VipJson json = new VipJson(ImageForm.INTS);

    @Test
    void messagesInARowAreOneLine() {
        assertEquals(
                "{\"messages\":[{\"object\":5,\"field\":0,\"type\":\"SFVec3f\",\"value\":[2.5,0.0,100.0]},"
                        + "{\"object\":5,\"field\":-1,\"type\":\"none\"}],"
                        + "\"errors\":[{\"kind\":\"INCOMPLETE\",\"offset\":26}]}",
                json.toJson(Hex.bytes(MOVE + "00000005ffffff" + "0000"), false));
    }

    @TestFactory
    Stream<DynamicTest> everyRecordedMessageGoesThereAndBack() throws IOException {
        try (Reader in = new InputStreamReader(
                getClass().getResourceAsStream("/vectors/vip_messages.json"), StandardCharsets.UTF_8)) {
            return StreamSupport.stream(
                            JsonParser.parseReader(in)
                                    .getAsJsonObject()
                                    .getAsJsonArray("messages")
                                    .spliterator(),
                            false)
                    .map(JsonElement::getAsJsonObject)
                    .map(vector -> vector.get("hex").getAsString())
                    .map(hex -> dynamicTest(hex, () -> assertThereAndBack(json, hex)));
        }
    }

    @Test
    void everyKindOfValueGoesThereAndBack() {
        String list = "00000001000412000000013f800000400000004040000000000001000408" + "41cecb3ccccc4820";
        assertThereAndBack(json, list);
        String image = "00000001000403000000020000000100000003d5d9bef76808";
        assertThereAndBack(new VipJson(ImageForm.BYTES), image);
    }

    private static void assertThereAndBack(VipJson form, String hex) {
        byte[] bytes = Hex.bytes(hex);
        assertEquals(hex, HexFormat.of().formatHex(form.toPayload(form.toJson(bytes, true), 1000)));
    }

    @Test
    void explainShowsEveryByteOnceWithItsMeaning() {
        String[] rows =
                json.explain(Hex.bytes(MOVE + NAME + "0000000100")).strip().split("\\R");
        assertEquals("0000  00000005                  object       5", rows[0]);
        assertEquals("0004  0000                      field        POSITION", rows[1]);
        assertEquals("0006  0a                        type         SFVec3f", rows[2]);
        assertEquals("0007  402000000000000042c80000  value        2.5 0.0 100.0", rows[3]);
        assertEquals("001a  00000002                  count        2", rows[7]);
        assertEquals("0020  61                        string       a", rows[9]);
        assertEquals("0023  0000000100                error        INCOMPLETE: dropped from here on", rows[11]);
    }

    @Test
    void whatIsNoMessageIsRefusedInASentence() {
        for (String line : new String[] {
            "[]",
            "{\"messages\":[{}]}",
            "{\"messages\":[7]}",
            "{\"messages\":[{\"object\":1,\"field\":0,\"type\":\"SFVec4f\"}]}",
            "{\"messages\":[{\"object\":1,\"field\":0,\"type\":\"SFVec3f\",\"value\":[1,2]}]}",
            "{\"messages\":[{\"object\":1,\"field\":0,\"type\":\"MFVec3f\",\"value\":[[1,2]]}]}",
            "{\"messages\":[{\"object\":1,\"field\":0,\"type\":\"SFImage\",\"value\":[9,9,3,1]}]}"
        }) {
            BadInputException refusal = assertThrows(BadInputException.class, () -> json.toPayload(line, 1000), line);
            assertEquals('.', refusal.getMessage().charAt(refusal.getMessage().length() - 1));
        }
        assertThrows(BadInputException.class, () -> json.toPayload(json.toJson(Hex.bytes(MOVE), true), 18));
    }
}
