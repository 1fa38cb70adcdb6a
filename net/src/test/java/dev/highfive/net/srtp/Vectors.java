package dev.highfive.net.srtp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.StreamSupport;

/** Recorded data. */
final class Vectors {
    private Vectors() {}

    static List<JsonObject> of(String file) throws IOException {
        try (Reader reader =
                new InputStreamReader(Vectors.class.getResourceAsStream("/vectors/" + file), StandardCharsets.UTF_8)) {
            JsonArray vectors = JsonParser.parseReader(reader).getAsJsonObject().getAsJsonArray("vectors");
            return StreamSupport.stream(vectors.spliterator(), false)
                    .map(JsonElement::getAsJsonObject)
                    .toList();
        }
    }
}
