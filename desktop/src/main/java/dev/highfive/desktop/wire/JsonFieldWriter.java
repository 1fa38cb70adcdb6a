package dev.highfive.desktop.wire;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.highfive.codec.gamestate.FloatList;
import dev.highfive.codec.gamestate.LongList;
import java.util.HexFormat;

/** Prints the fields of an object. Integers of 64 bits are strings, for JSON's own numbers end at 2^53. */
final class JsonFieldWriter implements JsonFields {
    private final JsonObject out = new JsonObject();
    private final boolean exact;

    /** Exact floats are strings of the form 0x1.8p+1; others are decimal numbers. */
    JsonFieldWriter(boolean exact) {
        this.exact = exact;
    }

    JsonObject toJson() {
        return out;
    }

    @Override
    public boolean has(String name, boolean present) {
        return present;
    }

    @Override
    public boolean flag(String name, boolean value) {
        out.addProperty(name, value);
        return value;
    }

    @Override
    public int integer(String name, int value) {
        out.addProperty(name, value);
        return value;
    }

    @Override
    public int unsigned32(String name, int value) {
        out.addProperty(name, Integer.toUnsignedLong(value));
        return value;
    }

    @Override
    public long signed(String name, long value) {
        out.addProperty(name, Long.toString(value));
        return value;
    }

    @Override
    public long unsigned(String name, long value) {
        out.addProperty(name, Long.toUnsignedString(value));
        return value;
    }

    @Override
    public String text(String name, String value) {
        out.addProperty(name, value);
        return value;
    }

    @Override
    public byte[] bytes(String name, byte[] value) {
        out.addProperty(name, HexFormat.of().formatHex(value));
        return value;
    }

    @Override
    public float number(String name, float value) {
        out.add(name, number(value));
        return value;
    }

    @Override
    public float[] numbers(String name, float... values) {
        JsonArray array = new JsonArray();
        for (float value : values) {
            array.add(number(value));
        }
        out.add(name, array);
        return values;
    }

    @Override
    public void groups(String name, FloatList values, int groupSize) {
        JsonArray groups = new JsonArray();
        for (int index = 0; index < values.size(); index++) {
            group(groups, index, groupSize).add(number(values.get(index)));
        }
        out.add(name, groups);
    }

    @Override
    public void groups(String name, LongList values, int groupSize) {
        JsonArray groups = new JsonArray();
        for (int index = 0; index < values.size(); index++) {
            group(groups, index, groupSize).add(Long.toUnsignedString(values.get(index)));
        }
        out.add(name, groups);
    }

    private static JsonArray group(JsonArray groups, int index, int groupSize) {
        if (groupSize == 0) {
            return groups;
        }
        if (index % groupSize == 0) {
            groups.add(new JsonArray());
        }
        return groups.get(groups.size() - 1).getAsJsonArray();
    }

    private JsonElement number(float value) {
        if (exact) {
            return new JsonPrimitive(HexFloat.format(value));
        }
        return Float.isFinite(value) ? new JsonPrimitive(value) : new JsonPrimitive(Float.toString(value));
    }
}
