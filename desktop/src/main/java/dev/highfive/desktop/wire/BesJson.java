package dev.highfive.desktop.wire;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.highfive.codec.bes.BadSchemaException;
import dev.highfive.codec.bes.BesError;
import dev.highfive.codec.bes.BesHeader;
import dev.highfive.codec.bes.BesPacketWriter;
import dev.highfive.codec.bes.BesProperty;
import dev.highfive.codec.bes.BesReader;
import dev.highfive.codec.bes.BesSchema;
import dev.highfive.codec.bes.BesType;
import dev.highfive.codec.bes.BesVerb;
import dev.highfive.codec.bes.BesVerbReader;
import dev.highfive.codec.bes.BesWriter;
import java.nio.ByteBuffer;
import java.util.HexFormat;

/**
 * Packets of Binary Entity Stream as one line of JSON each. Types and entities of one line are known in the next ones;
 * what speaks of others is shown as its bytes. JSON has the type with each value, so that encoding has to know nothing.
 */
final class BesJson extends BesKnown implements WireForm {
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    private final BesHeader header = new BesHeader();
    private final BesVerbReader reader = new BesVerbReader();
    private final BesReader in = new BesReader();
    private final BesReader valueIn = new BesReader();
    private final BesPacketWriter writer = new BesPacketWriter();
    private final BesWriter valueOut = new BesWriter(BesHeader.MAX_PACKET);
    private JsonArray verbs;
    private JsonArray values;
    private boolean exact;

    @Override
    public String toJson(byte[] payload, boolean exactFloats) {
        exact = exactFloats;
        verbs = new JsonArray();
        JsonObject line = new JsonObject();
        BesError error = header.read(in.wrap(ByteBuffer.wrap(payload)));
        if (error == null) {
            line.addProperty("token", header.token());
            line.addProperty("packetId", Long.toString(header.packetId()));
            line.addProperty("flags", header.flags());
            line.addProperty("globalTime", Long.toString(header.globalTimeMs()));
            JsonArray nacks = new JsonArray();
            for (int index = 0; index < header.nackCount(); index++) {
                nacks.add(Long.toString(header.nack(index)));
            }
            line.add("nacks", nacks);
            error = reader.check(in, this);
        }
        if (error == null) {
            reader.read(in, this, this);
            line.add("verbs", verbs);
        } else {
            line.addProperty("error", error.name());
        }
        return GSON.toJson(line);
    }

    @Override
    public String explain(byte[] payload) {
        return new BesExplanation(payload, this).toString();
    }

    private JsonObject verb(BesVerb verb) {
        JsonObject json = new JsonObject();
        json.addProperty("verb", verb.name());
        verbs.add(json);
        return json;
    }

    private void entity(JsonObject json, long entityId) {
        json.addProperty("entity", Long.toString(entityId));
        values = new JsonArray();
        json.add("values", values);
    }

    @Override
    public void addEntityType(long typeId, String schemaUri) {
        JsonObject json = verb(BesVerb.ADDENTITYTYPE);
        json.addProperty("type", Long.toString(typeId));
        json.addProperty("schema", schemaUri);
        learnType(typeId, schemaUri);
    }

    @Override
    public void subscribeType(long typeId, long[] valueIds, int count) {
        JsonObject json = verb(BesVerb.SUBSCRIBETYPE);
        json.addProperty("type", Long.toString(typeId));
        JsonArray ids = new JsonArray();
        for (int index = 0; index < count; index++) {
            ids.add(valueIds[index]);
        }
        json.add("values", ids);
    }

    @Override
    public void unsubscribeType(long typeId) {
        verb(BesVerb.UNSUBSCRIBETYPE).addProperty("type", Long.toString(typeId));
    }

    @Override
    public void addEntity(long typeId, long entityId, BesSchema schema) {
        learnEntity(entityId, schema);
        JsonObject json = verb(BesVerb.ADDENTITY);
        json.addProperty("type", Long.toString(typeId));
        entity(json, entityId);
    }

    @Override
    public void removeEntity(long entityId) {
        forgetEntity(entityId);
        verb(BesVerb.REMOVENTITY).addProperty("entity", Long.toString(entityId));
    }

    @Override
    public void updateEntity(long entityId, BesSchema schema) {
        entity(verb(BesVerb.UPDATEENTITY), entityId);
    }

    @Override
    public void value(BesProperty property, ByteBuffer packet, int start, int end) {
        JsonObject json = new JsonObject();
        json.addProperty("id", property.id());
        json.addProperty("name", property.name());
        json.addProperty("type", property.type().toString());
        json.add("value", BesValueJson.read(property.type(), valueIn.wrap(packet, start, end), exact));
        values.add(json);
    }

    @Override
    public void unread(long code, ByteBuffer packet, int start, int end) {
        JsonObject json = new JsonObject();
        BesVerb verb = BesVerb.of(code);
        json.addProperty("verb", verb == null ? Long.toString(code) : verb.name());
        json.addProperty("data", HexFormat.of().formatHex(packet.array(), start, end));
        verbs.add(json);
    }

    @Override
    public byte[] toPayload(String line, int maxBytes) {
        try {
            JsonObject json = JsonParser.parseString(line).getAsJsonObject();
            writer.begin(
                    json.get("token").getAsLong(),
                    json.get("packetId").getAsLong(),
                    json.get("flags").getAsLong(),
                    json.get("globalTime").getAsLong());
            for (JsonElement nack : json.getAsJsonArray("nacks")) {
                refuseUnless(writer.nack(nack.getAsLong()));
            }
            for (JsonElement verb : json.getAsJsonArray("verbs")) {
                write(verb.getAsJsonObject());
            }
        } catch (JsonParseException | IllegalStateException | NullPointerException | NumberFormatException e) {
            throw new BadInputException(
                    "A line is not of the form {\"token\":1,\"packetId\":\"1\",\"flags\":0,\"globalTime\":\"0\","
                            + "\"nacks\":[],\"verbs\":[...]} that decode prints.");
        }
        ByteBuffer packet = ByteBuffer.allocate(BesHeader.MAX_PACKET);
        writer.end(packet);
        refuseUnless(packet.remaining() <= maxBytes);
        byte[] bytes = new byte[packet.remaining()];
        packet.get(bytes);
        return bytes;
    }

    private void write(JsonObject json) {
        String name = json.get("verb").getAsString();
        if (json.has("data")) {
            long code =
                    name.matches("[0-9]+") ? Long.parseLong(name) : verb(name).code();
            refuseUnless(writer.verb(code, LineCommand.payload(json.get("data").getAsString())));
            return;
        }
        switch (verb(name)) {
            case ADDENTITYTYPE ->
                refuseUnless(writer.addEntityType(
                        id(json, "type"), json.get("schema").getAsString()));
            case SUBSCRIBETYPE -> {
                JsonArray ids = json.getAsJsonArray("values");
                long[] array = new long[ids.size()];
                for (int index = 0; index < array.length; index++) {
                    array[index] = ids.get(index).getAsLong();
                }
                refuseUnless(writer.subscribeType(id(json, "type"), array, array.length));
            }
            case UNSUBSCRIBETYPE -> refuseUnless(writer.unsubscribeType(id(json, "type")));
            case REMOVENTITY -> refuseUnless(writer.removeEntity(id(json, "entity")));
            case ADDENTITY -> {
                refuseUnless(writer.beginAdd(id(json, "type"), id(json, "entity")));
                writeValues(json);
            }
            case UPDATEENTITY -> {
                refuseUnless(writer.beginUpdate(id(json, "entity")));
                writeValues(json);
            }
        }
    }

    private void writeValues(JsonObject json) {
        for (JsonElement element : json.getAsJsonArray("values")) {
            JsonObject value = element.getAsJsonObject();
            try {
                BesType type = BesType.parse(value.get("type").getAsString());
                BesValueJson.write(type, value.get("value"), valueOut.clear());
            } catch (BadSchemaException e) {
                throw new BadInputException(e.getMessage());
            }
            refuseUnless(valueOut.ok() && writer.value(id(value, "id"), valueOut.bytes(), valueOut.size()));
        }
        writer.endEntity();
    }

    private static long id(JsonObject json, String name) {
        return json.get(name).getAsLong();
    }

    private static BesVerb verb(String name) {
        try {
            return BesVerb.valueOf(name);
        } catch (IllegalArgumentException e) {
            throw new BadInputException("There is no verb " + name + ".");
        }
    }

    private static void refuseUnless(boolean fits) {
        if (!fits) {
            throw new BadInputException("A packet takes more bytes, or names more lost ones, than it may.");
        }
    }
}
