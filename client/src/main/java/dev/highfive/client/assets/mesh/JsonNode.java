package dev.highfive.client.assets.mesh;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.highfive.client.assets.failure.AssetException;
import java.nio.charset.StandardCharsets;

/** JSON whose every value may be missing or of another kind than expected, which is an {@link AssetException}. */
final class JsonNode {
    private static final JsonNode EMPTY = new JsonNode("", new JsonObject());

    private final String name;
    private final JsonElement element;

    private JsonNode(String name, JsonElement element) {
        this.name = name;
        this.element = element;
    }

    static JsonNode parse(byte[] bytes, int at, int length) throws AssetException {
        if (length > MeshLimits.MAX_JSON_BYTES) {
            throw new AssetException("The glTF has more than " + (MeshLimits.MAX_JSON_BYTES >> 20)
                    + " MiB of text; as .glb it could be loaded.");
        }
        int values = 0;
        for (int i = at; i < at + length; i++) { // at least as many as there are, also if some stand in strings
            if (bytes[i] == ',' || bytes[i] == '[' || bytes[i] == '{') {
                values++;
            }
        }
        if (values > MeshLimits.MAX_JSON_VALUES) {
            throw new AssetException("The glTF's JSON has more than " + MeshLimits.MAX_JSON_VALUES + " values.");
        }
        try {
            return new JsonNode(
                    "glTF", JsonParser.parseString(new String(bytes, at, length, StandardCharsets.UTF_8).trim()));
        } catch (JsonParseException e) {
            throw new AssetException("The glTF's JSON is broken.", e);
        }
    }

    boolean has(String key) throws AssetException {
        return object().has(key);
    }

    /** The object of that name, or an empty one. */
    JsonNode get(String key) throws AssetException {
        JsonElement value = object().get(key);
        return value == null ? EMPTY : new JsonNode(key, value);
    }

    /** How many values the array of that name has; 0 if there is none. */
    int count(String key) throws AssetException {
        return has(key) ? array(key).size() : 0;
    }

    /** One value of the array of that name. */
    JsonNode get(String key, int index) throws AssetException {
        if (index < 0 || index >= count(key)) {
            throw new AssetException("The glTF names " + key + " " + index + " of " + count(key) + ".");
        }
        return new JsonNode(key, array(key).get(index));
    }

    String string(String key, String otherwise) throws AssetException {
        return has(key) ? get(key).string() : otherwise;
    }

    String string() throws AssetException {
        JsonPrimitive value = primitive();
        if (!value.isString()) {
            throw wrong("text");
        }
        return value.getAsString();
    }

    boolean isTrue(String key) throws AssetException {
        if (!has(key)) {
            return false;
        }
        JsonPrimitive value = get(key).primitive();
        return value.isBoolean() && value.getAsBoolean();
    }

    /** A whole number from 0 to 2^31 - 1. */
    int index(String key, int otherwise) throws AssetException {
        return has(key) ? get(key).index() : otherwise;
    }

    int index() throws AssetException {
        double value = number();
        if (!(value >= 0 && value <= Integer.MAX_VALUE) || value != Math.rint(value)) {
            throw wrong("a whole number");
        }
        return (int) value;
    }

    /** As many floats as there are in {@code destination}, which keeps its values if there is no such array. */
    float[] floats(String key, float[] destination) throws AssetException {
        if (!has(key)) {
            return destination;
        }
        if (count(key) != destination.length) {
            throw get(key).wrong(destination.length + " numbers");
        }
        for (int i = 0; i < destination.length; i++) {
            destination[i] = (float) get(key, i).number();
        }
        return destination;
    }

    float number(String key, float otherwise) throws AssetException {
        return has(key) ? (float) get(key).number() : otherwise;
    }

    private double number() throws AssetException {
        JsonPrimitive value = primitive();
        String digits = value.getAsString();
        if (!value.isNumber() || digits.length() > 40) {
            throw wrong("a number");
        }
        try {
            return Double.parseDouble(digits);
        } catch (NumberFormatException e) {
            throw wrong("a number");
        }
    }

    private JsonObject object() throws AssetException {
        if (!element.isJsonObject()) {
            throw wrong("an object");
        }
        return element.getAsJsonObject();
    }

    private JsonArray array(String key) throws AssetException {
        JsonElement value = object().get(key);
        if (!value.isJsonArray()) {
            throw get(key).wrong("an array");
        }
        return value.getAsJsonArray();
    }

    private JsonPrimitive primitive() throws AssetException {
        if (!element.isJsonPrimitive()) {
            throw wrong("a plain value");
        }
        return element.getAsJsonPrimitive();
    }

    private AssetException wrong(String expected) {
        return new AssetException("The glTF's \"" + name + "\" is not " + expected + ".");
    }
}
