package dev.highfive.codec.rtp;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes again what a reader finds, so that nothing of it can have been lost. */
final class RtcpRewriter implements RtcpHandler {
    private final RtcpWriter writer = new RtcpWriter();
    private int describedSsrc;
    private boolean describing;

    private RtcpRewriter(ByteBuffer target) {
        writer.wrap(target);
    }

    static byte[] rewrite(byte[] compound) {
        ByteBuffer target = ByteBuffer.allocate(8 * compound.length + 100);
        new RtcpReader().read(ByteBuffer.wrap(compound), new RtcpRewriter(target));
        return Arrays.copyOf(target.array(), target.position());
    }

    @Override
    public void onSenderReport(SenderReport report) {
        describing = false;
        writer.senderReport(report);
    }

    @Override
    public void onReceiverReport(int ssrc) {
        describing = false;
        writer.receiverReport(ssrc);
    }

    @Override
    public void onReportBlock(int reporterSsrc, ReportBlock block) {
        writer.reportBlock(block);
    }

    @Override
    public void onSourceItem(SourceItem item) {
        if (!describing || describedSsrc != item.ssrc()) {
            writer.sourceDescription(item.ssrc());
        }
        describing = true;
        describedSsrc = item.ssrc();
        byte[] utf8 = item.text().getBytes(StandardCharsets.UTF_8);
        // Replaced characters take more bytes than what they replace.
        writer.sourceItem(item.type(), item.textIs(utf8) ? utf8 : new byte[0]);
    }

    @Override
    public void onBye(int ssrc) {
        describing = false;
        writer.bye(ssrc);
    }

    @Override
    public void onPictureLossIndication(int senderSsrc, int targetSsrc) {
        describing = false;
        writer.pictureLossIndication(senderSsrc, targetSsrc);
    }

    @Override
    public void onFullIntraRequest(int senderSsrc, int targetSsrc, int sequenceNumber) {
        describing = false;
        writer.fullIntraRequest(senderSsrc, targetSsrc, sequenceNumber);
    }
}
