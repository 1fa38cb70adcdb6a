package dev.highfive.desktop.wire;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.highfive.codec.gamestate.FloatList;
import dev.highfive.codec.gamestate.LongList;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Reads the fields of an object as {@link JsonFieldWriter} prints them, in either form of floats. */
final class JsonFieldReader implements JsonFields {
    private final String typeName;
    private final JsonObject in;
    private final Set<String> unread;

    JsonFieldReader(String typeName, JsonObject in) {
        this.typeName = typeName;
        this.in = in;
        this.unread = new TreeSet<>(in.keySet());
    }

    /** Nothing a person wrote is passed over in silence. */
    void refuseUnread() {
        if (!unread.isEmpty()) {
            throw new BadInputException(typeName + " has no field " + String.join(", ", unread)
                + " in this profile.");
        }
    }

    @Override
    public boolean has(String name, boolean present) {
        return in.has(name);
    }

    @Override
    public boolean flag(String name, boolean value) {
        return read(name, "true or false", element -> {
            JsonPrimitive primitive = element.getAsJsonPrimitive();
            if (!primitive.isBoolean()) {
                throw new IllegalStateException();
            }
            return primitive.getAsBoolean();
        });
    }

    @Override
    public int integer(String name, int value) {
        return read(name, "an integer from 0 to 65535", element -> {
            int read = Integer.parseInt(element.getAsString());
            if (read != (read & 0xFFFF)) {
                throw new NumberFormatException();
            }
            return read;
        });
    }

    @Override
    public int unsigned32(String name, int value) {
        return read(name, "an integer from 0 to 4294967295",
            element -> Integer.parseUnsignedInt(element.getAsString()));
    }

    @Override
    public long signed(String name, long value) {
        return read(name, "an integer of 64 bits", element -> Long.parseLong(element.getAsString()));
    }

    @Override
    public long unsigned(String name, long value) {
        return read(name, "an unsigned integer of 64 bits", JsonFieldReader::unsigned);
    }

    @Override
    public String text(String name, String value) {
        return read(name, "a string", JsonElement::getAsString);
    }

    @Override
    public byte[] bytes(String name, byte[] value) {
        return read(
            name, "a string of hex digits", element -> HexFormat.of().parseHex(element.getAsString()));
    }

    @Override
    public float number(String name, float value) {
        return read(name, "a number", JsonFieldReader::number);
    }

    @Override
    public float[] numbers(String name, float... values) {
        return read(name, "a list of " + values.length + " numbers", element -> {
            JsonArray array = array(element, values.length);
            float[] read = new float[values.length];
            for (int index = 0; index < read.length; index++) {
                read[index] = number(array.get(index));
            }
            return read;
        });
    }

    @Override
    public void groups(String name, FloatList values, int groupSize) {
        values.clear();
        read(name, "a list of lists of " + groupSize + " numbers", element -> {
            for (JsonElement group : element.getAsJsonArray()) {
                for (JsonElement each : array(group, groupSize)) {
                    values.add(number(each));
                }
            }
            return values;
        });
    }

    @Override
    public void groups(String name, LongList values, int groupSize) {
        values.clear();
        String lists = groupSize == 0 ? "a list of" : "a list of lists of " + groupSize;
        read(name, lists + " unsigned integers", element -> {
            for (JsonElement each : element.getAsJsonArray()) {
                if (groupSize == 0) {
                    values.add(unsigned(each));
                } else {
                    array(each, groupSize).forEach(member -> values.add(unsigned(member)));
                }
            }
            return values;
        });
    }

    private <R> R read(String name, String form, Function<JsonElement, R> parser) {
        if (!in.has(name)) {
            throw new BadInputException(typeName + " lacks field " + name + " (" + form + ").");
        }
        unread.remove(name);
        try {
            return parser.apply(in.get(name));
        } catch (IllegalArgumentException | IllegalStateException | UnsupportedOperationException e) {
            throw new BadInputException("Field " + name + " of " + typeName + " is not " + form + ".");
        }
    }

    private static JsonArray array(JsonElement element, int size) {
        JsonArray array = element.getAsJsonArray();
        if (array.size() != size) {
            throw new IllegalStateException();
        }
        return array;
    }

    private static float number(JsonElement element) {
        return Float.parseFloat(element.getAsString());
    }

    private static long unsigned(JsonElement element) {
        return Long.parseUnsignedLong(element.getAsString());
    }
}
