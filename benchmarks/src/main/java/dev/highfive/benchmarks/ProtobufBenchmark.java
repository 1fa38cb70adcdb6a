package dev.highfive.benchmarks;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.InvalidProtocolBufferException;
import dev.highfive.benchmarks.proto.Hand;
import dev.highfive.benchmarks.proto.Head;
import dev.highfive.benchmarks.proto.Pose;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.TurningRotation;
import java.io.IOException;
import java.util.Arrays;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Protocol Buffers: messages are immutable, so each frame is built anew. Decoding stops at the message. */
@State(Scope.Thread)
public class ProtobufBenchmark {
    private final Frame source = Frame.sample();
    private final byte[] buffer = new byte[1200];
    private final byte[] payload;

    public ProtobufBenchmark() {
        payload = Arrays.copyOf(buffer, encode());
    }

    @Benchmark
    public int encode() {
        CodedOutputStream out = CodedOutputStream.newInstance(buffer);
        try {
            dev.highfive.benchmarks.proto.Frame.newBuilder()
                    .setHead(Head.newBuilder()
                            .setId(source.head.id)
                            .setTimeMs(source.head.timeMs)
                            .setPose(pose(source.head.location, source.head.rotation)))
                    .addHands(hand(source.left))
                    .addHands(hand(source.right))
                    .build()
                    .writeTo(out);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return out.getTotalBytesWritten();
    }

    @Benchmark
    public Object decode() throws InvalidProtocolBufferException {
        return dev.highfive.benchmarks.proto.Frame.parseFrom(payload);
    }

    private static Hand.Builder hand(Hand2 source) {
        Hand.Builder hand = Hand.newBuilder()
                .setId(source.id)
                .setTimeMs(source.timeMs)
                .setLeft(source.left)
                .setPose(pose(source.location, source.rotation));
        for (float joint : source.joints) {
            hand.addJoints(joint);
        }
        return hand;
    }

    private static Pose.Builder pose(MovingVector location, TurningRotation rotation) {
        return Pose.newBuilder()
                .setX(location.x)
                .setY(location.y)
                .setZ(location.z)
                .setVx(location.vx)
                .setVy(location.vy)
                .setVz(location.vz)
                .setSi(rotation.now.i)
                .setSj(rotation.now.j)
                .setSk(rotation.now.k)
                .setEi(rotation.inOneSecond.i)
                .setEj(rotation.inOneSecond.j)
                .setEk(rotation.inOneSecond.k);
    }
}
