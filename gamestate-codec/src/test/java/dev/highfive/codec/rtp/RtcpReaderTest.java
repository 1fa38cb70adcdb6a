package dev.highfive.codec.rtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Hex;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class RtcpReaderTest {
    private static final String RR = "80c90001 ca68219a";
    private static final String RR_FOUND = "RR ca68219a";
    private static final String BLOCK = "11223344 0efffffe 0001000a 00000016 c2e9674f 0000ee59";

    private final RtcpReader reader = new RtcpReader();

    @Test
    void aSenderReportIsReadWithItsBlocks() {
        assertFinds(
                "81c8000c 00000001 e0000000 80000000 00015f90 ffffffff 00000400" + BLOCK,
                "SR 00000001 ntp e000000080000000 rtp 00015f90 packets 4294967295 bytes 1024",
                "block 00000001 on 11223344 fraction 14 lost -2 highest 65546 jitter 22 lsr c2e9674f dlsr 61017");
    }

    @Test
    void whatFollowsTheBlocksOfAReportIsPassedOver() {
        assertFinds("80c90003 ca68219a 01020304 05060708" + "80cb0000", RR_FOUND);
    }

    @Test
    void unknownPacketsAndUnknownFeedbackArePassedOver() {
        assertFinds(
                RR + "80cc0002 ca68219a 61626364" + "81cd0003 ca68219a 11223344 00010000" + "8fce0002 ca68219a 00000000"
                        + "80ff0000" + "81cb0001 ca68219a",
                RR_FOUND,
                "BYE ca68219a");
    }

    @Test
    void everySourceOfADescriptionIsReadWithItsItems() {
        assertFinds(
                RR + "82ca0006 00000001 0102c3a9 0200 0000" + "00000002 01026162 00000000",
                RR_FOUND,
                "SDES 00000001 1 é",
                "SDES 00000001 2 ",
                "SDES 00000002 1 ab");
    }

    @Test
    void anItemIsComparedByItsWholeText() {
        reader.read(Hex.buffer(RR + "81ca0003 00000001 01026162 00000000"), new RtcpHandler() {
            @Override
            public void onSourceItem(SourceItem item) {
                assertEquals(SourceItem.CNAME, item.type());
                assertTrue(item.textIs(new byte[] {'a', 'b'}));
                assertFalse(item.textIs(new byte[] {'a', 'c'}));
                assertFalse(item.textIs(new byte[] {'a'}));
                assertFalse(item.textIs(new byte[] {'a', 'b', 0}));
            }
        });
        assertEquals(0, reader.errors().total());
    }

    @Test
    void everySourceThatLeavesIsTold() {
        assertFinds(RR + "82cb0003 00000001 00000002 03627965", RR_FOUND, "BYE 00000001", "BYE 00000002");
        assertFinds(RR + "80cb0000", RR_FOUND);
    }

    @Test
    void everyFullIntraRequestIsTold() {
        assertFinds(
                RR + "84ce0006 ca68219a 00000000 11223344 ff000000 55667788 00ffffff",
                RR_FOUND,
                "FIR ca68219a to 11223344 seq 255",
                "FIR ca68219a to 55667788 seq 0");
    }

    @Test
    void paddingOfTheLastPacketIsStripped() {
        assertFinds(RR + "a1cb0003 00000001 00000000 00000008", RR_FOUND, "BYE 00000001");
    }

    @Test
    void nothingIsToldOfACompoundThatFailsTheChecksOfTheRfc() {
        assertFails(RtcpError.TOO_SHORT, "");
        assertFails(RtcpError.TOO_SHORT, "80c90000");
        assertFails(RtcpError.WRONG_VERSION, RR + "40cb0001 00000001");
        assertFails(RtcpError.REPORT_NOT_FIRST, "81cb0001 00000001" + RR);
        assertFails(RtcpError.REPORT_NOT_FIRST, "84ce0004 ca68219a 00000000 11223344 01000000");
        assertFails(RtcpError.LENGTHS_DISAGREE, "80c90002 ca68219a");
        assertFails(RtcpError.LENGTHS_DISAGREE, RR + "81cbffff 00000001");
        assertFails(RtcpError.LENGTHS_DISAGREE, RR + "81cb");
        assertFails(RtcpError.PADDING_NOT_LAST, RR + "a1cb0002 00000001 00000004" + RR);
        assertFails(RtcpError.PADDING_NOT_LAST, "a0c90002 ca68219a 00000004");
        assertEquals(10, reader.errors().total());
    }

    @Test
    void aPacketThatIsBadInsideEndsTheReadingButKeepsWhatWasBeforeIt() {
        String bye = "81cb0001 00000001";
        assertFails(RtcpError.REPORT_TOO_SHORT, RR + "80c80005" + "00".repeat(20) + bye, RR_FOUND);
        assertFails(RtcpError.REPORT_TOO_SHORT, RR + "82c90007 ca68219a" + BLOCK + bye, RR_FOUND);
        assertFails(RtcpError.REPORT_TOO_SHORT, RR + "80c90000" + bye, RR_FOUND);
        assertFails(RtcpError.DESCRIPTION_TOO_SHORT, RR + "81ca0000" + bye, RR_FOUND);
        assertFails(RtcpError.DESCRIPTION_TOO_SHORT, RR + "81ca0001 00000001" + bye, RR_FOUND);
        assertFails(RtcpError.DESCRIPTION_TOO_SHORT, RR + "81ca0002 00000001 01026162" + bye, RR_FOUND);
        assertFails(RtcpError.DESCRIPTION_TOO_SHORT, RR + "81ca0002 00000001 01ff6162" + bye, RR_FOUND);
        assertFails(
                RtcpError.DESCRIPTION_TOO_SHORT,
                RR + "81ca0002 00000001 01016101" + bye,
                RR_FOUND,
                "SDES 00000001 1 a");
        assertFails(RtcpError.BYE_TOO_SHORT, RR + "82cb0001 00000001" + bye, RR_FOUND);
        assertFails(RtcpError.BYE_TOO_SHORT, RR + "81cb0002 00000001 04627965" + bye, RR_FOUND);
        assertFails(RtcpError.BAD_FEEDBACK, RR + "81ce0001 ca68219a" + bye, RR_FOUND);
        assertFails(RtcpError.BAD_FEEDBACK, RR + "84ce0002 ca68219a 00000000" + bye, RR_FOUND);
        assertFails(RtcpError.BAD_FEEDBACK, RR + "84ce0003 ca68219a 00000000 11223344" + bye, RR_FOUND);
        assertFails(RtcpError.BAD_PADDING, RR + "a1cb0001 00000000", RR_FOUND);
        assertFails(RtcpError.BAD_PADDING, RR + "a1cb0001 00000008", RR_FOUND);
        assertFails(RtcpError.BAD_PADDING, RR + "a1cb0002 00000001 00000003", RR_FOUND);
        assertEquals(16, reader.errors().total());
    }

    @Test
    void theBufferIsReadFromItsPositionToItsLimitAndLeftAsItIs() {
        ByteBuffer buffer = Hex.buffer("ffff" + RR + "ffff").position(2).limit(10);
        assertEquals(List.of(RR_FOUND), RtcpTranscript.of(reader, buffer));
        assertEquals(2, buffer.position());
        assertEquals(10, buffer.limit());
    }

    private void assertFinds(String compound, String... found) {
        assertEquals(List.of(found), RtcpTranscript.of(reader, Hex.buffer(compound)));
    }

    private void assertFails(RtcpError error, String compound, String... foundBefore) {
        long before = reader.errors().of(error);
        List<String> found = RtcpTranscript.of(reader, Hex.buffer(compound));
        assertEquals(List.of(foundBefore), found.subList(0, found.size() - 1));
        assertEquals("bad", found.get(found.size() - 1));
        assertEquals(before + 1, reader.errors().of(error));
    }
}
