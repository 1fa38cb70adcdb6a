package dev.highfive.codec.gamestate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is sent and received every frame must not feed the garbage collector. */
class AllocationTest {
    private static final int FRAMES = 1000;
    private static final int RUNS = 10;

    @Test
    void headsHandsAndObjectsAllocateNothingOnceWarm() {
        List<GameObject> objects = List.of(
            new Head1(), new Hand1(), new Hand2(), new Object1(), new Object2(), new Hand2());
        for (Profile profile : Profile.values()) {
            GameStateWriter writer = new GameStateWriter(profile);
            GameObject[] sent = objects.stream()
                .filter(object -> object.type().tag(profile) != 0).toArray(GameObject[]::new);
            ByteBuffer buffer = ByteBuffer.allocate(GameStateWriter.MAX_PAYLOAD);
            GameStateReader reader = new GameStateReader(profile);
            int[] received = new int[1];
            GameStateHandler count = object -> received[0]++;
            long allocated = allocatedBy(() -> exchange(writer, sent, buffer, reader, count));
            assertEquals(0, allocated, profile + " in " + FRAMES + " frames");
            assertEquals(RUNS * FRAMES * sent.length, received[0]);
        }
    }

    private static void exchange(
        GameStateWriter writer, GameObject[] sent, ByteBuffer buffer, GameStateReader reader,
        GameStateHandler handler) {
        for (int frame = 0; frame < FRAMES; frame++) {
            writer.wrap(buffer.clear());
            for (GameObject object : sent) {
                writer.write(object);
            }
            reader.read(buffer.flip(), handler);
        }
    }

    /** The least of several runs: a VM that is still compiling allocates now and then for itself. */
    private static long allocatedBy(Runnable work) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int run = 0; run < RUNS; run++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            work.run();
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}
