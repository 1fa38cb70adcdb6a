package dev.highfive.codec.bes;

import java.nio.ByteBuffer;

/** Takes the verbs of a packet, in their order. */
public interface BesVerbHandler {
    void addEntityType(long typeId, String schemaUri);

    /** @param valueIds the first so many; another packet's overwrite them */
    void subscribeType(long typeId, long[] valueIds, int count);

    void unsubscribeType(long typeId);

    /** Its values follow. */
    void addEntity(long typeId, long entityId, BesSchema schema);

    void removeEntity(long entityId);

    /** Its values follow. */
    void updateEntity(long entityId, BesSchema schema);

    /**
     * A value of the entity that was added or updated last, whole and of its type: the bytes from start to before end.
     */
    void value(BesProperty property, ByteBuffer packet, int start, int end);

    /** A verb that cannot be read, because it is not known, or its type or entity is not. It is passed over. */
    void unread(long verb, ByteBuffer packet, int start, int end);
}
