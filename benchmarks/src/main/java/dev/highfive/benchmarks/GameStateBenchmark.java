package dev.highfive.benchmarks;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.GameStateHandler;
import dev.highfive.codec.gamestate.GameStateReader;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.Profile;
import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The codec of this project: three objects, one payload. */
@State(Scope.Thread)
public class GameStateBenchmark implements GameStateHandler {
    private final Frame frame = Frame.sample();
    private final ByteBuffer buffer = ByteBuffer.allocate(GameStateWriter.MAX_PAYLOAD);
    private final GameStateWriter writer = new GameStateWriter(Profile.DRAFT_MD);
    private final GameStateReader reader = new GameStateReader(Profile.DRAFT_MD);
    private final ByteBuffer payload = ByteBuffer.wrap(new byte[encode()]);

    public GameStateBenchmark() {
        payload.put(buffer.flip()).flip();
    }

    @Benchmark
    public int encode() {
        writer.wrap(buffer.clear());
        writer.write(frame.head);
        writer.write(frame.left);
        writer.write(frame.right);
        return buffer.position();
    }

    @Benchmark
    public boolean decode() {
        return reader.read(payload, this);
    }

    @Override
    public void onObject(GameObject object) {
        // The reader has filled the object; whoever receives it reads it there.
    }
}
