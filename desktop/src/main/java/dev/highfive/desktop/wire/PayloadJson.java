package dev.highfive.desktop.wire;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.highfive.codec.gamestate.DecodeError;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.GameStateHandler;
import dev.highfive.codec.gamestate.GameStateReader;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.ObjectType;
import dev.highfive.codec.gamestate.ObjectTypes;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.codec.gamestate.UnknownObject;
import java.nio.ByteBuffer;

/** Payloads of Game State as one line of JSON each. */
final class PayloadJson implements WireForm {
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    private final Profile profile;
    private final GameStateReader reader;
    private final GameStateWriter writer;

    PayloadJson(Profile profile) {
        this.profile = profile;
        this.reader = new GameStateReader(profile, ObjectTypes.own());
        this.writer = new GameStateWriter(profile);
    }

    @Override
    public String toJson(byte[] payload, boolean exact) {
        JsonArray objects = new JsonArray();
        JsonArray errors = new JsonArray();
        reader.read(ByteBuffer.wrap(payload), new GameStateHandler() {
            @Override
            public void onObject(GameObject object) {
                objects.add(toJson(object, exact));
            }

            @Override
            public void onError(DecodeError error, int offset) {
                JsonObject json = new JsonObject();
                json.addProperty("kind", error.name());
                json.addProperty("offset", offset);
                errors.add(json);
            }
        });
        JsonObject line = new JsonObject();
        line.add("objects", objects);
        line.add("errors", errors);
        return GSON.toJson(line);
    }

    private JsonObject toJson(GameObject object, boolean exact) {
        JsonFieldWriter fields = new JsonFieldWriter(exact);
        fields.exchange(object, profile);
        JsonObject json = new JsonObject();
        json.addProperty("type", object.type().name());
        json.add("fields", fields.toJson());
        return json;
    }

    @Override
    public String explain(byte[] payload) {
        return Explanation.of(payload, profile);
    }

    @Override
    public byte[] toPayload(String line, int maxBytes) {
        ByteBuffer payload = ByteBuffer.allocate(Math.max(0, maxBytes));
        writer.wrap(payload);
        for (JsonElement element : objects(line)) {
            try {
                writer.write(toObject(element));
            } catch (IllegalArgumentException e) {
                // The codec says in a sentence what it refuses.
                throw new BadInputException(e.getMessage());
            }
        }
        byte[] bytes = new byte[payload.position()];
        payload.flip().get(bytes);
        return bytes;
    }

    private static JsonArray objects(String line) {
        try {
            if (JsonParser.parseString(line) instanceof JsonObject json
                    && json.get("objects") instanceof JsonArray objects) {
                return objects;
            }
        } catch (JsonParseException e) {
            // Not JSON at all is no different from the wrong JSON.
        }
        throw new BadInputException("A line is not of the form {\"objects\":[...]}.");
    }

    private GameObject toObject(JsonElement element) {
        if (!(element instanceof JsonObject json
                && json.get("type") instanceof JsonPrimitive type
                && json.get("fields") instanceof JsonObject fields)) {
            throw new BadInputException("An object is not of the form {\"type\":\"...\",\"fields\":{...}}.");
        }
        String typeName = type.getAsString();
        GameObject object = create(typeName);
        JsonFieldReader reader = new JsonFieldReader(typeName, fields);
        reader.exchange(object, profile);
        reader.refuseUnread();
        return object;
    }

    private static GameObject create(String typeName) {
        UnknownObject unknown = new UnknownObject();
        if (unknown.type().name().equals(typeName)) {
            return unknown;
        }
        for (ObjectType<?> type : ObjectTypes.all()) {
            if (type.name().equals(typeName)) {
                return type.create();
            }
        }
        throw new BadInputException("There is no type " + typeName + " of objects.");
    }
}
