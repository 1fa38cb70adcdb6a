package dev.highfive.net.peers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.rtp.ReportBlock;
import dev.highfive.codec.rtp.RtcpHandler;
import dev.highfive.codec.rtp.RtcpReader;
import dev.highfive.codec.rtp.RtcpWriter;
import dev.highfive.codec.rtp.RtpHeader;
import dev.highfive.codec.rtp.SenderReport;
import dev.highfive.codec.rtp.SourceItem;
import dev.highfive.net.Clock;
import dev.highfive.net.rtp.FullStateAnswers;
import dev.highfive.net.rtp.PeerClock;
import dev.highfive.net.rtp.RtpSource;
import dev.highfive.net.rtp.WireClock;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What we count and ask is what GStreamer counts and asks. */
class GStreamerTest implements RtcpHandler {
    private static final int SSRC = 0x11223344;
    private static final int FIRST = 65_000;
    private static final long PATIENCE_NS = TimeUnit.SECONDS.toNanos(60);

    private final Clock clock = Clock.SYSTEM;
    private final WireClock ourTime = new WireClock(clock, 0x7FFF_0000);
    private final PeerClock peerClock = new PeerClock(ourTime);
    private final RtpSource ourCount = new RtpSource(SSRC, RtpSource.AUTHENTICATED);
    private final FullStateAnswers answers = new FullStateAnswers(0);
    private final RtpHeader header = new RtpHeader();
    private final ByteBuffer packet = ByteBuffer.allocate(1500);
    private final RtcpReader reader = new RtcpReader();
    private final ReportBlock ours = new ReportBlock();
    private DatagramChannel channel;
    private ReportBlock theirs;
    private String theirCname;

    @BeforeEach
    void open() throws IOException {
        channel = DatagramChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        channel.configureBlocking(false);
        header.payloadType = 98;
        header.ssrc = SSRC;
    }

    @AfterEach
    void close() throws IOException {
        channel.close();
    }

    @Test
    void itsReportAgreesWithOurCountOfTheSameStream() throws Exception {
        try (GStreamerReceiver receiver = GStreamerReceiver.start("GStreamerTest", port(), false)) {
            int last = 0;
            for (int index = 0; index < 1000; index++) {
                // One of ten lost, and an unevenness far beyond what this machine adds by itself.
                if (index % 10 != 5) {
                    receiver.awaitItsReading();
                    sendRtp(receiver.address(), index, index % 2 * 36_000);
                    last = FIRST + index;
                }
                if (index == 500) {
                    sendReport(receiver.address());
                }
                Thread.sleep(1);
                receive();
            }
            ourCount.report(ours, clock.nanoTime());
            long begin = clock.nanoTime();
            while (theirs == null || theirs.extendedHighestSequenceNumber != last) {
                assertTrue(clock.nanoTime() - begin < PATIENCE_NS, "no report of the whole stream");
                Thread.sleep(10);
                receive();
            }
        }
        assertEquals(ours.extendedHighestSequenceNumber, theirs.extendedHighestSequenceNumber);
        assertEquals(100, ours.cumulativeLost);
        assertEquals(100, theirs.cumulativeLost);
        assertEquals(1, (double) theirs.jitterTicks / ours.jitterTicks, 0.2);
        assertNotEquals(0, theirs.lastSenderReport);
        assertTrue(peerClock.roundTripNs() >= 0);
        assertNotNull(theirCname);
        assertEquals(0, reader.errors().total());
    }

    @Test
    void itsRequestForFullStateIsUnderstood() throws Exception {
        try (GStreamerReceiver receiver = GStreamerReceiver.start("GStreamerTest", port(), true)) {
            long begin = clock.nanoTime();
            for (int index = 0; !answers.isWanted(); index++) {
                assertTrue(clock.nanoTime() - begin < PATIENCE_NS, "no request");
                if (index % 50 != 49) {
                    sendRtp(receiver.address(), index, 0);
                }
                Thread.sleep(5);
                receive();
            }
        }
        assertTrue(answers.poll(clock.nanoTime()));
        assertEquals(0, reader.errors().total());
    }

    @Override
    public void onReceiverReport(int ssrc) {
        peerClock.onReceiverReport();
    }

    @Override
    public void onReportBlock(int reporterSsrc, ReportBlock block) {
        theirs = new ReportBlock();
        theirs.extendedHighestSequenceNumber = block.extendedHighestSequenceNumber;
        theirs.cumulativeLost = block.cumulativeLost;
        theirs.jitterTicks = block.jitterTicks;
        theirs.lastSenderReport = block.lastSenderReport;
        peerClock.onReportBlock(block, clock.nanoTime());
    }

    @Override
    public void onSourceItem(SourceItem item) {
        theirCname = item.type() == SourceItem.CNAME ? item.text() : theirCname;
    }

    @Override
    public void onFullIntraRequest(int senderSsrc, int targetSsrc, int sequenceNumber) {
        assertEquals(SSRC, targetSsrc);
        answers.onFullIntraRequest(senderSsrc, sequenceNumber, clock.nanoTime());
    }

    private int port() throws IOException {
        return ((InetSocketAddress) channel.getLocalAddress()).getPort();
    }

    private void sendRtp(SocketAddress to, int index, int unevennessTicks) throws IOException {
        long nowNs = clock.nanoTime();
        header.sequenceNumber = FIRST + index & 0xFFFF;
        header.timestamp = ourTime.rtpAt(nowNs) + unevennessTicks;
        packet.clear();
        header.write(packet);
        // What every packet of VP8 begins with.
        packet.put((byte) 0x10).put(new byte[100]).flip();
        channel.send(packet, to);
        ourCount.onPacket(header.sequenceNumber, header.timestamp, nowNs);
    }

    private void sendReport(SocketAddress to) throws IOException {
        SenderReport report = new SenderReport();
        report.ssrc = SSRC;
        report.ntpTimestamp = ourTime.ntpAt(clock.nanoTime());
        report.rtpTimestamp = ourTime.rtpAt(clock.nanoTime());
        packet.clear();
        new RtcpWriter()
                .wrap(packet)
                .senderReport(report)
                .sourceDescription(SSRC)
                .sourceItem(SourceItem.CNAME, "test@example".getBytes());
        packet.flip();
        channel.send(packet, to);
    }

    private void receive() throws IOException {
        packet.clear();
        while (channel.receive(packet) != null) {
            assertTrue(reader.read(packet.flip(), this));
            packet.clear();
        }
    }
}
