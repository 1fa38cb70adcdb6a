package dev.highfive.desktop.wire;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.highfive.codec.lemvr.LemvrPacket;
import dev.highfive.codec.lemvr.PacketVisitor;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Reads the fields of a packet as {@link LemvrFieldWriter} prints them, in either form of numbers. */
final class LemvrFieldReader extends PacketVisitor {
    private final String typeName;
    private final JsonObject in;
    private final Set<String> unread;

    private LemvrFieldReader(String typeName, JsonObject in) {
        this.typeName = typeName;
        this.in = in;
        unread = new TreeSet<>(in.keySet());
    }

    /** @throws BadInputException if a field is missing, wrong, or not of the packet */
    static void fill(String typeName, JsonElement fields, LemvrPacket packet) {
        LemvrFieldReader reader =
                new LemvrFieldReader(typeName, fields instanceof JsonObject object ? object : new JsonObject());
        packet.describe(reader);
        if (!reader.unread.isEmpty()) {
            throw new BadInputException(typeName + " has no field " + String.join(", ", reader.unread) + ".");
        }
    }

    @Override
    protected long integer(String name, int bytes, long value) {
        return read(name, "an unsigned integer of " + 8 * bytes + " bits", element -> {
            long number = Long.parseUnsignedLong(element.getAsString());
            if (bytes < 8 && number >>> 8 * bytes != 0) {
                throw new NumberFormatException();
            }
            return number;
        });
    }

    @Override
    public float float32(String name, float value) {
        return read(name, "a number", element -> Float.parseFloat(element.getAsString()));
    }

    @Override
    public double float64(String name, double value) {
        return read(name, "a number", element -> Double.parseDouble(element.getAsString()));
    }

    @Override
    public void float32s(String name, float[] values) {
        read(name, "a list of " + values.length + " numbers", element -> {
            for (int index = 0; index < values.length; index++) {
                values[index] = Float.parseFloat(
                        array(element, values.length).get(index).getAsString());
            }
            return values;
        });
    }

    @Override
    public void uint8s(String name, int[] values) {
        read(name, "a list of " + values.length + " integers from 0 to 255", element -> {
            for (int index = 0; index < values.length; index++) {
                values[index] = Integer.parseInt(
                        array(element, values.length).get(index).getAsString());
                if (values[index] < 0 || values[index] > 255) {
                    throw new NumberFormatException();
                }
            }
            return values;
        });
    }

    @Override
    public String text(String name, String value) {
        return read(name, "a string of up to 255 letters", element -> {
            if (element.getAsString().length() > 255) {
                throw new IllegalStateException();
            }
            return element.getAsString();
        });
    }

    private <R> R read(String name, String form, Function<JsonElement, R> parser) {
        unread.remove(name);
        try {
            if (in.has(name)) {
                return parser.apply(in.get(name));
            }
        } catch (IllegalArgumentException | IllegalStateException | UnsupportedOperationException e) {
            throw new BadInputException("Field " + name + " of " + typeName + " is not " + form + ".");
        }
        throw new BadInputException(typeName + " lacks field " + name + " (" + form + ").");
    }

    private static JsonArray array(JsonElement element, int size) {
        JsonArray array = element.getAsJsonArray();
        if (array.size() != size) {
            throw new IllegalStateException();
        }
        return array;
    }
}
