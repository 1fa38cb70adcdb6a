package dev.highfive.desktop.wire;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.highfive.codec.vip.Element;
import dev.highfive.codec.vip.FieldType;
import dev.highfive.codec.vip.ImageForm;
import dev.highfive.codec.vip.VipError;
import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.codec.vip.VipReader;
import dev.highfive.codec.vip.VipWriter;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Messages of VIP, any number of them in a row, as one line of JSON. */
final class VipJson implements WireForm {
    private static final Gson GSON = new GsonBuilder()
            .disableHtmlEscaping()
            .serializeSpecialFloatingPointValues()
            .create();
    private static final int HEADER = 7;
    private static final int MAX_BYTES = 1 << 20;

    private final ImageForm images;

    VipJson(ImageForm images) {
        this.images = images;
    }

    @Override
    public String toJson(byte[] payload, boolean exact) {
        VipReader reader = new VipReader(images, MAX_BYTES);
        ByteBuffer in = ByteBuffer.wrap(payload);
        JsonArray messages = new JsonArray();
        for (VipMessage message = reader.read(in); message != null; message = reader.read(in)) {
            messages.add(json(message, exact));
        }
        JsonArray errors = new JsonArray();
        if (in.hasRemaining()) {
            JsonObject error = new JsonObject();
            error.addProperty("kind", kind(reader.error()));
            error.addProperty("offset", in.position());
            errors.add(error);
        }
        JsonObject line = new JsonObject();
        line.add("messages", messages);
        line.add("errors", errors);
        return GSON.toJson(line);
    }

    private static String kind(VipError error) {
        return error == null ? "INCOMPLETE" : error.name();
    }

    private static JsonObject json(VipMessage message, boolean exact) {
        JsonObject json = new JsonObject();
        json.addProperty("object", message.object);
        json.addProperty("field", message.field);
        json.addProperty("type", message.type().vrmlName());
        JsonArray elements = new JsonArray();
        for (int index = 0; index < message.count(); index++) {
            elements.add(element(message, index, exact));
        }
        if (!message.is(FieldType.NONE)) {
            json.add("value", value(message.type(), elements));
        }
        return json;
    }

    private static JsonElement element(VipMessage message, int index, boolean exact) {
        return switch (message.type().element()) {
            case BOOL -> new JsonPrimitive(message.bool());
            case INT -> new JsonPrimitive(message.integer(index));
            case FLOAT -> JsonFieldWriter.number(message.number(index), exact);
            case DOUBLE -> new JsonPrimitive(message.time());
            case STRING -> new JsonPrimitive(message.string(index));
        };
    }

    private static JsonElement value(FieldType type, JsonArray elements) {
        boolean alone = !type.isList() && type.width() == 1;
        if (alone) {
            return elements.get(0);
        }
        if (!type.isList() || type.width() == 1) {
            return elements;
        }
        JsonArray values = new JsonArray();
        for (int index = 0; index < elements.size(); index++) {
            if (index % type.width() == 0) {
                values.add(new JsonArray());
            }
            values.get(index / type.width()).getAsJsonArray().add(elements.get(index));
        }
        return values;
    }

    @Override
    public byte[] toPayload(String line, int maxBytes) {
        VipWriter writer = new VipWriter(images);
        ByteBuffer payload = ByteBuffer.allocate(Math.max(0, maxBytes));
        for (JsonElement element : messages(line)) {
            try {
                VipMessage message = message(element.getAsJsonObject());
                if (writer.size(message) > payload.remaining()) {
                    throw new BadInputException("The messages take more than " + maxBytes + " bytes.");
                }
                writer.write(message, payload);
            } catch (BadInputException e) {
                throw e;
            } catch (IllegalArgumentException e) {
                throw new BadInputException(e.getMessage());
            } catch (RuntimeException e) {
                throw new BadInputException("This is not a message: " + element + ".");
            }
        }
        byte[] bytes = new byte[payload.position()];
        payload.flip().get(bytes);
        return bytes;
    }

    private static JsonArray messages(String line) {
        try {
            if (JsonParser.parseString(line) instanceof JsonObject json
                    && json.get("messages") instanceof JsonArray messages) {
                return messages;
            }
        } catch (JsonParseException e) {
            // Not JSON at all is no different from the wrong JSON.
        }
        throw new BadInputException("A line is not of the form {\"messages\":[...]}.");
    }

    private static VipMessage message(JsonObject json) {
        VipMessage message = new VipMessage()
                .to(json.get("object").getAsInt(), json.get("field").getAsShort());
        FieldType type = FieldType.named(json.get("type").getAsString());
        if (type == null) {
            throw new BadInputException("VRML has no type " + json.get("type") + ".");
        }
        return type == FieldType.NONE ? message : fill(message, type, flat(json.get("value"), new ArrayList<>()));
    }

    private static VipMessage fill(VipMessage message, FieldType type, List<JsonPrimitive> values) {
        if (type == FieldType.SF_IMAGE) {
            int[] ints = ints(values);
            return message.image(ints[0], ints[1], ints[2], java.util.Arrays.copyOfRange(ints, 3, ints.length));
        }
        if (!type.isList() && values.size() != type.width()) {
            throw new BadInputException(type.vrmlName() + " has " + type.width() + ", not " + values.size() + ".");
        }
        return switch (type.element()) {
            case BOOL -> message.bool(values.get(0).getAsBoolean());
            case INT -> message.ints(type, ints(values));
            case FLOAT -> message.floats(type, floats(values));
            case DOUBLE -> message.time(values.get(0).getAsDouble());
            case STRING ->
                type.isList()
                        ? message.strings(
                                values.stream().map(JsonPrimitive::getAsString).toList())
                        : message.string(values.get(0).getAsString());
        };
    }

    private static List<JsonPrimitive> flat(JsonElement value, List<JsonPrimitive> into) {
        if (value instanceof JsonArray array) {
            array.forEach(each -> flat(each, into));
        } else {
            into.add(value.getAsJsonPrimitive());
        }
        return into;
    }

    private static int[] ints(List<JsonPrimitive> values) {
        return values.stream().mapToInt(JsonPrimitive::getAsInt).toArray();
    }

    private static float[] floats(List<JsonPrimitive> values) {
        float[] floats = new float[values.size()];
        for (int index = 0; index < floats.length; index++) {
            floats[index] = Float.parseFloat(values.get(index).getAsString());
        }
        return floats;
    }

    @Override
    public String explain(byte[] payload) {
        VipReader reader = new VipReader(images, MAX_BYTES);
        ByteBuffer in = ByteBuffer.wrap(payload);
        HexDump dump = new HexDump(payload);
        int start = 0;
        for (VipMessage message = reader.read(in); message != null; message = reader.read(in)) {
            dump.add(start, start + 4, "object", Integer.toString(message.object));
            dump.add(start + 4, start + 6, "field", VipField.nameOf(message.field));
            dump.add(start + 6, start + HEADER, "type", message.type().vrmlName());
            if (!message.is(FieldType.NONE)) {
                explainValue(message, start + HEADER, in.position(), dump);
            }
            start = in.position();
        }
        if (in.hasRemaining()) {
            dump.add(start, payload.length, "error", kind(reader.error()) + ": dropped from here on");
        }
        return dump.toString();
    }

    private static void explainValue(VipMessage message, int start, int end, HexDump dump) {
        FieldType type = message.type();
        int at = start;
        if (type.isList()) {
            dump.add(at, at + 4, "count", Integer.toString(message.count() / type.width()));
            at += 4;
        }
        if (type.element() == Element.STRING) {
            explainStrings(message, at, dump);
            return;
        }
        // All values of the other types are of one size; the pixels of an image are shown as one.
        int width = type.width();
        int size = type == FieldType.SF_IMAGE || !type.isList() ? end - at : 4 * width;
        for (int index = 0; at < end; index += width) {
            StringBuilder text = new StringBuilder();
            for (int element = index; element < index + width; element++) {
                text.append(text.isEmpty() ? "" : " ")
                        .append(element(message, element, false).getAsString());
            }
            dump.add(at, at + size, type == FieldType.SF_IMAGE ? "image" : "value", text.toString());
            at += size;
        }
    }

    private static void explainStrings(VipMessage message, int start, HexDump dump) {
        ByteBuffer bytes = ByteBuffer.wrap(dump.bytes());
        int at = start;
        for (int index = 0; index < message.count(); index++) {
            int size = bytes.getShort(at) & 0xFFFF;
            dump.add(at, at + 2, "length", Integer.toString(size));
            if (size > 0) {
                dump.add(at + 2, at + 2 + size, "string", message.string(index));
            }
            at += 2 + size;
        }
    }
}
