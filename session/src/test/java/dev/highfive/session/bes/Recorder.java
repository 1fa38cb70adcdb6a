package dev.highfive.session.bes;

import dev.highfive.codec.bes.BesProperty;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Subscribes to what it is told to, and remembers what it hears. */
final class Recorder implements BesListener {
    /** By the URI of the type; null ids for nothing. What is not in it is subscribed to as a whole. */
    final Map<String, long[]> wishes = new HashMap<>();

    final Map<Long, RemoteEntity> entities = new TreeMap<>();
    final Map<String, RemoteType> types = new HashMap<>();
    int changes;

    @Override
    public long[] wanted(RemoteType type) {
        types.put(type.uri(), type);
        if (wishes.containsKey(type.uri())) {
            return wishes.get(type.uri());
        }
        long[] all = new long[type.schema().count()];
        for (int index = 0; index < all.length; index++) {
            all[index] = type.schema().property(index).id();
        }
        return all;
    }

    @Override
    public void added(BesPeer peer, RemoteEntity entity) {
        if (entities.put(entity.id(), entity) != null) {
            throw new AssertionError("It was there already.");
        }
    }

    @Override
    public void changed(BesPeer peer, RemoteEntity entity, BesProperty property) {
        if (entities.get(entity.id()) != entity) {
            throw new AssertionError("It is not there.");
        }
        changes++;
    }

    @Override
    public void removed(BesPeer peer, RemoteEntity entity) {
        if (!entities.remove(entity.id(), entity)) {
            throw new AssertionError("It was not there.");
        }
    }

    /** Whether it has exactly these entities and, of the properties it wants, their values. */
    boolean equalsTo(OwnEntities own) {
        int wanted = 0;
        for (int index = 0; index < own.count(); index++) {
            OwnEntity entity = own.get(index);
            if (wishes.containsKey(entity.type().uri())
                    && wishes.get(entity.type().uri()) == null) {
                continue;
            }
            wanted++;
            RemoteEntity seen = entities.get(entity.id());
            if (seen == null || !sameValues(entity, seen)) {
                return false;
            }
        }
        return wanted == entities.size();
    }

    private boolean sameValues(OwnEntity entity, RemoteEntity seen) {
        long[] wish = wanted(types.get(entity.type().uri()));
        for (int index = 0; index < entity.schema().count(); index++) {
            long id = entity.schema().property(index).id();
            boolean wanted = Arrays.stream(wish).anyMatch(wished -> wished == id);
            int size = wanted ? entity.size(index) : -1;
            if (seen.size(index) != size) {
                return false;
            }
            for (int at = 0; at < size; at++) {
                if (entity.bytes(index)[at] != seen.bytes(index)[at]) {
                    return false;
                }
            }
        }
        return true;
    }
}
