package dev.highfive.codec.gamestate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.ByteBuffer;

/**
 * Hostile payloads, one target for each decoder. Without JAZZER_FUZZ=1 in the environment the kept seeds are
 * run and nothing else.
 */
class GameStateFuzzTest {
    @FuzzTest
    void draftMd(byte[] bytes) {
        assertHarmless(Profile.DRAFT_MD, bytes);
    }

    @FuzzTest
    void draftTxt(byte[] bytes) {
        assertHarmless(Profile.DRAFT_TXT, bytes);
    }

    @FuzzTest
    void gse(byte[] bytes) {
        assertHarmless(Profile.GSE, bytes);
    }

    /** The primitives, in an order that the bytes choose, as an application's own decoder might. */
    @FuzzTest
    void primitives(byte[] bytes) {
        FieldReader in = new FieldReader(Profile.DRAFT_MD).wrap(ByteBuffer.wrap(bytes));
        float[] halves = new float[8];
        int steps = 0;
        while (in.ok() && in.remaining() > 0 && steps++ < bytes.length) {
            switch (in.uint8() % 10) {
                case 0 -> in.varUInt();
                case 1 -> in.varInt();
                case 2 -> assertTrue(in.string().length() <= bytes.length);
                case 3 -> assertTrue(in.blob().length <= bytes.length);
                case 4 -> assertTrue(in.count(3) <= bytes.length / 3);
                case 5 -> in.nextOption();
                case 6 -> in.float16s(halves, halves.length);
                case 7 -> in.pose(new MovingVector(), new TurningRotation());
                case 8 -> in.float64();
                default -> in.uint32();
            }
            assertTrue(in.remaining() >= 0);
            assertTrue(in.position() <= bytes.length);
        }
    }

    private static void assertHarmless(Profile profile, byte[] bytes) {
        GameStateReader reader = new GameStateReader(profile);
        boolean complete = reader.read(ByteBuffer.wrap(bytes), object -> {});
        assertEquals(complete ? 0 : 1, reader.errors().total());
        byte[] once = Reencoder.reencode(profile, bytes);
        assertArrayEquals(once, Reencoder.reencode(profile, once));
    }
}
