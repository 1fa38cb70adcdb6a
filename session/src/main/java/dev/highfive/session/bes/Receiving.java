package dev.highfive.session.bes;

import dev.highfive.codec.Counts;
import dev.highfive.codec.bes.BadSchemaException;
import dev.highfive.codec.bes.BesDictionary;
import dev.highfive.codec.bes.BesProperty;
import dev.highfive.codec.bes.BesSchema;
import dev.highfive.codec.bes.BesSchemas;
import dev.highfive.codec.bes.BesVerb;
import dev.highfive.codec.bes.BesVerbHandler;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a peer has introduced, and takes what it says of that. How much a peer can have is bounded. */
final class Receiving implements BesVerbHandler, BesDictionary {
    static final int MAX_TYPES = 64;
    static final int MAX_ENTITIES = 1024;
    static final int MAX_BYTES = 4 << 20;
    private static final long[] NO_IDS = {};

    private final BesPeer peer;
    private final Sending sending;
    private final BesListener listener;
    private final Counts<BesDrop> drops;
    private final LongTable<RemoteType> types = new LongTable<>(MAX_TYPES);
    private final LongTable<RemoteEntity> entities = new LongTable<>(MAX_ENTITIES);
    private final List<RemoteEntity> all = new ArrayList<>();
    private long packetId;
    private int typesTold;
    private int bytes;
    /** Of the verb that is being read, or null if nothing it says counts. */
    private @Nullable RemoteEntity current;

    Receiving(BesPeer peer, Sending sending, BesListener listener, Counts<BesDrop> drops) {
        this.peer = peer;
        this.sending = sending;
        this.listener = listener;
        this.drops = drops;
    }

    /** The verbs that follow are of this packet. */
    void begin(long newPacketId) {
        packetId = newPacketId;
    }

    int count() {
        return all.size();
    }

    RemoteEntity get(int index) {
        return all.get(index);
    }

    @Override
    public @Nullable BesSchema schemaOfType(long typeId) {
        RemoteType type = types.get(typeId);
        return type == null ? null : type.schema();
    }

    @Override
    public @Nullable BesSchema schemaOfEntity(long entityId) {
        RemoteEntity entity = entities.get(entityId);
        return entity == null ? null : entity.schema();
    }

    @Override
    public void addEntityType(long typeId, String schemaUri) {
        if (types.get(typeId) != null) {
            return;
        }
        // Those that cannot be used count as well: reading a schema takes time.
        if (types.isFull() || typesTold++ >= MAX_TYPES) {
            drops.increment(BesDrop.TOO_MANY);
            return;
        }
        try {
            RemoteType type = new RemoteType(typeId, schemaUri, BesSchemas.resolve(schemaUri));
            types.add(typeId, type);
            type.wanted = listener.wanted(type);
            if (type.wanted != null) {
                sending.subscribe(new Subscribing(type, type.wanted));
            }
        } catch (BadSchemaException e) {
            drops.increment(BesDrop.BAD_SCHEMA);
        }
    }

    @Override
    public void subscribeType(long typeId, long[] valueIds, int count) {
        sending.onSubscription(typeId, valueIds, count, packetId);
    }

    @Override
    public void unsubscribeType(long typeId) {
        sending.onSubscription(typeId, NO_IDS, -1, packetId);
    }

    @Override
    public void addEntity(long typeId, long entityId, BesSchema schema) {
        RemoteType type = types.get(typeId);
        current = entities.get(entityId);
        if (current != null && (packetId < current.addedBy() || current.type() == type)) {
            boolean older = packetId < current.addedBy();
            current.addedBy(Math.max(packetId, current.addedBy()));
            current = older ? null : current;
            return;
        }
        if (current != null) {
            remove(current);
            current = null;
        }
        if (type == null || type.wanted == null) {
            drops.increment(BesDrop.NOT_ASKED_FOR);
        } else if (entities.isFull()) {
            drops.increment(BesDrop.TOO_MANY);
        } else {
            current = new RemoteEntity(entityId, type);
            current.addedBy(packetId);
            entities.add(entityId, current);
            all.add(current);
            listener.added(peer, current);
        }
    }

    @Override
    public void updateEntity(long entityId, BesSchema schema) {
        RemoteEntity entity = entities.get(entityId);
        current = entity != null && packetId >= entity.addedBy() ? entity : null;
    }

    @Override
    public void value(BesProperty property, ByteBuffer packet, int start, int end) {
        if (current == null) {
            return;
        }
        int index = property.index();
        int more = end - start - Math.max(0, current.size(index));
        if (bytes + more > MAX_BYTES) {
            drops.increment(BesDrop.TOO_MANY);
            return;
        }
        if (current.take(index, packetId, packet, start, end)) {
            bytes += more;
            listener.changed(peer, current, property);
        }
    }

    @Override
    public void removeEntity(long entityId) {
        RemoteEntity entity = entities.get(entityId);
        if (entity != null && packetId >= entity.addedBy()) {
            remove(entity);
        }
    }

    private void remove(RemoteEntity entity) {
        entities.remove(entity.id());
        all.remove(entity);
        for (int index = 0; index < entity.schema().count(); index++) {
            bytes -= Math.max(0, entity.size(index));
        }
        listener.removed(peer, entity);
    }

    /** The peer is gone, and all it has introduced with it. */
    void removeAll() {
        while (!all.isEmpty()) {
            remove(all.get(all.size() - 1));
        }
    }

    @Override
    public void unread(long verb, ByteBuffer packet, int start, int end) {
        if (BesVerb.of(verb) == BesVerb.ADDENTITY) {
            drops.increment(BesDrop.UNKNOWN_TYPE);
        }
    }
}
