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
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Reads the fields of an object as {@link JsonFieldWriter} prints them, in either form of floats. */
final class JsonFieldReader extends JsonFields {
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
            throw new BadInputException(typeName + " has no field " + String.join(", ", unread) + " in this profile.");
        }
    }

    @Override
    public boolean fills() {
        return true;
    }

    @Override
    boolean has(String name, boolean present) {
        return in.has(name);
    }

    @Override
    protected long integer(String name, IntegerKind kind, long value) {
        return switch (kind) {
            case BOOL -> read(name, "true or false", JsonFieldReader::flag);
            case TIME, MILLISECONDS -> read(name, "an integer from 0 to 65535", element -> upTo(0xFFFF, element));
            case UINT32, SSRC -> read(name, "an integer from 0 to 4294967295", element -> upTo(0xFFFF_FFFFL, element));
            case VAR_UINT -> read(name, "an unsigned integer of 64 bits", JsonFieldReader::unsigned);
            case VAR_INT -> read(name, "an integer of 64 bits", element -> Long.parseLong(element.getAsString()));
        };
    }

    @Override
    public String string(String name, String value) {
        return read(name, "a string", JsonElement::getAsString);
    }

    @Override
    byte[] bytes(String name, byte[] value) {
        return read(name, "a string of hex digits", element -> HexFormat.of().parseHex(element.getAsString()));
    }

    @Override
    protected void numbers(String name, Quantity quantity, boolean half, float[] values, int count) {
        if (count == 1) {
            values[0] = read(name, "a number", JsonFieldReader::number);
            return;
        }
        read(name, "a list of " + count + " numbers", element -> {
            JsonArray array = array(element, count);
            for (int index = 0; index < count; index++) {
                values[index] = number(array.get(index));
            }
            return values;
        });
    }

    @Override
    public void list(String name, Quantity quantity, boolean half, FloatList values, int vectorSize) {
        values.clear();
        read(name, "a list of lists of " + vectorSize + " numbers", element -> {
            for (JsonElement vector : element.getAsJsonArray()) {
                for (JsonElement each : array(vector, vectorSize)) {
                    values.add(number(each));
                }
            }
            return values;
        });
    }

    @Override
    public void list(String name, LongList values, int groupSize) {
        values.clear();
        String lists = groupSize == 1 ? "a list of" : "a list of lists of " + groupSize;
        read(name, lists + " unsigned integers", element -> {
            for (JsonElement each : element.getAsJsonArray()) {
                if (groupSize == 1) {
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

    private static long flag(JsonElement element) {
        JsonPrimitive primitive = element.getAsJsonPrimitive();
        if (!primitive.isBoolean()) {
            throw new IllegalStateException();
        }
        return primitive.getAsBoolean() ? 1 : 0;
    }

    private static long upTo(long largest, JsonElement element) {
        long read = Long.parseLong(element.getAsString());
        if (read < 0 || read > largest) {
            throw new NumberFormatException();
        }
        return read;
    }

    private static float number(JsonElement element) {
        return Float.parseFloat(element.getAsString());
    }

    private static long unsigned(JsonElement element) {
        return Long.parseUnsignedLong(element.getAsString());
    }
}
