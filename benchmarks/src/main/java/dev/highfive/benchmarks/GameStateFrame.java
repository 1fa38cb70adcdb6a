package dev.highfive.benchmarks;

import dev.highfive.codec.gamestate.GameStateReader;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.Profile;
import java.nio.ByteBuffer;

/** Game State over RTP: with velocities, what will be in a second, and the size of things, as it always has them. */
final class GameStateFrame implements ProtocolFrame {
    private static final int RTP_AND_TAG = 12 + 16;

    private final Frame frame;
    private final GameStateWriter writer = new GameStateWriter(Profile.DRAFT_MD);
    private final GameStateReader reader = new GameStateReader(Profile.DRAFT_MD);
    private final ByteBuffer payload = ByteBuffer.allocate(GameStateWriter.MAX_PAYLOAD);

    GameStateFrame(Frame frame) {
        this.frame = frame;
    }

    @Override
    public String name() {
        return "Game State";
    }

    @Override
    public int encode() {
        writer.wrap(payload.clear());
        writer.write(frame.head);
        writer.write(frame.left);
        writer.write(frame.right);
        return payload.flip().limit();
    }

    @Override
    public void decode() {
        reader.read(payload, object -> {});
    }

    @Override
    public int encodeThings() {
        Object2 thing = new Object2();
        writer.wrap(payload.clear());
        for (thing.id = 1; thing.id <= THINGS; thing.id++) {
            thing.location.set(thing.id, 1, 2);
            writer.write(thing);
        }
        return payload.position();
    }

    @Override
    public int headers() {
        return RTP_AND_TAG + DATAGRAM_HEADERS;
    }
}
