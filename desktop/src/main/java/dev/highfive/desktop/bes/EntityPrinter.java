package dev.highfive.desktop.bes;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.highfive.codec.bes.BesProperty;
import dev.highfive.desktop.wire.BesValueJson;
import dev.highfive.session.bes.BesListener;
import dev.highfive.session.bes.BesPeer;
import dev.highfive.session.bes.RemoteEntity;
import dev.highfive.session.bes.RemoteType;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Prints entities: what comes and goes at once, and values once a second for people, for whom thirty lines a second
 * are no help, or as JSON whenever they change.
 */
final class EntityPrinter implements BesListener {
    private static final long PEOPLE_NS = 1_000_000_000;
    /** Longer lists are told by their length. */
    private static final int MOST_NUMBERS = 4;

    private final PrintWriter out;
    private final boolean json;
    private final List<String> only;
    private final Map<RemoteEntity, Set<BesProperty>> changed = new LinkedHashMap<>();
    private long printedNs = System.nanoTime();

    /** @param only the types, or properties as type.property, that are wanted; empty for all */
    EntityPrinter(PrintWriter out, boolean json, List<String> only) {
        this.out = out;
        this.json = json;
        this.only = only;
    }

    /** The last word of a URI of ours, urn:highfive:head:1; else all of it. */
    private static String name(RemoteType type) {
        String[] words = type.uri().split(":");
        return words.length == 4 && words[0].equals("urn") ? words[2] : type.uri();
    }

    @Override
    public long[] wanted(RemoteType type) {
        String name = name(type);
        List<Long> ids = new ArrayList<>();
        for (int index = 0; index < type.schema().count(); index++) {
            BesProperty property = type.schema().property(index);
            if (only.isEmpty() || only.contains(name) || only.contains(name + "." + property.name())) {
                ids.add((long) property.id());
            }
        }
        return ids.isEmpty() ? null : ids.stream().mapToLong(id -> id).toArray();
    }

    @Override
    public void added(BesPeer peer, RemoteEntity entity) {
        event("added", "+", entity);
    }

    @Override
    public void changed(BesPeer peer, RemoteEntity entity, BesProperty property) {
        changed.computeIfAbsent(entity, one -> new LinkedHashSet<>()).add(property);
    }

    @Override
    public void removed(BesPeer peer, RemoteEntity entity) {
        changed.remove(entity);
        event("removed", "-", entity);
    }

    private void event(String word, String sign, RemoteEntity entity) {
        if (json) {
            out.println(event(word, entity));
        } else {
            out.println(sign + " " + name(entity.type()) + " " + entity.id());
        }
        out.flush();
    }

    private static JsonObject event(String word, RemoteEntity entity) {
        JsonObject line = new JsonObject();
        line.addProperty("event", word);
        line.addProperty("type", name(entity.type()));
        line.addProperty("entity", entity.id());
        return line;
    }

    /** Prints what has changed, if it is time to. */
    void step(long nowNs) {
        if (changed.isEmpty() || !json && nowNs - printedNs < PEOPLE_NS) {
            return;
        }
        printedNs = nowNs;
        changed.forEach(
                (entity, properties) -> out.println(json ? line(entity, properties) : text(entity, properties)));
        changed.clear();
        out.flush();
    }

    private static JsonObject line(RemoteEntity entity, Set<BesProperty> properties) {
        JsonObject line = event("changed", entity);
        JsonObject values = new JsonObject();
        for (BesProperty property : properties) {
            values.add(property.name(), BesValueJson.read(property.type(), entity.read(property), false));
        }
        line.add("values", values);
        return line;
    }

    private static String text(RemoteEntity entity, Set<BesProperty> properties) {
        StringBuilder line = new StringBuilder("  " + name(entity.type()) + " " + entity.id());
        for (BesProperty property : properties) {
            JsonElement value = BesValueJson.read(property.type(), entity.read(property), false);
            line.append("  ").append(property.name()).append(' ').append(text(value));
        }
        return line.toString();
    }

    private static String text(JsonElement value) {
        if (!(value instanceof JsonArray array)) {
            return value.getAsString();
        }
        if (array.size() > MOST_NUMBERS || array.size() > 0 && array.get(0).isJsonArray()) {
            return "(" + array.size() + ")";
        }
        StringBuilder words = new StringBuilder();
        for (JsonElement element : array) {
            words.append(words.length() == 0 ? "" : " ");
            words.append(
                    element.getAsJsonPrimitive().isNumber()
                            ? String.format(Locale.ROOT, "%.3f", element.getAsDouble())
                            : element.getAsString());
        }
        return words.toString();
    }
}
