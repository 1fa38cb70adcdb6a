package dev.highfive.codec.rtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.highfive.codec.Hex;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class RtcpWriterTest {
    private static final int SSRC = 0xca68219a;

    private final ByteBuffer buffer = ByteBuffer.allocate(1200);
    private final RtcpWriter writer = new RtcpWriter().wrap(buffer);

    @Test
    void aSenderReportIsReadBackWithEverythingBehindIt() {
        SenderReport report = new SenderReport();
        report.ssrc = SSRC;
        report.ntpTimestamp = 0xe000000080000000L;
        report.rtpTimestamp = -1;
        report.packetCount = 0xFFFFFFFFL;
        report.payloadByteCount = 5;
        ReportBlock block = new ReportBlock();
        block.ssrc = 7;
        block.fractionLost = 255;
        block.cumulativeLost = -3;
        block.extendedHighestSequenceNumber = 0xFFFFFFFFL;
        block.jitterTicks = 0x80000000L;
        block.lastSenderReport = 0x89abcdef;
        block.delaySinceLastSenderReport = 65536;
        writer.senderReport(report)
                .reportBlock(block)
                .sourceDescription(SSRC)
                .sourceItem(SourceItem.CNAME, utf8("a@b"))
                .sourceItem(SourceItem.NAME, utf8("Zoë"))
                .pictureLossIndication(SSRC, 7)
                .fullIntraRequest(SSRC, 8, 200)
                .bye(SSRC);
        assertFinds(
                "SR ca68219a ntp e000000080000000 rtp ffffffff packets 4294967295 bytes 5",
                "block ca68219a on 00000007 fraction 255 lost -3 highest 4294967295 jitter 2147483648"
                        + " lsr 89abcdef dlsr 65536",
                "SDES ca68219a 1 a@b",
                "SDES ca68219a 2 Zoë",
                "PLI ca68219a to 00000007",
                "FIR ca68219a to 00000008 seq 200",
                "BYE ca68219a");
    }

    @Test
    void moreLossThanFitsIsClampedAndDoesNotTurnNegative() {
        ReportBlock block = new ReportBlock();
        block.cumulativeLost = 0x1000000;
        writer.receiverReport(SSRC).reportBlock(block);
        block.cumulativeLost = -0x1000000;
        writer.reportBlock(block);
        assertFinds(
                "RR ca68219a",
                "block ca68219a on 00000000 fraction 0 lost 8388607 highest 0 jitter 0 lsr 00000000 dlsr 0",
                "block ca68219a on 00000000 fraction 0 lost -8388608 highest 0 jitter 0 lsr 00000000 dlsr 0");
    }

    @Test
    void theThirtySecondBlockOpensAnotherReport() {
        writer.receiverReport(SSRC);
        for (int index = 0; index < 32; index++) {
            writer.reportBlock(new ReportBlock());
        }
        List<String> found = found();
        assertEquals(2, found.stream().filter("RR ca68219a"::equals).count());
        assertEquals(
                32,
                found.stream().filter(line -> line.startsWith("block ca68219a")).count());
    }

    @Test
    void itemsOfEveryLengthEndWithAZeroAndFillTheirWord() {
        Arrays.fill(buffer.array(), (byte) 0xFF);
        for (int length = 0; length < 256; length++) {
            buffer.clear();
            String text = "x".repeat(length);
            writer.wrap(buffer).receiverReport(SSRC).sourceDescription(SSRC).sourceItem(SourceItem.TOOL, utf8(text));
            assertEquals(0, buffer.get(buffer.position() - 1));
            assertFinds("RR ca68219a", "SDES ca68219a 6 " + text);
        }
        assertThrows(IllegalArgumentException.class, () -> writer.sourceItem(SourceItem.TOOL, new byte[256]));
    }

    @Test
    void whatHasNoRoomLeavesTheBufferAsItWas() {
        buffer.limit(20);
        writer.wrap(buffer).receiverReport(SSRC).sourceDescription(SSRC);
        assertEquals(0, writer.space());
        String before = Hex.written(buffer);
        assertThrows(BufferOverflowException.class, () -> writer.sourceItem(SourceItem.CNAME, utf8("ab")));
        assertThrows(BufferOverflowException.class, () -> writer.bye(SSRC));
        assertEquals(before, Hex.written(buffer));
        writer.sourceItem(SourceItem.CNAME, utf8("a"));
        assertFinds("RR ca68219a", "SDES ca68219a 1 a");
    }

    @Test
    void blocksAndItemsOutOfPlaceAreRefused() {
        assertThrows(IllegalStateException.class, () -> writer.reportBlock(new ReportBlock()));
        writer.receiverReport(SSRC).bye(SSRC);
        assertThrows(IllegalStateException.class, () -> writer.reportBlock(new ReportBlock()));
        assertThrows(IllegalStateException.class, () -> writer.sourceItem(SourceItem.NAME, utf8("a")));
    }

    private void assertFinds(String... lines) {
        assertEquals(List.of(lines), found());
    }

    private List<String> found() {
        return RtcpTranscript.of(new RtcpReader(), buffer.duplicate().flip());
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
