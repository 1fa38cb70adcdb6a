package dev.highfive.session;

import dev.highfive.codec.rtp.ReportBlock;
import dev.highfive.codec.rtp.RtcpHandler;
import dev.highfive.codec.rtp.RtcpReader;
import dev.highfive.codec.rtp.RtcpWriter;
import dev.highfive.codec.rtp.SenderReport;
import dev.highfive.codec.rtp.SourceItem;
import dev.highfive.net.capture.PacketCapture;
import dev.highfive.net.rtp.FullStateAnswers;
import dev.highfive.net.rtp.RtcpSchedule;
import dev.highfive.net.rtp.RtcpTiming;
import dev.highfive.net.transport.Transport;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/**
 * RTCP: says what was received from whom, asks for what is missing, and hears the same from the others. A
 * participant speaks for itself only: what a packet says of someone else's stream than its sender's is ignored,
 * so nobody can say goodbye for another.
 */
final class RtcpSession implements RtcpHandler {
    /** For 64 participants at 30 packets a second; small groups are held back by the report interval instead. */
    private static final double BYTES_PER_SECOND = RtcpTiming.SHARE * 64 * 30 * 470;

    private static final long REPORT_INTERVAL_NS = 250_000_000L;
    private static final int FIRST_SIZE = 120;
    /** So many blocks as leave room for the rest below 1200 bytes. */
    private static final int MAX_BLOCKS = 28;

    private static final long MIN_ANSWER_GAP_NS = 50_000_000L;
    private static final long GUESSED_ROUND_TRIP_NS = 100_000_000L;

    private final Route route;
    private final Peers peers;
    private final Admission admission;
    private final OwnStreams own;
    private final Drops drops;
    private final PacketCapture capture;
    private final StateSender sender;
    private final RtcpSchedule schedule;
    private final FullStateAnswers answers = new FullStateAnswers(MIN_ANSWER_GAP_NS);
    private final RtcpReader reader = new RtcpReader();
    private final RtcpWriter writer = new RtcpWriter();
    private final SenderReport report = new SenderReport();
    private final ReportBlock block = new ReportBlock();
    private final ByteBuffer packet = ByteBuffer.allocate(Transport.MAX_DATAGRAM);
    private final byte[] cname;
    private final byte[] name;
    private int firstReported;
    private long answered;

    @SuppressWarnings("NullAway.Init") // set before a packet is read
    private Peer from;

    private boolean saidBye;
    private long arrivalNs;

    RtcpSession(
            Route route,
            Peers peers,
            Admission admission,
            OwnStreams own,
            Drops drops,
            PacketCapture capture,
            StateSender sender,
            String cname,
            String name,
            Random random,
            long nowNs) {
        this.route = route;
        this.peers = peers;
        this.admission = admission;
        this.own = own;
        this.drops = drops;
        this.capture = capture;
        this.sender = sender;
        this.cname = cname.getBytes(StandardCharsets.UTF_8);
        this.name = name.getBytes(StandardCharsets.UTF_8);
        schedule = new RtcpSchedule(
                route.rtcpTiming(BYTES_PER_SECOND).withReportIntervalNs(REPORT_INTERVAL_NS), random, FIRST_SIZE, nowNs);
    }

    /** Someone is new: they get all that we have, and are asked for all that they have. */
    void onNewcomer(Peer peer, long nowNs) {
        sender.sendEverything();
        for (int index = 0; index < peer.streamCount(); index++) {
            peer.stream(index).request.want(nowNs);
        }
        countMembers(nowNs);
    }

    void countMembers(long nowNs) {
        int senders = own.state().hasSent() ? 1 : 0;
        int present = 1;
        long timeoutNs = schedule.senderTimeoutNs();
        for (int index = 0; index < peers.count(); index++) {
            Peer peer = peers.get(index);
            present += peer.present ? 1 : 0;
            senders += peer.present && peer.hasSentSince(nowNs - timeoutNs) ? 1 : 0;
        }
        schedule.onMembers(present, senders, own.state().hasSent(), nowNs);
    }

    /** Reads an authentic packet of a peer. */
    void onPacket(Peer peer, ByteBuffer datagram, long nowNs) {
        from = peer;
        arrivalNs = nowNs;
        saidBye = false;
        schedule.onReceived(datagram.remaining());
        if (!reader.read(datagram, this)) {
            drops.increment(Drop.MALFORMED_RTCP);
        }
        if (saidBye) {
            schedule.onByeReceived();
            answers.forget(peer.state().ssrc);
            admission.farewell(peer, nowNs);
            countMembers(nowNs);
        }
    }

    @Override
    public void onSenderReport(SenderReport received) {
        Stream stream = from.streamOf(received.ssrc);
        if (stream != null) {
            stream.source.onSenderReport(received, arrivalNs);
            stream.clock.onSenderReport(received);
        }
    }

    @Override
    public void onReceiverReport(int ssrc) {
        Stream stream = from.streamOf(ssrc);
        if (stream != null) {
            stream.clock.onReceiverReport();
        }
    }

    @Override
    public void onReportBlock(int reporterSsrc, ReportBlock received) {
        Stream reporter = from.streamOf(reporterSsrc);
        if (reporter != null && received.ssrc == own.state().ssrc()) {
            reporter.clock.onReportBlock(received, arrivalNs);
            from.reportsLoss(received.fractionLost);
            sender.onLoss(mostLost());
        }
    }

    private double mostLost() {
        double most = 0;
        for (int index = 0; index < peers.count(); index++) {
            Peer peer = peers.get(index);
            most = Math.max(most, peer.present ? peer.lossOfOurs : 0);
        }
        return most;
    }

    @Override
    public void onSourceItem(SourceItem item) {
        // Whoever introduces themselves has said their name already.
        if (from.cookie == 0
                && from.streamOf(item.ssrc()) != null
                && item.type() == SourceItem.NAME
                && !item.textIs(from.name.getBytes(StandardCharsets.UTF_8))) {
            from.name = ForeignText.clean(item.text());
            admission.announce(from, arrivalNs);
        }
    }

    @Override
    public void onBye(int ssrc) {
        saidBye |= ssrc == from.state().ssrc;
    }

    @Override
    public void onPictureLossIndication(int senderSsrc, int targetSsrc) {
        if (from.streamOf(senderSsrc) != null && targetSsrc == own.state().ssrc()) {
            answers.onPictureLossIndication();
        }
    }

    @Override
    public void onFullIntraRequest(int senderSsrc, int targetSsrc, int sequenceNumber) {
        if (from.streamOf(senderSsrc) != null && targetSsrc == own.state().ssrc()) {
            answers.onFullIntraRequest(senderSsrc, sequenceNumber, arrivalNs);
        }
    }

    /** How often others asked for everything. */
    long fullStateRequests() {
        return answers.requests();
    }

    /** How often they got it. */
    long fullStatesSent() {
        return answered;
    }

    /** Sends what is due. @return the nanoseconds until there may be more */
    long poll(long nowNs) {
        if (answers.poll(nowNs)) {
            answered++;
            sender.sendEverything();
        }
        for (int index = 0; index < peers.streamCount(); index++) {
            Stream stream = peers.stream(index);
            boolean asks = stream.request.isOpen() && nowNs - stream.request.nextNs() >= 0;
            if (stream.peer.present && (asks || stream.loss.isDue(nowNs))) {
                schedule.wantFeedback(route.isOverheard(), nowNs);
            }
        }
        RtcpSchedule.Due due = schedule.poll(nowNs);
        if (due != RtcpSchedule.Due.NOTHING) {
            send(false, nowNs);
        }
        long nextInNs = schedule.nextTimeNs() - nowNs;
        return answers.isWanted() ? Math.min(nextInNs, answers.dueNs(nowNs) - nowNs) : nextInNs;
    }

    /** Says goodbye, at once and to all, since this participant is about to be gone. */
    void leave(long nowNs) {
        send(true, nowNs);
    }

    private void send(boolean bye, long nowNs) {
        // ByteBuffer's own clear() and flip() are newer than Android 10.
        ((Buffer) packet).clear();
        writer.wrap(packet);
        int ownSsrc = own.state().ssrc();
        // Also where nothing was sent: who only looks on has to find out about clocks and round trips as well.
        own.state().fill(report, nowNs);
        writer.senderReport(report);
        addBlocks(nowNs);
        for (int index = 1; index < own.count(); index++) {
            own.get(index).fill(report, nowNs);
            writer.senderReport(report);
        }
        writer.sourceDescription(ownSsrc).sourceItem(SourceItem.CNAME, cname).sourceItem(SourceItem.NAME, name);
        addRequests(ownSsrc, nowNs);
        if (bye) {
            writer.bye(ownSsrc);
        }
        ((Buffer) packet).flip();
        schedule.onSent(packet.remaining(), nowNs);
        capture.sentOpen(packet, route.someone(), nowNs);
        own.state().protectRtcp(packet);
        route.sendToAll(packet, nowNs);
    }

    /** Those who were heard of since the last time; in a large session they take turns. */
    private void addBlocks(long nowNs) {
        int count = peers.streamCount();
        int blocks = 0;
        int looked = 0;
        for (; looked < count && blocks < MAX_BLOCKS; looked++) {
            Stream stream = peers.stream((firstReported + looked) % count);
            if (stream.source.hasNews()) {
                stream.source.report(block, nowNs);
                writer.reportBlock(block);
                blocks++;
            }
        }
        firstReported = count == 0 ? 0 : (firstReported + looked) % count;
    }

    private void addRequests(int ownSsrc, long nowNs) {
        for (int index = 0; index < peers.streamCount() && writer.space() > 300; index++) {
            Stream stream = peers.stream(index);
            long measuredNs = stream.peer.state().clock.roundTripNs();
            long roundTripNs = measuredNs < 0 ? GUESSED_ROUND_TRIP_NS : measuredNs;
            if (stream.peer.present && stream.request.poll(roundTripNs, nowNs)) {
                writer.fullIntraRequest(ownSsrc, stream.ssrc, stream.request.sequenceNumber());
            }
            if (stream.peer.present && stream.loss.poll(roundTripNs, nowNs)) {
                writer.pictureLossIndication(ownSsrc, stream.ssrc);
            }
        }
    }
}
