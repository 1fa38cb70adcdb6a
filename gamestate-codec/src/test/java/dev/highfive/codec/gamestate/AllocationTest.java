package dev.highfive.codec.gamestate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.highfive.codec.Allocation;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is sent and received every frame must not feed the garbage collector. */
class AllocationTest {
    private static final int FRAMES = 1000;

    @Test
    void headsHandsAndObjectsAllocateNothingOnceWarm() {
        List<GameObject> objects =
                List.of(new Head1(), new Hand1(), new Hand2(), new Object1(), new Object2(), new Hand2());
        for (Profile profile : Profile.values()) {
            GameStateWriter writer = new GameStateWriter(profile);
            GameObject[] sent = objects.stream()
                    .filter(object -> object.type().tag(profile) != 0)
                    .toArray(GameObject[]::new);
            ByteBuffer buffer = ByteBuffer.allocate(GameStateWriter.MAX_PAYLOAD);
            GameStateReader reader = new GameStateReader(profile);
            int[] received = new int[1];
            GameStateHandler count = object -> received[0]++;
            long allocated = Allocation.of(() -> exchange(writer, sent, buffer, reader, count));
            assertEquals(0, allocated, profile + " in " + FRAMES + " frames");
            assertEquals(Allocation.RUNS * FRAMES * sent.length, received[0]);
        }
    }

    private static void exchange(
            GameStateWriter writer,
            GameObject[] sent,
            ByteBuffer buffer,
            GameStateReader reader,
            GameStateHandler handler) {
        for (int frame = 0; frame < FRAMES; frame++) {
            writer.wrap(buffer.clear());
            for (GameObject object : sent) {
                writer.write(object);
            }
            reader.read(buffer.flip(), handler);
        }
    }
}
