package dev.highfive.world;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.highfive.codec.gamestate.GameStateReader;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.codec.gamestate.Rotation;
import java.nio.ByteBuffer;

/**
 * Hostile payloads, in every profile and sync mode: nothing is thrown, bounds hold, and all that is shown is
 * a number. Without JAZZER_FUZZ=1 in the environment the kept seeds are run and nothing else.
 */
class WorldFuzzTest {
    private static final int MAX_OBJECTS = 8;
    private static final long STEP_NS = 14_000_000;

    @FuzzTest
    void worldApply(byte[] bytes) {
        for (Profile profile : Profile.values()) {
            assertSurvives(bytes, profile, SyncMode.immediate());
            assertSurvives(bytes, profile, SyncMode.adaptiveDelay());
            assertSurvives(bytes, profile, SyncMode.rollback());
        }
    }

    /** Every byte that says so begins another payload, at another time. */
    private static void assertSurvives(byte[] bytes, Profile profile, SyncMode sync) {
        World world = new World(
                new WorldOptions().sync(sync).maxObjectsEach(MAX_OBJECTS).maxMeshBytes(4000));
        Participant from = world.join(1, "", "", 0);
        GameStateReader reader = new GameStateReader(profile);
        long timeNs = 0;
        int start = 0;
        for (int at = 0; at <= bytes.length; at++) {
            if (at == bytes.length || bytes[at] == (byte) 0xEE) {
                long packetTimeNs = timeNs - at % 40 * 18_000_000L;
                world.begin(from, packetTimeNs, timeNs);
                reader.read(ByteBuffer.wrap(bytes, start, at - start), world::take);
                timeNs += STEP_NS;
                world.at(timeNs);
                start = Math.min(at + 1, bytes.length);
            }
        }
        world.at(timeNs + STEP_NS);
        world.fingerprint();
        assertShown(from);
    }

    private static void assertShown(Participant participant) {
        assertTrue(participant.objectCount() <= MAX_OBJECTS);
        assertFinite(participant.head().shown().location);
        assertFinite(participant.head().shown().rotation.now);
        for (boolean left : new boolean[] {true, false}) {
            WorldHand hand = participant.hand(left);
            assertFinite(hand.shown().location);
            assertFinite(hand.shown().rotation.now);
            for (float joint : hand.shown().joints) {
                assertTrue(Math.abs(joint) < 20, "joint at " + joint);
            }
        }
        for (int index = 0; index < participant.objectCount(); index++) {
            if (participant.object(index) instanceof WorldThing thing) {
                assertFinite(thing.shown().location);
                assertFinite(thing.shown().rotation.now);
                assertFinite(thing.shown().scale);
            }
        }
    }

    private static void assertFinite(MovingVector vector) {
        assertTrue(
                Math.abs(vector.x) < 20_000 && Math.abs(vector.y) < 20_000 && Math.abs(vector.z) < 20_000,
                vector.x + " " + vector.y + " " + vector.z);
    }

    private static void assertFinite(Rotation rotation) {
        float squared = rotation.i * rotation.i + rotation.j * rotation.j + rotation.k * rotation.k;
        assertTrue(squared < 1.001f, "rotation of length " + squared);
    }
}
