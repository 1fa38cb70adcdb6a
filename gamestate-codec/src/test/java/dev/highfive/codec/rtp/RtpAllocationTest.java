package dev.highfive.codec.rtp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.highfive.codec.Allocation;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class RtpAllocationTest {
    @Test
    void packetsAreWrittenAndReadWithoutAllocation() {
        ByteBuffer buffer = ByteBuffer.allocate(1200);
        RtpHeader header = new RtpHeader();
        RtpReader rtp = new RtpReader();
        RtcpWriter writer = new RtcpWriter();
        RtcpReader rtcp = new RtcpReader();
        RtcpHandler ignoring = new RtcpHandler() {};
        SenderReport report = new SenderReport();
        ReportBlock block = new ReportBlock();
        byte[] name = {'a', '@', 'b'};
        assertEquals(0, Allocation.of(() -> {
            for (int packet = 0; packet < 1000; packet++) {
                header.write(buffer.clear());
                rtp.read(buffer.flip());
                writer.wrap(buffer.clear())
                        .senderReport(report)
                        .reportBlock(block)
                        .sourceDescription(1)
                        .sourceItem(SourceItem.CNAME, name)
                        .pictureLossIndication(1, 2)
                        .fullIntraRequest(1, 2, 3)
                        .bye(1);
                rtcp.read(buffer.flip(), ignoring);
            }
        }));
        assertEquals(0, rtp.errors().total() + rtcp.errors().total());
    }
}
