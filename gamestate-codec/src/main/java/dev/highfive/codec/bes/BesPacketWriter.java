package dev.highfive.codec.bes;

import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * Makes a packet: {@link #begin}, {@link #nack} for each, the verbs, {@link #end}. A verb that does not fit any more is
 * not written, and its method tells. The header is written last, since it has the sizes of everything in it.
 */
public final class BesPacketWriter {
    /** SIZE and HSIZE are at most 1200. */
    private static final int MOST_SIZES = 4;

    private final BesWriter header = new BesWriter(BesHeader.MAX_PACKET);
    private final BesWriter verbs = new BesWriter(BesHeader.MAX_PACKET);
    private final BesWriter values = new BesWriter(BesHeader.MAX_PACKET);
    private long token;
    private int nackCount;
    private BesVerb entityVerb = BesVerb.UPDATEENTITY;
    private long entityType;
    private long entity;
    private int valueCount;

    public BesPacketWriter begin(long newToken, long packetId, long flags, long globalTimeMs) {
        token = newToken;
        nackCount = 0;
        header.clear().integer(packetId).integer(flags).integer(globalTimeMs);
        verbs.clear();
        return this;
    }

    /** Before all verbs, ascending. @return whether there was room */
    public boolean nack(long packetId) {
        if (nackCount == BesHeader.MAX_NACKS) {
            return false;
        }
        nackCount++;
        header.integer(packetId);
        return true;
    }

    /** Whether nothing was said yet. */
    public boolean isEmpty() {
        return verbs.size() == 0;
    }

    public int nackCount() {
        return nackCount;
    }

    /** The bytes that are left for verbs. */
    public int room() {
        return BesHeader.MAX_PACKET - BesWriter.size(token) - MOST_SIZES - header.size() - verbs.size();
    }

    public boolean addEntityType(long typeId, String schemaUri) {
        values.clear().integer(typeId).string(schemaUri);
        return verb(BesVerb.ADDENTITYTYPE.code());
    }

    public boolean subscribeType(long typeId, long[] valueIds, int count) {
        values.clear().integer(typeId).integer(count);
        for (int index = 0; index < count; index++) {
            values.integer(valueIds[index]);
        }
        return verb(BesVerb.SUBSCRIBETYPE.code());
    }

    public boolean unsubscribeType(long typeId) {
        values.clear().integer(typeId);
        return verb(BesVerb.UNSUBSCRIBETYPE.code());
    }

    public boolean removeEntity(long entityId) {
        values.clear().integer(entityId);
        return verb(BesVerb.REMOVENTITY.code());
    }

    /** Any verb, with its data as bytes. */
    public boolean verb(long code, byte[] data) {
        values.clear().raw(data, data.length);
        return verb(code);
    }

    private boolean verb(long code) {
        if (!values.ok() || BesWriter.size(code) + BesWriter.size(values.size()) + values.size() > room()) {
            return false;
        }
        verbs.integer(code).integer(values.size()).raw(values.bytes(), values.size());
        return true;
    }

    /** Begins ADDENTITY, whose values follow. @return whether it fits without any */
    public boolean beginAdd(long typeId, long entityId) {
        entityType = typeId;
        return begin(BesVerb.ADDENTITY, entityId);
    }

    /** Begins UPDATEENTITY, whose values follow. @return whether it fits without any */
    public boolean beginUpdate(long entityId) {
        return begin(BesVerb.UPDATEENTITY, entityId);
    }

    private boolean begin(BesVerb verb, long entityId) {
        entityVerb = verb;
        entity = entityId;
        valueCount = 0;
        values.clear();
        return size(0, 0) <= room();
    }

    /** @param value as its type has it. @return whether there was room */
    public boolean value(long valueId, byte[] value, int size) {
        int more = BesWriter.size(valueId) + size;
        if (size(valueCount + 1, values.size() + more) > room()) {
            return false;
        }
        values.integer(valueId).raw(value, size);
        valueCount++;
        return true;
    }

    /** How many values the entity has so far. */
    public int valueCount() {
        return valueCount;
    }

    public void endEntity() {
        verbs.integer(entityVerb.code()).integer(dataSize(valueCount, values.size()));
        if (entityVerb == BesVerb.ADDENTITY) {
            verbs.integer(entityType);
        }
        verbs.integer(entity).integer(valueCount).raw(values.bytes(), values.size());
    }

    private int size(int count, int valueBytes) {
        int data = dataSize(count, valueBytes);
        return BesWriter.size(entityVerb.code()) + BesWriter.size(data) + data;
    }

    private int dataSize(int count, int valueBytes) {
        int type = entityVerb == BesVerb.ADDENTITY ? BesWriter.size(entityType) : 0;
        return type + BesWriter.size(entity) + BesWriter.size(count) + valueBytes;
    }

    /** Puts the packet into a buffer of {@link BesHeader#MAX_PACKET} bytes or more, from 0 to its limit. */
    public void end(ByteBuffer into) {
        int headerSize = header.size();
        int size = BesWriter.size(headerSize) + headerSize + verbs.size();
        values.clear().integer(token).integer(size).integer(headerSize);
        // ByteBuffer's own clear() and flip() are newer than Android 10.
        ((Buffer) into).clear();
        into.put(values.bytes(), 0, values.size());
        into.put(header.bytes(), 0, headerSize);
        into.put(verbs.bytes(), 0, verbs.size());
        ((Buffer) into).flip();
    }
}
