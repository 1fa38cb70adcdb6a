package dev.highfive.codec.bes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.highfive.codec.Allocation;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

/** What goes out and comes in thirty times a second must not feed the garbage collector. */
class BesAllocationTest implements BesVerbHandler, BesDictionary {
    private static final int PACKETS = 1000;

    private final BesSchema hand = hand();
    private final BesPacketWriter out = new BesPacketWriter();
    private final BesWriter value = new BesWriter(300);
    private final ByteBuffer packet = ByteBuffer.allocate(BesHeader.MAX_PACKET);
    private final BesReader in = new BesReader();
    private final BesHeader header = new BesHeader();
    private final BesVerbReader verbs = new BesVerbReader();
    private int values;

    private static BesSchema hand() {
        try {
            return BesSchemas.resolve(BesSchemas.HAND);
        } catch (BadSchemaException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void updatesAllocateNothingOnceWarm() {
        assertEquals(0, Allocation.of(this::exchange));
        assertEquals(Allocation.RUNS * PACKETS * 4, values);
    }

    private void exchange() {
        for (int count = 0; count < PACKETS; count++) {
            out.begin(12345, count, 0, 1_760_000_000_000L);
            out.nack(3);
            for (int entity = 0; entity < 2; entity++) {
                out.beginUpdate(entity);
                value.clear().float32(1).float32(2).float32(count);
                out.value(1, value.bytes(), value.size());
                value.clear().integer(25);
                for (int joint = 0; joint < 75; joint++) {
                    value.fixed(13, joint * 0.001);
                }
                out.value(3, value.bytes(), value.size());
                out.endEntity();
            }
            out.end(packet);
            in.wrap(packet);
            assertEquals(null, header.read(in));
            assertEquals(null, verbs.check(in, this));
            verbs.read(in, this, this);
        }
    }

    @Override
    public BesSchema schemaOfType(long typeId) {
        return hand;
    }

    @Override
    public BesSchema schemaOfEntity(long entityId) {
        return hand;
    }

    @Override
    public void value(BesProperty property, ByteBuffer bytes, int start, int end) {
        values++;
    }

    @Override
    public void addEntityType(long typeId, String schemaUri) {}

    @Override
    public void subscribeType(long typeId, long[] valueIds, int count) {}

    @Override
    public void unsubscribeType(long typeId) {}

    @Override
    public void addEntity(long typeId, long entityId, BesSchema schema) {}

    @Override
    public void removeEntity(long entityId) {}

    @Override
    public void updateEntity(long entityId, BesSchema schema) {}

    @Override
    public void unread(long verb, ByteBuffer bytes, int start, int end) {}
}
