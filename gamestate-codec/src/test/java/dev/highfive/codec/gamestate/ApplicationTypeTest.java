package dev.highfive.codec.gamestate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.highfive.codec.Hex;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class ApplicationTypeTest {
    private static final ObjectType<Score> SCORE = new ScoreType(16_384);

    @Test
    void anApplicationsOwnObjectGoesThereAndBack() {
        ByteBuffer buffer = ByteBuffer.allocate(100);
        Score sent = new Score();
        sent.id = 3;
        sent.points = -100;
        new GameStateWriter(Profile.GSE).wrap(buffer).write(sent);
        assertEquals("c04000 03 03 bf9c".replace(" ", ""), Hex.written(buffer));
        GameStateReader reader = new GameStateReader(Profile.GSE, SCORE);
        reader.read(buffer.flip(), object -> assertEquals(-100, ((Score) object).points));
    }

    @Test
    void whatTheApplicationRejectsIsCountedAndDropped() {
        GameStateReader reader = new GameStateReader(Profile.DRAFT_MD, SCORE);
        assertEquals(List.of("REJECTED at 0"), Recorder.read(reader, "c04000 02 03 00"));
        assertEquals(List.of("OBJECT_TOO_SHORT at 0"), Recorder.read(reader, "c04000 01 03"));
    }

    @Test
    void tagsThatAreTakenOrTooLargeAreRefused() {
        for (long tag : new long[] {-1, 0, 1, 4, 128, 136, 0x8000, 0x8002, 2_097_152}) {
            assertThrows(IllegalArgumentException.class, () -> new ScoreType(tag), () -> "tag " + tag);
        }
        new ScoreType(5);
        new ScoreType(137);
        new ScoreType(2_097_151);
    }

    @Test
    void twoTypesCannotShareATag() {
        var refused = assertThrows(
                IllegalArgumentException.class,
                () -> new GameStateReader(Profile.DRAFT_MD, SCORE, new ScoreType(16_384)));
        assertEquals("Tag 16384 of Score is the tag of Score too.", refused.getMessage());
    }

    @Test
    void typesAreFoundAmongMany() {
        GameStateReader reader = new GameStateReader(
                Profile.DRAFT_MD, new ScoreType(20_000), new ScoreType(5), new ScoreType(16_384), new ScoreType(255));
        for (String tag : List.of("05", "80ff", "c04000", "c04e20")) {
            assertEquals(List.of("Score 7"), Recorder.read(reader, tag + "02 07 01"));
        }
        assertEquals(List.of("UnknownObject with tag 19999"), Recorder.read(reader, "c04e1f 02 07 01"));
    }

    @Test
    void aTypeThatWritesMoreThanItsSizeIsFoundOut() {
        Score liar = new Score() {
            @Override
            public ObjectType<Score> type() {
                return new ScoreType(16_384) {
                    @Override
                    protected int size(Score score, FieldWriter out, Profile profile) {
                        return 5;
                    }
                };
            }
        };
        GameStateWriter writer = new GameStateWriter(Profile.GSE).wrap(ByteBuffer.allocate(100));
        assertThrows(IllegalStateException.class, () -> writer.write(liar));
    }

    private static class Score extends GameObject {
        long points;

        @Override
        public ObjectType<Score> type() {
            return SCORE;
        }

        @Override
        public void describe(FieldVisitor fields, Profile profile) {
            points = fields.varInt("points", points);
        }
    }

    private static class ScoreType extends ObjectType<Score> {
        ScoreType(long tag) {
            super("Score", Score::new, tag);
        }

        @Override
        protected void read(Score score, FieldReader in, Profile profile) {
            super.read(score, in, profile);
            if (score.points == 0) {
                in.reject();
            }
        }
    }
}
