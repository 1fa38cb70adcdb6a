package dev.highfive.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.highfive.codec.Allocation;
import dev.highfive.codec.gamestate.GameStateHandler;
import dev.highfive.codec.gamestate.GameStateReader;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.Mesh1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.Profile;
import java.nio.ByteBuffer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Once everybody and everything is known, payloads and frames feed the garbage collector nothing. */
class WorldAllocationTest {
    private static final int PACKETS = 2000;

    private final ByteBuffer payload = ByteBuffer.allocate(2000);
    private final GameStateWriter writer = new GameStateWriter(Profile.DRAFT_MD);
    private final Head1 head = Sender.head(0, 0, 0);
    private final Hand2 left = Sender.hand(0, 0, 0);
    private final Hand2 right = Sender.hand(0, 0, 0);
    private final Object2 thing = Sender.thing(7, 0, 0, 0);
    private final Mesh1 mesh = new Mesh1();
    private long timeMs = 1000;

    @ParameterizedTest
    @ValueSource(strings = {"immediate", "delay", "adaptive", "rollback"})
    void aPacketAndAFrameAllocateNothing(String mode) {
        SyncMode sync =
                switch (mode) {
                    case "immediate" -> SyncMode.immediate();
                    case "delay" -> SyncMode.delay(50 * Sender.MS);
                    case "adaptive" -> SyncMode.adaptiveDelay();
                    default -> SyncMode.rollback();
                };
        World world = new World(new WorldOptions().sync(sync));
        Participant participant = world.join(1, "a", "a", 0);
        GameStateReader reader = new GameStateReader(Profile.DRAFT_MD);
        GameStateHandler handler = world::take;
        left.left = true;
        mesh.vertices.add(0, 0, 0, 1, 0, 0, 0, 1, 0);
        mesh.triangles.add(0).add(1).add(2);
        assertEquals(0, Allocation.of(() -> {
            for (int packet = 0; packet < PACKETS; packet++) {
                move();
                world.begin(participant, timeMs * Sender.MS, (timeMs + 20) * Sender.MS);
                reader.read(payload, handler);
                world.at((timeMs + 30) * Sender.MS);
                world.at((timeMs + 44) * Sender.MS);
                world.fingerprint();
            }
        }));
        assertEquals(0, world.drops().total());
    }

    private void move() {
        timeMs += 33;
        float x = (float) Math.sin(timeMs * 0.01);
        payload.clear();
        writer.wrap(payload);
        head.timeMs = (int) timeMs;
        left.timeMs = (int) timeMs;
        right.timeMs = (int) timeMs;
        thing.timeMs = (int) timeMs;
        head.location.set(x, 0, 0);
        left.location.set(x, 1, 0).setVelocity(x, 1, 0);
        right.location.set(0, x, 0);
        right.joints[3] = x / 10;
        thing.location.set(x, x, x);
        writer.write(head);
        writer.write(left);
        writer.write(right);
        writer.write(thing);
        writer.write(mesh);
        payload.flip();
    }
}
