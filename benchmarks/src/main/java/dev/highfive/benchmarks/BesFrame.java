package dev.highfive.benchmarks;

import dev.highfive.codec.bes.BadSchemaException;
import dev.highfive.codec.bes.BesDictionary;
import dev.highfive.codec.bes.BesHeader;
import dev.highfive.codec.bes.BesPacketWriter;
import dev.highfive.codec.bes.BesProperty;
import dev.highfive.codec.bes.BesReader;
import dev.highfive.codec.bes.BesSchema;
import dev.highfive.codec.bes.BesSchemas;
import dev.highfive.codec.bes.BesVerbHandler;
import dev.highfive.codec.bes.BesVerbReader;
import dev.highfive.codec.bes.BesWriter;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.Rotation;
import java.nio.ByteBuffer;

/**
 * Binary Entity Stream: an update of three entities that were introduced before, without velocities. Joints are read.
 */
final class BesFrame implements ProtocolFrame, BesDictionary, BesVerbHandler {
    private static final int TOKEN = 0x12345678;
    private static final int JOINT_BITS = 13;

    private final Frame frame;
    private final BesPacketWriter writer = new BesPacketWriter();
    private final BesWriter value = new BesWriter(BesHeader.MAX_PACKET);
    private final ByteBuffer packet = ByteBuffer.allocate(BesHeader.MAX_PACKET);
    private final BesReader in = new BesReader();
    private final BesReader number = new BesReader();
    private final BesHeader header = new BesHeader();
    private final BesVerbReader verbs = new BesVerbReader();
    private final BesSchema head = schema(BesSchemas.HEAD);
    private final BesSchema hand = schema(BesSchemas.HAND);
    private final float[] joints = new float[75];

    BesFrame(Frame frame) {
        this.frame = frame;
    }

    private static BesSchema schema(String uri) {
        try {
            return BesSchemas.resolve(uri);
        } catch (BadSchemaException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String name() {
        return "BES";
    }

    @Override
    public int encode() {
        writer.begin(TOKEN, 1000, 0, 1_760_000_000_000L);
        writer.beginUpdate(1);
        place(frame.head.location, frame.head.rotation.now);
        writer.endEntity();
        hand(2, frame.left);
        hand(3, frame.right);
        writer.end(packet);
        return packet.remaining();
    }

    private void hand(int entity, Hand2 of) {
        writer.beginUpdate(entity);
        place(of.location, of.rotation.now);
        value.clear().integer(of.joints.length / 3);
        for (float joint : of.joints) {
            value.fixed(JOINT_BITS, joint);
        }
        writer.value(3, value.bytes(), value.size());
        writer.endEntity();
    }

    private void place(MovingVector location, Rotation rotation) {
        value.clear().float32(location.x).float32(location.y).float32(location.z);
        writer.value(1, value.bytes(), value.size());
        value.clear()
                .float32(rotation.i)
                .float32(rotation.j)
                .float32(rotation.k)
                .float32(rotation.w());
        writer.value(2, value.bytes(), value.size());
    }

    @Override
    public void decode() {
        header.read(in.wrap(packet));
        if (verbs.check(in, this) == null) {
            verbs.read(in, this, this);
        }
    }

    @Override
    public int encodeThings() {
        writer.begin(TOKEN, 1000, 0, 1_760_000_000_000L);
        MovingVector place = new MovingVector();
        Rotation rotation = new Rotation();
        for (int thing = 1; thing <= THINGS; thing++) {
            writer.beginUpdate(thing);
            place(place.set(thing, 1, 2), rotation);
            writer.endEntity();
        }
        writer.end(packet);
        return packet.remaining();
    }

    @Override
    public int headers() {
        return DATAGRAM_HEADERS;
    }

    @Override
    public BesSchema schemaOfType(long typeId) {
        return head;
    }

    @Override
    public BesSchema schemaOfEntity(long entityId) {
        return entityId == 1 ? head : hand;
    }

    @Override
    public void value(BesProperty property, ByteBuffer bytes, int start, int end) {
        number.wrap(bytes, start, end);
        if (property.id() == 3) {
            int count = 3 * number.count(3);
            for (int index = 0; index < count; index++) {
                joints[index] = (float) number.fixed(JOINT_BITS);
            }
        } else {
            for (int index = 0; number.remaining() > 0; index++) {
                joints[index] = number.float32();
            }
        }
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
