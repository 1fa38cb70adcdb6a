package dev.highfive.desktop.wire;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.highfive.codec.lemvr.ChainError;
import dev.highfive.codec.lemvr.ChainFormat;
import dev.highfive.codec.lemvr.ChainReader;
import dev.highfive.codec.lemvr.ChainWriter;
import dev.highfive.codec.lemvr.Greeting;
import dev.highfive.codec.lemvr.LemvrPacket;
import dev.highfive.codec.lemvr.LemvrVersion;
import dev.highfive.codec.lemvr.PacketType;
import dev.highfive.codec.lemvr.Sender;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Locale;

/**
 * LEMVR as JSON: {"blockSize":1024,"packets":[{"type":"Haptics","fields":{...}}]}, or
 * {"greeting":"TIME","fields":{...}}.
 * The end of a chain goes without saying. How large its blocks are follows from its length and its count.
 */
final class LemvrJson implements WireForm {
    private static final Gson GSON = new GsonBuilder()
            .serializeSpecialFloatingPointValues()
            .disableHtmlEscaping()
            .create();

    @Override
    public String toJson(byte[] bytes, boolean exact) {
        JsonObject line = new JsonObject();
        Greeting greeting = Greeting.of(ByteBuffer.wrap(bytes));
        if (greeting != null) {
            LemvrPacket message = greeting.create();
            greeting.read(ByteBuffer.wrap(bytes), message);
            line.addProperty("greeting", greeting.name());
            line.add("fields", LemvrFieldWriter.fields(message, exact));
            return GSON.toJson(line);
        }
        int blockSize = blockSize(bytes);
        JsonArray packets = new JsonArray();
        ChainError error = new ChainReader(LemvrVersion.V0_2, Sender.BOTH)
                .read(ByteBuffer.wrap(bytes), blockSize, (type, packet) -> packets.add(toJson(packet, exact)));
        line.addProperty("blockSize", blockSize);
        line.add("packets", packets);
        if (error != null) {
            line.addProperty("error", error.name());
        }
        return GSON.toJson(line);
    }

    private static JsonObject toJson(LemvrPacket packet, boolean exact) {
        JsonObject json = new JsonObject();
        json.addProperty("type", packet.name());
        json.add("fields", LemvrFieldWriter.fields(packet, exact));
        return json;
    }

    @Override
    public String explain(byte[] bytes) {
        return LemvrExplanation.of(bytes);
    }

    /** @throws BadInputException if it is no whole number of blocks */
    static int blockSize(byte[] chain) {
        long blocks = chain.length < ChainFormat.LEAST_TAKEN
                ? 0
                : 1 + (ByteBuffer.wrap(chain).order(ByteOrder.LITTLE_ENDIAN).getInt(0) & 0xFFFF_FFFFL);
        if (blocks == 0 || chain.length % blocks != 0 || !ChainFormat.isBlockSize((int) (chain.length / blocks))) {
            throw new BadInputException("These " + chain.length + " bytes are neither a greeting nor as many blocks as "
                    + "the chain's first four bytes say.");
        }
        return (int) (chain.length / blocks);
    }

    @Override
    public byte[] toPayload(String line, int maxBytes) {
        try {
            if (JsonParser.parseString(line) instanceof JsonObject json) {
                return json.has("greeting") ? greeting(json) : chain(json);
            }
        } catch (JsonParseException e) {
            // Not JSON at all is no different from the wrong JSON.
        }
        throw new BadInputException("A line is not of the form {\"blockSize\":1024,\"packets\":[...]}.");
    }

    private static byte[] greeting(JsonObject json) {
        Greeting greeting = null;
        for (Greeting each : Greeting.values()) {
            greeting = each.name().equalsIgnoreCase(text(json, "greeting")) ? each : greeting;
        }
        if (greeting == null) {
            throw new BadInputException("There is no greeting " + text(json, "greeting") + ".");
        }
        LemvrPacket message = greeting.create();
        LemvrFieldReader.fill(greeting.name(), json.get("fields"), message);
        ByteBuffer bytes = ByteBuffer.allocate(64);
        greeting.write(message, bytes);
        return array(bytes);
    }

    private static byte[] chain(JsonObject json) {
        if (!(json.get("packets") instanceof JsonArray packets
                && json.get("blockSize") instanceof JsonPrimitive size
                && size.isNumber())) {
            throw new BadInputException("A line is not of the form {\"blockSize\":1024,\"packets\":[...]}.");
        }
        try {
            ChainWriter writer = new ChainWriter(size.getAsInt());
            for (JsonElement packet : packets) {
                write(packet, writer);
            }
            return array(writer.end());
        } catch (BadInputException e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw new BadInputException(e.getMessage());
        }
    }

    private static void write(JsonElement json, ChainWriter writer) {
        String name = json instanceof JsonObject object ? text(object, "type") : "";
        for (PacketType type : PacketType.values()) {
            LemvrPacket packet = type.create();
            if (packet.name().toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT))) {
                LemvrFieldReader.fill(packet.name(), ((JsonObject) json).get("fields"), packet);
                writer.write(type, packet);
                return;
            }
        }
        throw new BadInputException("There is no type " + name + " of packets.");
    }

    private static String text(JsonObject json, String name) {
        return json.get(name) instanceof JsonPrimitive text ? text.getAsString() : "";
    }

    private static byte[] array(ByteBuffer from) {
        byte[] bytes = new byte[from.remaining()];
        from.get(bytes);
        return bytes;
    }
}
