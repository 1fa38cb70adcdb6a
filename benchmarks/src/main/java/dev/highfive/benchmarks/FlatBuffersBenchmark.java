package dev.highfive.benchmarks;

import com.google.flatbuffers.FlatBufferBuilder;
import com.google.flatbuffers.Struct;
import com.google.flatbuffers.Table;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.TurningRotation;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * FlatBuffers, with the accessors that flatc would generate for the schema below written by hand, because
 * flatc is not on Maven Central.
 *
 * <pre>
 * struct Pose { x, y, z, vx, vy, vz, si, sj, sk, ei, ej, ek: float; }
 * table Hand { id: ulong; time_ms: ushort; left: bool; pose: Pose; joints: [float]; }
 * table Frame { id: ulong; time_ms: ushort; pose: Pose; left: Hand; right: Hand; }
 * </pre>
 */
@State(Scope.Thread)
public class FlatBuffersBenchmark {
    private final Frame source = Frame.sample();
    private final Frame target = new Frame();
    private final FlatBufferBuilder builder = new FlatBufferBuilder(1200);
    private final FrameTable frame = new FrameTable();
    private final HandTable hand = new HandTable();
    private final PoseStruct pose = new PoseStruct();
    private final ByteBuffer payload;

    public FlatBuffersBenchmark() {
        encode();
        payload = ByteBuffer.wrap(builder.sizedByteArray()).order(ByteOrder.LITTLE_ENDIAN);
    }

    @Benchmark
    public int encode() {
        builder.clear();
        int left = encode(source.left);
        int right = encode(source.right);
        builder.startTable(5);
        builder.addOffset(4, right, 0);
        builder.addOffset(3, left, 0);
        builder.addStruct(2, encode(source.head.location, source.head.rotation), 0);
        builder.addLong(0, source.head.id, 0);
        builder.addShort(1, (short) source.head.timeMs, (short) 0);
        builder.finish(builder.endTable());
        return builder.offset();
    }

    @Benchmark
    public Object decode() {
        frame.wrap(payload);
        target.head.id = frame.int64(0);
        target.head.timeMs = frame.uint16(1);
        decode(target.head.location, target.head.rotation, frame.at(2));
        decode(frame.indirect(3), target.left);
        decode(frame.indirect(4), target.right);
        return target;
    }

    private int encode(Hand2 from) {
        builder.startVector(4, from.joints.length, 4);
        for (int index = from.joints.length - 1; index >= 0; index--) {
            builder.addFloat(from.joints[index]);
        }
        int joints = builder.endVector();
        builder.startTable(5);
        builder.addOffset(4, joints, 0);
        builder.addStruct(3, encode(from.location, from.rotation), 0);
        builder.addLong(0, from.id, 0);
        builder.addShort(1, (short) from.timeMs, (short) 0);
        builder.addBoolean(2, from.left, false);
        return builder.endTable();
    }

    private int encode(MovingVector location, TurningRotation rotation) {
        builder.prep(4, 48);
        builder.putFloat(rotation.inOneSecond.k);
        builder.putFloat(rotation.inOneSecond.j);
        builder.putFloat(rotation.inOneSecond.i);
        builder.putFloat(rotation.now.k);
        builder.putFloat(rotation.now.j);
        builder.putFloat(rotation.now.i);
        builder.putFloat(location.vz);
        builder.putFloat(location.vy);
        builder.putFloat(location.vx);
        builder.putFloat(location.z);
        builder.putFloat(location.y);
        builder.putFloat(location.x);
        return builder.offset();
    }

    private void decode(int position, Hand2 to) {
        hand.wrap(position, payload);
        to.id = hand.int64(0);
        to.timeMs = hand.uint16(1);
        to.left = hand.bool(2);
        decode(to.location, to.rotation, hand.at(3));
        int joints = hand.vector(4);
        for (int index = 0; index < to.joints.length; index++) {
            to.joints[index] = payload.getFloat(joints + 4 * index);
        }
    }

    private void decode(MovingVector location, TurningRotation rotation, int position) {
        pose.wrap(position, payload);
        location.set(pose.get(0), pose.get(1), pose.get(2));
        location.setVelocity(pose.get(3), pose.get(4), pose.get(5));
        rotation.now.setImaginary(pose.get(6), pose.get(7), pose.get(8));
        rotation.inOneSecond.setImaginary(pose.get(9), pose.get(10), pose.get(11));
    }

    private static class FrameTable extends Table {
        final void wrap(ByteBuffer buffer) {
            wrap(buffer.getInt(buffer.position()) + buffer.position(), buffer);
        }

        final void wrap(int position, ByteBuffer buffer) {
            __reset(position, buffer);
        }

        final int at(int field) {
            return bb_pos + __offset(4 + 2 * field);
        }

        final int indirect(int field) {
            return __indirect(at(field));
        }

        final int vector(int field) {
            return __vector(__offset(4 + 2 * field));
        }

        final long int64(int field) {
            int offset = __offset(4 + 2 * field);
            return offset != 0 ? bb.getLong(bb_pos + offset) : 0;
        }

        final int uint16(int field) {
            int offset = __offset(4 + 2 * field);
            return offset != 0 ? bb.getShort(bb_pos + offset) & 0xFFFF : 0;
        }

        final boolean bool(int field) {
            int offset = __offset(4 + 2 * field);
            return offset != 0 && bb.get(bb_pos + offset) != 0;
        }
    }

    private static final class HandTable extends FrameTable {}

    private static final class PoseStruct extends Struct {
        void wrap(int position, ByteBuffer buffer) {
            __reset(position, buffer);
        }

        float get(int index) {
            return bb.getFloat(bb_pos + 4 * index);
        }
    }
}
