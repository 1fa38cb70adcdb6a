package dev.highfive.codec.rtp;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Writes down what a reader finds, as tests expect it. */
final class RtcpTranscript implements RtcpHandler {
    final List<String> lines = new ArrayList<>();

    static List<String> of(RtcpReader reader, ByteBuffer compound) {
        RtcpTranscript transcript = new RtcpTranscript();
        if (!reader.read(compound, transcript)) {
            transcript.lines.add("bad");
        }
        return transcript.lines;
    }

    @Override
    public void onSenderReport(SenderReport report) {
        lines.add(String.format(
                "SR %08x ntp %016x rtp %08x packets %d bytes %d",
                report.ssrc, report.ntpTimestamp, report.rtpTimestamp, report.packetCount, report.payloadByteCount));
    }

    @Override
    public void onReceiverReport(int ssrc) {
        lines.add(String.format("RR %08x", ssrc));
    }

    @Override
    public void onReportBlock(int reporterSsrc, ReportBlock block) {
        lines.add(String.format(
                "block %08x on %08x fraction %d lost %d highest %d jitter %d lsr %08x dlsr %d",
                reporterSsrc,
                block.ssrc,
                block.fractionLost,
                block.cumulativeLost,
                block.extendedHighestSequenceNumber,
                block.jitterTicks,
                block.lastSenderReport,
                block.delaySinceLastSenderReport));
    }

    @Override
    public void onSourceItem(SourceItem item) {
        lines.add(String.format("SDES %08x %d %s", item.ssrc(), item.type(), item.text()));
    }

    @Override
    public void onBye(int ssrc) {
        lines.add(String.format("BYE %08x", ssrc));
    }

    @Override
    public void onPictureLossIndication(int senderSsrc, int targetSsrc) {
        lines.add(String.format("PLI %08x to %08x", senderSsrc, targetSsrc));
    }

    @Override
    public void onFullIntraRequest(int senderSsrc, int targetSsrc, int sequenceNumber) {
        lines.add(String.format("FIR %08x to %08x seq %d", senderSsrc, targetSsrc, sequenceNumber));
    }
}
