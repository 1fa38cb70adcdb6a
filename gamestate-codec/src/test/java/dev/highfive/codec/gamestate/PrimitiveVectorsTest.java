package dev.highfive.codec.gamestate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.highfive.codec.Hex;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every recorded primitive, both ways. */
class PrimitiveVectorsTest {
    private final ByteBuffer buffer = ByteBuffer.allocate(100_000);
    private final FieldWriter out = new FieldWriter();
    private final FieldReader in = new FieldReader(Profile.DRAFT_MD);

    @TestFactory
    Stream<DynamicTest> primitivesEncodeAndDecode() throws IOException {
        try (Reader file = new InputStreamReader(
                getClass().getResourceAsStream("/vectors/gse_primitives.json"), StandardCharsets.UTF_8)) {
            return StreamSupport.stream(
                            JsonParser.parseReader(file)
                                    .getAsJsonObject()
                                    .getAsJsonArray("vectors")
                                    .spliterator(),
                            false)
                    .map(JsonElement::getAsJsonObject)
                    .map(vector -> dynamicTest(text(vector, "id"), () -> assertBothWays(vector)));
        }
    }

    private void assertBothWays(JsonObject vector) {
        String type = text(vector, "type");
        in.wrap(Hex.buffer(text(vector, "hex")));
        String read = read(type);
        assertTrue(in.ok());
        assertEquals(0, in.remaining());
        assertEquals(type.startsWith("Float16") ? text(vector, "out_f32_bits") : text(vector, "decoded"), read);
        if (vector.has("value")) {
            out.wrap(buffer.clear());
            write(type, vector);
            String expected = text(vector, vector.has("rne_hex") ? "rne_hex" : "hex");
            assertEquals(expected, HexFormat.of().formatHex(buffer.array(), 0, out.position()));
        }
    }

    private void write(String type, JsonObject vector) {
        String value = text(vector, "value");
        switch (type) {
            case "VarUInt" -> out.varUInt(Long.parseUnsignedLong(value));
            case "VarInt" -> out.varInt(Long.parseLong(value));
            case "UInt8", "Int8" -> out.int8(Integer.parseInt(value));
            case "UInt16", "Int16" -> out.int16(Integer.parseInt(value));
            case "UInt32", "Int32" -> out.int32((int) Long.parseLong(value));
            case "UInt64" -> out.int64(Long.parseUnsignedLong(value));
            case "Int64" -> out.int64(Long.parseLong(value));
            case "Boolean" -> out.bool(Boolean.parseBoolean(value));
            case "Float16" -> out.float16(fromBits(text(vector, "in_f32_bits")));
            case "Float32" -> out.float32(fromBits(text(vector, "hex")));
            case "Float64" -> out.float64(Double.parseDouble(value));
            case "String" -> out.string(value);
            case "Blob" -> out.blob(HexFormat.of().parseHex(value));
            default -> throw new AssertionError("No such primitive: " + type);
        }
    }

    private String read(String type) {
        return switch (type) {
            case "VarUInt" -> Long.toUnsignedString(in.varUInt());
            case "VarInt" -> Long.toString(in.varInt());
            case "UInt8" -> Integer.toString(in.uint8());
            case "Int8" -> Integer.toString(in.int8());
            case "UInt16" -> Integer.toString(in.uint16());
            case "Int16" -> Integer.toString(in.int16());
            case "UInt32" -> Long.toString(in.uint32());
            case "Int32" -> Integer.toString(in.int32());
            case "UInt64" -> Long.toUnsignedString(in.int64());
            case "Int64" -> Long.toString(in.int64());
            case "Boolean" -> Boolean.toString(in.bool());
            case "Float16", "Float16Decode" -> bits(in.float16());
            case "Float32" -> c(in.float32());
            case "Float64" -> c(in.float64());
            case "String" -> in.string();
            case "Blob" -> HexFormat.of().formatHex(in.blob());
            default -> throw new AssertionError("No such primitive: " + type);
        };
    }

    /** Of a NaN only the sign, for VMs differ in what they keep of the rest. */
    private static String bits(float value) {
        int bits = Float.floatToRawIntBits(value);
        return String.format("%08x", value != value ? bits & 0xFFC00000 : bits);
    }

    /** NaNs have more bits than a decimal value tells. */
    private static float fromBits(String hex) {
        return Float.intBitsToFloat(Integer.parseUnsignedInt(hex, 16));
    }

    /** As C prints it with %a. */
    private static String c(double value) {
        return Double.toHexString(value).replace(".0p", "p").replaceFirst("p(\\d)", "p+$1");
    }

    private static String text(JsonObject vector, String name) {
        return vector.get(name).getAsString();
    }
}
