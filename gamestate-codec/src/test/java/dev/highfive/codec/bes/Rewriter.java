package dev.highfive.codec.bes;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;

/** Reads packets and writes them again, knowing what the packets before have said. */
final class Rewriter implements BesVerbHandler, BesDictionary {
    final BesHeader header = new BesHeader();
    final BesVerbReader verbs = new BesVerbReader();
    final Map<Long, BesSchema> types = new HashMap<>();
    final Map<Long, BesSchema> entities = new HashMap<>();
    private final BesReader in = new BesReader();
    private final BesPacketWriter out = new BesPacketWriter();
    private final ByteBuffer packet = ByteBuffer.allocate(BesHeader.MAX_PACKET);
    private boolean open;
    BesError error;

    /** @return null, and {@link #error}, if it is not sound */
    byte[] rewrite(byte[] bytes) {
        in.wrap(ByteBuffer.wrap(bytes));
        error = header.read(in);
        if (error == null) {
            error = verbs.check(in, this);
        }
        if (error != null) {
            return null;
        }
        out.begin(header.token(), header.packetId(), header.flags(), header.globalTimeMs());
        for (int index = 0; index < header.nackCount(); index++) {
            assertTrue(out.nack(header.nack(index)));
        }
        open = false;
        error = verbs.read(in, this, this);
        close();
        out.end(packet);
        byte[] written = new byte[packet.remaining()];
        packet.get(written);
        return written;
    }

    private void close() {
        if (open) {
            out.endEntity();
        }
        open = false;
    }

    @Override
    public BesSchema schemaOfType(long typeId) {
        return types.get(typeId);
    }

    @Override
    public BesSchema schemaOfEntity(long entityId) {
        return entities.get(entityId);
    }

    @Override
    public void addEntityType(long typeId, String schemaUri) {
        close();
        assertTrue(out.addEntityType(typeId, schemaUri));
        try {
            types.put(typeId, BesSchemas.resolve(schemaUri));
        } catch (BadSchemaException e) {
            assertTrue(e.getMessage().endsWith("."));
        }
    }

    @Override
    public void subscribeType(long typeId, long[] valueIds, int count) {
        close();
        assertTrue(out.subscribeType(typeId, valueIds, count));
    }

    @Override
    public void unsubscribeType(long typeId) {
        close();
        assertTrue(out.unsubscribeType(typeId));
    }

    @Override
    public void addEntity(long typeId, long entityId, BesSchema schema) {
        close();
        open = out.beginAdd(typeId, entityId);
        entities.put(entityId, schema);
        assertTrue(open);
    }

    @Override
    public void removeEntity(long entityId) {
        close();
        entities.remove(entityId);
        assertTrue(out.removeEntity(entityId));
    }

    @Override
    public void updateEntity(long entityId, BesSchema schema) {
        close();
        open = out.beginUpdate(entityId);
        assertTrue(open);
    }

    @Override
    public void value(BesProperty property, ByteBuffer packet, int start, int end) {
        byte[] value = new byte[end - start];
        for (int at = start; at < end; at++) {
            value[at - start] = packet.get(at);
        }
        assertTrue(out.value(property.id(), value, value.length));
    }

    @Override
    public void unread(long verb, ByteBuffer packet, int start, int end) {
        close();
        byte[] data = new byte[end - start];
        for (int at = start; at < end; at++) {
            data[at - start] = packet.get(at);
        }
        assertTrue(out.verb(verb, data));
    }
}
