package dev.highfive.benchmarks;

import dev.highfive.benchmarks.sbe.FingersDecoder;
import dev.highfive.benchmarks.sbe.FingersEncoder;
import dev.highfive.benchmarks.sbe.FrameDecoder;
import dev.highfive.benchmarks.sbe.FrameEncoder;
import dev.highfive.benchmarks.sbe.MessageHeaderDecoder;
import dev.highfive.benchmarks.sbe.MessageHeaderEncoder;
import dev.highfive.benchmarks.sbe.PoseDecoder;
import dev.highfive.benchmarks.sbe.PoseEncoder;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.TurningRotation;
import org.agrona.concurrent.UnsafeBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Simple Binary Encoding with bounds checks, as it comes. */
@State(Scope.Thread)
public class SbeBenchmark {
    private final Frame source = Frame.sample();
    private final Frame target = new Frame();
    private final UnsafeBuffer buffer = new UnsafeBuffer(new byte[1200]);
    private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
    private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();
    private final FrameEncoder encoder = new FrameEncoder();
    private final FrameDecoder decoder = new FrameDecoder();

    public SbeBenchmark() {
        encode();
    }

    @Benchmark
    public int encode() {
        encoder.wrapAndApplyHeader(buffer, 0, headerEncoder).timeMs(source.head.timeMs);
        encode(source.head.location, source.head.rotation, encoder.head());
        encode(source.left, encoder.leftPalm(), encoder.leftFingers());
        encode(source.right, encoder.rightPalm(), encoder.rightFingers());
        return MessageHeaderEncoder.ENCODED_LENGTH + encoder.encodedLength();
    }

    @Benchmark
    public Object decode() {
        decoder.wrapAndApplyHeader(buffer, 0, headerDecoder);
        target.head.timeMs = target.left.timeMs = target.right.timeMs = decoder.timeMs();
        decode(target.head.location, target.head.rotation, decoder.head());
        decode(target.left, decoder.leftPalm(), decoder.leftFingers());
        decode(target.right, decoder.rightPalm(), decoder.rightFingers());
        return target;
    }

    private static void encode(Hand2 hand, PoseEncoder palm, FingersEncoder fingers) {
        encode(hand.location, hand.rotation, palm);
        for (int index = 0; index < hand.joints.length; index++) {
            fingers.joints(index, hand.joints[index]);
        }
    }

    private static void encode(MovingVector location, TurningRotation rotation, PoseEncoder pose) {
        pose.x(location.x)
                .y(location.y)
                .z(location.z)
                .vx(location.vx)
                .vy(location.vy)
                .vz(location.vz)
                .si(rotation.now.i)
                .sj(rotation.now.j)
                .sk(rotation.now.k)
                .ei(rotation.inOneSecond.i)
                .ej(rotation.inOneSecond.j)
                .ek(rotation.inOneSecond.k);
    }

    private static void decode(Hand2 hand, PoseDecoder palm, FingersDecoder fingers) {
        decode(hand.location, hand.rotation, palm);
        for (int index = 0; index < hand.joints.length; index++) {
            hand.joints[index] = fingers.joints(index);
        }
    }

    private static void decode(MovingVector location, TurningRotation rotation, PoseDecoder pose) {
        location.set(pose.x(), pose.y(), pose.z());
        location.setVelocity(pose.vx(), pose.vy(), pose.vz());
        rotation.now.setImaginary(pose.si(), pose.sj(), pose.sk());
        rotation.inOneSecond.setImaginary(pose.ei(), pose.ej(), pose.ek());
    }
}
