package dev.highfive.codec.bes;

import org.jspecify.annotations.Nullable;

/** What was said before and is needed to read what comes: which type an entity has, and which schema a type. */
public interface BesDictionary {
    /** @return null if it is not known */
    @Nullable
    BesSchema schemaOfType(long typeId);

    /** @return null if there is no such entity */
    @Nullable
    BesSchema schemaOfEntity(long entityId);
}
