package dev.highfive.desktop.wire;

import dev.highfive.codec.bes.BadSchemaException;
import dev.highfive.codec.bes.BesDictionary;
import dev.highfive.codec.bes.BesSchema;
import dev.highfive.codec.bes.BesSchemas;
import dev.highfive.codec.bes.BesVerbHandler;
import java.util.HashMap;
import java.util.Map;

/** What earlier packets said that is needed to read the next ones: values are bytes of any length until one knows. */
abstract class BesKnown implements BesDictionary, BesVerbHandler {
    private final Map<Long, BesSchema> types = new HashMap<>();
    private final Map<Long, BesSchema> entities = new HashMap<>();

    @Override
    public BesSchema schemaOfType(long typeId) {
        return types.get(typeId);
    }

    @Override
    public BesSchema schemaOfEntity(long entityId) {
        return entities.get(entityId);
    }

    /** @return what is wrong with the schema, or null */
    final String learnType(long typeId, String schemaUri) {
        try {
            types.put(typeId, BesSchemas.resolve(schemaUri));
            return null;
        } catch (BadSchemaException e) {
            return e.getMessage();
        }
    }

    final void learnEntity(long entityId, BesSchema schema) {
        entities.put(entityId, schema);
    }

    final void forgetEntity(long entityId) {
        entities.remove(entityId);
    }
}
