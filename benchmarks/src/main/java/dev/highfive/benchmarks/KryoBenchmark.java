package dev.highfive.benchmarks;

import com.esotericsoftware.kryo.kryo5.Kryo;
import com.esotericsoftware.kryo.kryo5.io.Input;
import com.esotericsoftware.kryo.kryo5.io.Output;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.TurningRotation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Kryo with registered classes and no references. It reads into new objects. */
@State(Scope.Thread)
public class KryoBenchmark {
    private final Frame source = Frame.sample();
    private final Values values = new Values();
    private final Kryo kryo = new Kryo();
    private final Output output = new Output(1200);
    private final Input input;

    public KryoBenchmark() {
        kryo.setReferences(false);
        kryo.register(Values.class);
        kryo.register(HandValues.class);
        kryo.register(float[].class);
        encode();
        input = new Input(output.toBytes());
    }

    @Benchmark
    public int encode() {
        values.timeMs = source.head.timeMs;
        copy(source.head.location, source.head.rotation, values.pose);
        copy(source.left, values.left);
        copy(source.right, values.right);
        output.reset();
        kryo.writeObject(output, values);
        return output.position();
    }

    @Benchmark
    public Object decode() {
        input.setPosition(0);
        return kryo.readObject(input, Values.class);
    }

    private static void copy(Hand2 hand, HandValues to) {
        to.id = hand.id;
        to.timeMs = hand.timeMs;
        to.left = hand.left;
        copy(hand.location, hand.rotation, to.pose);
        System.arraycopy(hand.joints, 0, to.joints, 0, to.joints.length);
    }

    private static void copy(MovingVector location, TurningRotation rotation, float[] pose) {
        pose[0] = location.x;
        pose[1] = location.y;
        pose[2] = location.z;
        pose[3] = location.vx;
        pose[4] = location.vy;
        pose[5] = location.vz;
        pose[6] = rotation.now.i;
        pose[7] = rotation.now.j;
        pose[8] = rotation.now.k;
        pose[9] = rotation.inOneSecond.i;
        pose[10] = rotation.inOneSecond.j;
        pose[11] = rotation.inOneSecond.k;
    }

    static final class Values {
        long id;
        int timeMs;
        float[] pose = new float[12];
        HandValues left = new HandValues();
        HandValues right = new HandValues();
    }

    static final class HandValues {
        long id;
        int timeMs;
        boolean left;
        float[] pose = new float[12];
        float[] joints = new float[75];
    }
}
