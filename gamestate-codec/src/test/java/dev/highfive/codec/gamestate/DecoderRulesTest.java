package dev.highfive.codec.gamestate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Hex;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class DecoderRulesTest {
    private static final String ZEROS_30 = "00".repeat(30);
    private static final String HEAD_7 = "01 21 07 0005" + ZEROS_30;
    private static final String HAND_7 = "02 22 07 0005 01" + ZEROS_30;

    private final GameStateReader reader = new GameStateReader(Profile.DRAFT_MD);

    @Test
    void anEmptyPayloadHasNoObjectsAndNoErrors() {
        assertReads("");
        assertEquals(0, reader.errors().total());
    }

    @Test
    void objectsComeInTheOrderOfTheWire() {
        assertReads(HAND_7 + HEAD_7 + HAND_7, "Hand1 7", "Head1 7", "Hand1 7");
    }

    @Test
    void anUnknownObjectIsKeptAsTagAndBytes() {
        reader.read(Hex.buffer("c0 40 00 03 01 02 03"), object -> {
            UnknownObject unknown = (UnknownObject) object;
            assertEquals(16384, unknown.tag);
            assertEquals("[1, 2, 3]", java.util.Arrays.toString(unknown.toByteArray()));
        });
        assertReads("05 00", "UnknownObject with tag 5");
    }

    @Test
    void aBadObjectEndsThePayloadButKeepsWhatWasBeforeIt() {
        assertReads(HEAD_7 + "01 05 07 0005 0000" + HAND_7, "Head1 7", "OBJECT_TOO_SHORT at 35");
        assertEquals(1, reader.errors().of(DecodeError.OBJECT_TOO_SHORT));
        assertEquals(1, reader.errors().total());
    }

    @Test
    void readTellsWhetherAllWasRead() {
        assertTrue(reader.read(Hex.buffer(HEAD_7), object -> {}));
        assertFalse(reader.read(Hex.buffer(HEAD_7 + "00"), object -> {}));
    }

    @Test
    void eachErrorHasItsKind() {
        assertReads("00 01 ff", "ZERO_TAG at 0");
        assertReads("e1 00000000 01 ff", "ZERO_TAG at 0");
        assertReads("e0", "BAD_VAR_INT at 0");
        assertReads("01 e3", "BAD_VAR_INT at 0");
        assertReads("01 01 ff", "BAD_VAR_INT at 0");
        assertReads("00", "TRUNCATED_HEADER at 0");
        assertReads("01", "TRUNCATED_HEADER at 0");
        assertReads("80", "TRUNCATED_HEADER at 0");
        assertReads("05 e1 00", "TRUNCATED_HEADER at 0");
        assertReads("05 02 00", "LENGTH_BEYOND_PAYLOAD at 0");
        assertReads("05 e2 ffffffffffffffff", "LENGTH_BEYOND_PAYLOAD at 0");
        assertReads("05 e2 8000000000000000", "LENGTH_BEYOND_PAYLOAD at 0");
        assertReads("01 00", "EMPTY_OBJECT at 0");
        assertReads("01 02 07 00", "OBJECT_TOO_SHORT at 0");
        assertReads("8080 06 07 8000 05 0000", "COUNT_BEYOND_OBJECT at 0");
    }

    @Test
    void tagsLengthsAndIdsAreAcceptedInLongForms() {
        assertReads("e1 00000001 c00022 8007 0005" + ZEROS_30, "Head1 7");
        assertReads("01 29 e2 0000000000000007 0005" + ZEROS_30, "Head1 7");
    }

    @Test
    void theLiteralTagsOfTheEbnfAreAccepted() {
        assertReads("8001 80b8 07 0005 01" + "00".repeat(180), "Hand2 7");
        assertReads("8003 34 07 0005" + "00".repeat(49), "Object2 7");
    }

    @Test
    void theTagsOfGseAreAcceptedInItsLayout() {
        assertReads("c08001 80b8 07 0005 01" + "00".repeat(180), "Hand2 7");
        assertReads("c08000 05 07 00 00 00 00", "Mesh1 7");
    }

    @Test
    void unknownOptionsAreSkippedAndKnownOnesBehindThemRead() {
        Head1 head = head("05 02 aaaa 8082 02 3800");
        assertTrue(head.hasIpd);
        assertEquals(0.5f, head.ipd);
    }

    @Test
    void aTailThatIsNoWholeOptionIsSkippedInSilence() {
        for (String tail : List.of("ff", "05", "05 03 aa", "8082 02 38", "e1 00")) {
            assertFalse(head(tail).hasIpd);
        }
        assertEquals(0, reader.errors().total());
    }

    @Test
    void aKnownOptionThatIsTooShortIsNotTaken() {
        assertFalse(head("8082 01 38").hasIpd);
    }

    @Test
    void anAbsentOptionIsNotLeftOverFromTheObjectBefore() {
        assertTrue(head("8082 02 3800").hasIpd);
        assertFalse(head("").hasIpd);
    }

    @Test
    void everyByteButZeroIsTrue() {
        reader.read(Hex.buffer("02 22 07 0005 02" + ZEROS_30), object -> assertTrue(((Hand1) object).left));
    }

    @Test
    void theParentOfGseIsTheFirstBareNumberLeftOver() {
        GameStateReader gse = new GameStateReader(Profile.GSE);
        gse.read(Hex.buffer("03 25 01 0005" + "00".repeat(31) + "04 01 09"), object -> {
            assertTrue(((Object1) object).parent.present);
            assertEquals(4, ((Object1) object).parent.id);
        });
        gse.read(
                Hex.buffer("03 23 01 0005" + "00".repeat(31) + "ff"),
                object -> assertFalse(((Object1) object).parent.present));
        assertEquals(0, gse.errors().total());
    }

    @Test
    void theBufferKeepsItsPositionAndMayStartAnywhere() {
        ByteBuffer payload = Hex.buffer("ffff" + HEAD_7 + "ff");
        payload.position(2).limit(37);
        Recorder recorder = new Recorder();
        assertTrue(reader.read(payload, recorder));
        assertEquals(List.of("Head1 7"), recorder.found);
        assertEquals(2, payload.position());
    }

    private Head1 head(String options) {
        int length = 33 + options.replace(" ", "").length() / 2;
        Head1[] found = new Head1[1];
        reader.read(
                Hex.buffer(String.format("01 %02x 07 0005", length) + ZEROS_30 + options),
                object -> found[0] = (Head1) object);
        return found[0];
    }

    private void assertReads(String hex, String... expected) {
        assertEquals(List.of(expected), Recorder.read(reader, hex));
    }
}
