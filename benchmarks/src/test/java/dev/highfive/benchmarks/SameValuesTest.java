package dev.highfive.benchmarks;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.protobuf.InvalidProtocolBufferException;
import org.junit.jupiter.api.Test;

/** A comparison is worth something only if everyone carries the same. */
class SameValuesTest {
    private static final Frame SENT = Frame.sample();

    @Test
    void sbeCarriesTheFrameIn754Bytes() {
        assertEquals(754, new SbeBenchmark().encode());
        assertSame((Frame) new SbeBenchmark().decode());
    }

    @Test
    void flatBuffersCarriesTheFrame() {
        assertSame((Frame) new FlatBuffersBenchmark().decode());
    }

    @Test
    void protobufCarriesTheFrame() throws InvalidProtocolBufferException {
        var frame = (dev.highfive.benchmarks.proto.Frame) new ProtobufBenchmark().decode();
        assertEquals(SENT.head.location.z, frame.getHead().getPose().getZ());
        assertEquals(
                SENT.right.rotation.inOneSecond.k, frame.getHands(1).getPose().getEk());
        assertEquals(SENT.right.joints[74], frame.getHands(1).getJoints(74));
    }

    @Test
    void kryoCarriesTheFrame() {
        var frame = (KryoBenchmark.Values) new KryoBenchmark().decode();
        assertEquals(SENT.head.location.z, frame.pose[2]);
        assertEquals(SENT.right.rotation.inOneSecond.k, frame.right.pose[11]);
        assertArrayEquals(SENT.right.joints, frame.right.joints);
    }

    @Test
    void highfiveTakes411Bytes() {
        assertEquals(411, new GameStateBenchmark().encode());
    }

    private static void assertSame(Frame frame) {
        assertEquals(SENT.head.timeMs, frame.head.timeMs);
        assertEquals(SENT.head.location.z, frame.head.location.z);
        assertEquals(SENT.left.location.vx, frame.left.location.vx);
        assertEquals(SENT.right.rotation.inOneSecond.k, frame.right.rotation.inOneSecond.k);
        assertArrayEquals(SENT.left.joints, frame.left.joints);
        assertArrayEquals(SENT.right.joints, frame.right.joints);
    }
}
