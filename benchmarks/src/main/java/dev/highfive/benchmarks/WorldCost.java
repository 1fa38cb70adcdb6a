package dev.highfive.benchmarks;

import com.sun.management.ThreadMXBean;
import dev.highfive.codec.gamestate.GameStateHandler;
import dev.highfive.codec.gamestate.GameStateReader;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.world.Participant;
import dev.highfive.world.SyncMode;
import dev.highfive.world.World;
import dev.highfive.world.WorldOptions;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;

/**
 * Prints what a person with a head and two hands costs the frame thread: for each packet, decoding included,
 * and for each frame. It is the thread's own time, the best of many runs, which is what a machine that does
 * other things too can still tell.
 */
public final class WorldCost {
    private static final long PACKET_NS = 33_333_333;
    private static final long FRAME_NS = 13_888_889;
    private static final int PAYLOADS = 64;
    private static final int ROUNDS = 30;
    private static final int PACKETS = 30_000;
    /** Where Time1 of the head and of the hands is in the payload. */
    private static final int[] TIMES_AT = {3, 40, 228};

    private final ByteBuffer[] payloads = new ByteBuffer[PAYLOADS];
    private final GameStateReader reader = new GameStateReader(Profile.DRAFT_MD);
    private final World world;
    private final GameStateHandler handler;
    private final Participant participant;
    private long packets;
    private long frames;

    private WorldCost(SyncMode sync) {
        world = new World(new WorldOptions().sync(sync));
        handler = world::take;
        participant = world.join(1, "somebody", "Somebody", 0);
        Frame frame = Frame.sample();
        GameStateWriter writer = new GameStateWriter(Profile.DRAFT_MD);
        for (int index = 0; index < PAYLOADS; index++) {
            float x = 0.1f * (float) Math.sin(index * 2 * Math.PI / PAYLOADS);
            frame.left.location.x = x;
            frame.right.location.y = x;
            payloads[index] = ByteBuffer.allocate(GameStateWriter.MAX_PAYLOAD);
            writer.wrap(payloads[index]);
            writer.write(frame.head);
            writer.write(frame.left);
            writer.write(frame.right);
            payloads[index].flip();
        }
    }

    public static void main(String[] arguments) {
        System.out.printf("%-10s %12s %12s %10s%n", "sync", "a packet", "a frame", "garbage");
        print("immediate", SyncMode.immediate(), SyncMode.immediate());
        print("delay", SyncMode.adaptiveDelay(), SyncMode.adaptiveDelay());
        print("rollback", SyncMode.rollback(), SyncMode.rollback());
    }

    private static void print(String name, SyncMode forPackets, SyncMode forBoth) {
        double packet = new WorldCost(forPackets).measure(false)[0];
        WorldCost both = new WorldCost(forBoth);
        double[] packetAndFrames = both.measure(true);
        double framesForEach = (double) PACKET_NS / FRAME_NS;
        System.out.printf(
                "%-10s %9.0f ns %9.0f ns %8.0f B%n",
                name, packet, (packetAndFrames[0] - packet) / framesForEach, packetAndFrames[1]);
    }

    /** The nanoseconds and the bytes of garbage for a packet, and for the frames until the next one. */
    private double[] measure(boolean shown) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        double leastNs = Double.MAX_VALUE;
        double leastBytes = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            long bytesBefore = threads.getCurrentThreadAllocatedBytes();
            long before = threads.getCurrentThreadCpuTime();
            for (int packet = 0; packet < PACKETS; packet++) {
                apply();
                if (shown) {
                    show();
                }
            }
            leastNs = Math.min(leastNs, (double) (threads.getCurrentThreadCpuTime() - before) / PACKETS);
            leastBytes =
                    Math.min(leastBytes, (double) (threads.getCurrentThreadAllocatedBytes() - bytesBefore) / PACKETS);
        }
        return new double[] {leastNs, leastBytes};
    }

    private void apply() {
        ByteBuffer payload = payloads[(int) (packets++ % PAYLOADS)];
        long timeNs = packets * PACKET_NS;
        for (int at : TIMES_AT) {
            payload.putShort(at, (short) (timeNs / 1_000_000));
        }
        world.begin(participant, timeNs, timeNs);
        reader.read(payload, handler);
    }

    private void show() {
        for (; frames * FRAME_NS < packets * PACKET_NS + PACKET_NS; frames++) {
            world.at(frames * FRAME_NS);
        }
    }
}
