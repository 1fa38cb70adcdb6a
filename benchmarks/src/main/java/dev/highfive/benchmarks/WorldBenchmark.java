package dev.highfive.benchmarks;

import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.session.world.Participant;
import dev.highfive.session.world.SyncMode;
import dev.highfive.session.world.World;
import dev.highfive.session.world.WorldOptions;
import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What the frame thread pays for a packet with a head and two hands, and for a frame with such a person. */
@State(Scope.Thread)
public class WorldBenchmark {
    private static final long PACKET_NS = 33_000_000;
    private static final long FRAME_NS = 13_888_889;
    private static final int PAYLOADS = 64;

    @Param({"immediate", "delay", "rollback"})
    public String sync;

    private final ByteBuffer[] payloads = new ByteBuffer[PAYLOADS];
    private World world;
    private Participant participant;
    private long packets;
    private long frames;

    @Setup
    public void join() {
        world = new World(new WorldOptions().sync(switch (sync) {
            case "immediate" -> SyncMode.immediate();
            case "delay" -> SyncMode.adaptiveDelay();
            default -> SyncMode.rollback();
        }));
        participant = world.join(1, "somebody", "Somebody", 0);
        Frame frame = Frame.sample();
        GameStateWriter writer = new GameStateWriter(Profile.DRAFT_MD);
        for (int index = 0; index < PAYLOADS; index++) {
            payloads[index] = ByteBuffer.allocate(GameStateWriter.MAX_PAYLOAD);
            frame.left.location.x += 0.002f;
            frame.right.location.y += 0.002f;
            writer.wrap(payloads[index]);
            writer.write(frame.head);
            writer.write(frame.left);
            writer.write(frame.right);
            payloads[index].flip();
        }
    }

    /** From the payload to the timelines, decoding included. */
    @Benchmark
    public boolean apply() {
        ByteBuffer payload = payloads[(int) (packets++ % PAYLOADS)];
        long timeNs = packets * PACKET_NS;
        int timeMs = (int) (timeNs / 1_000_000);
        // Time1 of the head and of the two hands.
        payload.putShort(3, (short) timeMs);
        payload.putShort(40, (short) timeMs);
        payload.putShort(228, (short) timeMs);
        return world.apply(participant, payload, timeNs, timeNs);
    }

    /** A packet and what a display of 72 Hz shows until the next one: two frames, sometimes three. */
    @Benchmark
    public World applyAndShow() {
        apply();
        for (long untilNs = packets * PACKET_NS + PACKET_NS; frames * FRAME_NS < untilNs; frames++) {
            world.at(frames * FRAME_NS);
        }
        return world;
    }
}
