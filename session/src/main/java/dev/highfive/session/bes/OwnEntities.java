package dev.highfive.session.bes;

import dev.highfive.codec.bes.BadSchemaException;
import dev.highfive.codec.bes.BesSchemas;
import java.util.ArrayList;
import java.util.List;

/** All that this side introduces, for everybody who is connected. */
public final class OwnEntities {
    private final List<OwnType> types = new ArrayList<>();
    private final List<OwnEntity> entities = new ArrayList<>();
    private long lastId;
    private int added;

    /** @throws IllegalArgumentException if there is no such schema */
    public OwnType introduce(String schemaUri) {
        try {
            OwnType type = new OwnType(types.size() + 1L, schemaUri, BesSchemas.resolve(schemaUri));
            types.add(type);
            return type;
        } catch (BadSchemaException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    public OwnEntity add(OwnType type) {
        OwnEntity entity = new OwnEntity(++lastId, type);
        entities.add(entity);
        added++;
        return entity;
    }

    public void remove(OwnEntity entity) {
        entity.remove();
        entities.remove(entity);
    }

    public int count() {
        return entities.size();
    }

    public OwnEntity get(int index) {
        return entities.get(index);
    }

    List<OwnType> types() {
        return types;
    }

    /** Changes whenever there is a new one. */
    int added() {
        return added;
    }
}
