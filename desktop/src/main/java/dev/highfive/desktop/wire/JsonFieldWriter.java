package dev.highfive.desktop.wire;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.highfive.codec.gamestate.FloatList;
import dev.highfive.codec.gamestate.IntegerKind;
import dev.highfive.codec.gamestate.LongList;
import dev.highfive.codec.gamestate.Quantity;
import java.util.HexFormat;

/** Prints the fields of an object. Integers of 64 bits are strings, for JSON's own numbers end at 2^53. */
final class JsonFieldWriter extends JsonFields {
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
    public boolean fills() {
        return false;
    }

    @Override
    boolean has(String name, boolean present) {
        return present;
    }

    @Override
    protected long integer(String name, IntegerKind kind, long value) {
        switch (kind) {
            case BOOL -> out.addProperty(name, value != 0);
            case TIME, MILLISECONDS, UINT32, SSRC -> out.addProperty(name, value);
            case VAR_UINT -> out.addProperty(name, Long.toUnsignedString(value));
            case VAR_INT -> out.addProperty(name, Long.toString(value));
        }
        return value;
    }

    @Override
    public String string(String name, String value) {
        out.addProperty(name, value);
        return value;
    }

    @Override
    byte[] bytes(String name, byte[] value) {
        out.addProperty(name, HexFormat.of().formatHex(value));
        return value;
    }

    @Override
    protected void numbers(String name, Quantity quantity, boolean half, float[] values, int count) {
        JsonArray array = new JsonArray();
        for (int index = 0; index < count; index++) {
            array.add(number(values[index]));
        }
        out.add(name, count == 1 ? array.get(0) : array);
    }

    @Override
    public void list(String name, Quantity quantity, boolean half, FloatList values, int groupSize) {
        JsonArray groups = new JsonArray();
        for (int index = 0; index < values.size(); index++) {
            group(groups, index, groupSize).add(number(values.get(index)));
        }
        out.add(name, groups);
    }

    @Override
    public void list(String name, LongList values, int groupSize) {
        JsonArray groups = new JsonArray();
        for (int index = 0; index < values.size(); index++) {
            group(groups, index, groupSize).add(Long.toUnsignedString(values.get(index)));
        }
        out.add(name, groups);
    }

    private static JsonArray group(JsonArray groups, int index, int groupSize) {
        if (groupSize == 1) {
            return groups;
        }
        if (index % groupSize == 0) {
            groups.add(new JsonArray());
        }
        return groups.get(groups.size() - 1).getAsJsonArray();
    }

    private JsonElement number(float value) {
        return number(value, exact);
    }

    static JsonElement number(float value, boolean exact) {
        if (exact) {
            return new JsonPrimitive(HexFloat.format(value));
        }
        return Float.isFinite(value) ? new JsonPrimitive(value) : new JsonPrimitive(Float.toString(value));
    }
}
