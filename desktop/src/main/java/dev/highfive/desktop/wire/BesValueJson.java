package dev.highfive.desktop.wire;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import dev.highfive.codec.bes.BesReader;
import dev.highfive.codec.bes.BesType;
import dev.highfive.codec.bes.BesWriter;
import java.util.HexFormat;

/** Values of Binary Entity Stream in JSON. Integers are strings, for JSON's own numbers end at 2^53. */
public final class BesValueJson {
    private BesValueJson() {}

    /** @param exact whether floats are to be hexadecimal strings */
    public static JsonElement read(BesType type, BesReader in, boolean exact) {
        return switch (type.kind()) {
            case INT, UINT, OBJECTID -> new JsonPrimitive(Long.toString(in.integer()));
            case BOOL -> new JsonPrimitive(in.bool());
            case FLOAT32 -> {
                float value = in.float32();
                yield exact ? new JsonPrimitive(HexFloat.format(value)) : number(value, Float.toString(value));
            }
            case FLOAT64 -> number(in.float64(), exact);
            case FIXED -> number(in.fixed(type.fractionBits()), exact);
            case STR -> new JsonPrimitive(in.string());
            case BIN -> new JsonPrimitive(HexFormat.of().formatHex(in.blob()));
            case VEC -> elements(type, type.count(), in, exact);
            case LIST -> elements(type, in.count(1), in, exact);
        };
    }

    private static JsonElement number(double value, boolean exact) {
        return exact ? new JsonPrimitive(Double.toHexString(value)) : number(value, Double.toString(value));
    }

    private static JsonElement number(double value, String text) {
        return Double.isFinite(value) ? new JsonPrimitive(new java.math.BigDecimal(text)) : new JsonPrimitive(text);
    }

    private static JsonArray elements(BesType type, int count, BesReader in, boolean exact) {
        JsonArray array = new JsonArray();
        for (int index = 0; index < count; index++) {
            array.add(read(type.element(), in, exact));
        }
        return array;
    }

    /** @throws BadInputException if it is no value of the type */
    static void write(BesType type, JsonElement json, BesWriter out) {
        try {
            switch (type.kind()) {
                case INT, UINT, OBJECTID -> out.integer(Long.parseLong(json.getAsString()));
                case BOOL -> out.bool(json.getAsBoolean());
                case FLOAT32 -> out.float32(Float.parseFloat(json.getAsString()));
                case FLOAT64 -> out.float64(Double.parseDouble(json.getAsString()));
                case FIXED -> out.fixed(type.fractionBits(), Double.parseDouble(json.getAsString()));
                case STR -> out.string(json.getAsString());
                case BIN -> {
                    byte[] bytes = HexFormat.of().parseHex(json.getAsString());
                    out.blob(bytes, bytes.length);
                }
                case VEC, LIST -> {
                    JsonArray array = json.getAsJsonArray();
                    if (type.kind() == BesType.Kind.LIST) {
                        out.integer(array.size());
                    } else if (array.size() != type.count()) {
                        throw new IllegalArgumentException();
                    }
                    array.forEach(element -> write(type.element(), element, out));
                }
            }
        } catch (IllegalArgumentException | IllegalStateException | UnsupportedOperationException e) {
            throw e instanceof BadInputException bad ? bad : new BadInputException(json + " is no " + type + ".");
        }
    }
}
