package dev.highfive.net.peers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.rtp.ReportBlock;
import dev.highfive.codec.rtp.RtcpWriter;
import dev.highfive.codec.rtp.RtpHeader;
import dev.highfive.codec.rtp.SenderReport;
import dev.highfive.codec.rtp.SourceItem;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Wireshark reads our packets as what they are. */
class TsharkTest {
    private static final int PORT = 5004;
    private static final int SSRC = 0x11223344;

    @TempDir
    Path folder;

    private Tshark tshark;

    @BeforeEach
    void requireTshark() {
        tshark = Tshark.require("TsharkTest");
    }

    @Test
    void rtpIsReadAsWeWroteIt() throws Exception {
        RtpHeader header = new RtpHeader();
        header.payloadType = 98;
        header.sequenceNumber = 65535;
        header.timestamp = 0xFFFF_FFFE;
        header.ssrc = SSRC;
        ByteBuffer packet = ByteBuffer.allocate(100);
        header.write(packet);
        packet.put(new byte[] {1, 2, 3});
        Path capture = capture(packet.flip());
        assertEquals(
                List.of("98\t65535\t4294967294\t0x11223344\t010203"),
                tshark.fields(
                        capture,
                        "rtp",
                        List.of("rtp.p_type", "rtp.seq", "rtp.timestamp", "rtp.ssrc", "rtp.payload"),
                        "-d",
                        "udp.port==" + PORT + ",rtp"));
    }

    @Test
    void aCompoundRtcpPacketIsReadToItsEnd() throws Exception {
        SenderReport report = new SenderReport();
        report.ssrc = SSRC;
        report.ntpTimestamp = 0x83AA_7E80_8000_0000L;
        report.rtpTimestamp = 90_000;
        report.packetCount = 7;
        ReportBlock block = new ReportBlock();
        block.ssrc = 2;
        block.fractionLost = 64;
        block.cumulativeLost = 5;
        block.extendedHighestSequenceNumber = 0x1_0002;
        block.jitterTicks = 33;
        ByteBuffer packet = ByteBuffer.allocate(200);
        new RtcpWriter()
                .wrap(packet)
                .senderReport(report)
                .reportBlock(block)
                .sourceDescription(SSRC)
                .sourceItem(SourceItem.CNAME, "ann@example".getBytes())
                .fullIntraRequest(SSRC, 2, 9)
                .pictureLossIndication(SSRC, 2)
                .bye(SSRC);
        Path capture = capture(packet.flip());
        String[] asRtcp = {"-d", "udp.port==" + PORT + ",rtcp"};
        assertEquals(
                List.of("200,202,206,206,203\t64\t5\t65538\t33\tann@example\t9\t1"),
                tshark.fields(
                        capture,
                        "rtcp",
                        List.of(
                                "rtcp.pt",
                                "rtcp.ssrc.fraction",
                                "rtcp.ssrc.cum_nr",
                                "rtcp.ssrc.ext_high",
                                "rtcp.ssrc.jitter",
                                "rtcp.sdes.text",
                                "rtcp.psfb.fir.fci.csn",
                                "rtcp.length_check"),
                        asRtcp));
        assertTrue(tshark.decode(capture, asRtcp[0], asRtcp[1], "-Y", "_ws.malformed")
                .isEmpty());
    }

    @Test
    void whatIsNoCaptureIsRefusedInItsWords() throws IOException {
        Path file = folder.resolve("no-capture");
        Files.writeString(file, "not a capture");
        IOException refused = assertThrows(IOException.class, () -> tshark.decode(file));
        assertTrue(refused.getMessage().contains("no-capture"), refused.getMessage());
    }

    /** The oldest form, which is a header and then IP packets each behind another. */
    private Path capture(ByteBuffer payload) throws IOException {
        int udpSize = 8 + payload.remaining();
        int ipSize = 20 + udpSize;
        ByteBuffer file = ByteBuffer.allocate(1000);
        int rawIp = 101;
        file.putInt(0xA1B2C3D4)
                .putShort((short) 2)
                .putShort((short) 4)
                .putLong(0)
                .putInt(65535)
                .putInt(rawIp);
        file.putInt(0).putInt(0).putInt(ipSize).putInt(ipSize);
        file.put((byte) 0x45)
                .put((byte) 0)
                .putShort((short) ipSize)
                .putInt(0)
                .put((byte) 64)
                .put((byte) 17)
                .putShort((short) 0)
                .putInt(0x7F000001)
                .putInt(0x7F000001);
        file.putShort((short) PORT)
                .putShort((short) PORT)
                .putShort((short) udpSize)
                .putShort((short) 0);
        file.put(payload).flip();
        Path capture = folder.resolve("capture.pcap");
        byte[] bytes = new byte[file.remaining()];
        file.get(bytes);
        return Files.write(capture, bytes);
    }
}
