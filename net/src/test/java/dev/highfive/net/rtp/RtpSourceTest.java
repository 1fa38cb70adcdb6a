package dev.highfive.net.rtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.rtp.ReportBlock;
import dev.highfive.codec.rtp.SenderReport;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class RtpSourceTest {
    private static final long MS = 1_000_000;

    private final RtpSource source = new RtpSource(0x11223344, RtpSource.AUTHENTICATED);
    private final ReportBlock block = new ReportBlock();

    @Test
    void aSourceIsBelievedAfterTwoPacketsInARow() {
        RtpSource unknown = new RtpSource(1, RtpSource.MIN_SEQUENTIAL);
        assertEquals(Arrival.ON_PROBATION, receive(unknown, 10));
        assertEquals(Arrival.ON_PROBATION, receive(unknown, 12));
        assertFalse(unknown.isValid());
        assertEquals(0, unknown.expected());
        assertEquals(Arrival.NEW, receive(unknown, 13));
        assertTrue(unknown.isValid());
        assertEquals(1, unknown.received());
        assertEquals(1, unknown.expected());
    }

    @Test
    void anAuthenticatedSourceIsBelievedAtOnce() {
        assertEquals(Arrival.NEW, receive(source, 65535));
        assertEquals(Arrival.NEW, receive(source, 0));
        assertEquals(0x10000, source.extendedHighestSequenceNumber());
        assertEquals(2, source.expected());
    }

    @Test
    void aJumpIsBelievedWhenTheNextPacketFollowsItAndCountsAnew() {
        receiveAll(0, 1, 2);
        assertEquals(Arrival.OUT_OF_SEQUENCE, receive(source, 2 + RtpSource.MAX_DROPOUT));
        assertEquals(Arrival.OUT_OF_SEQUENCE, receive(source, 40_000));
        assertEquals(Arrival.NEW, receive(source, 3));
        assertEquals(4, source.received());
        assertEquals(Arrival.NEW, receive(source, 40_001));
        assertEquals(40_001, source.extendedHighestSequenceNumber());
        assertEquals(1, source.received());
        assertEquals(0, source.lost());
    }

    @Test
    void theLargestDropoutAndDelayAreStillPartOfTheSequence() {
        receiveAll(5000);
        assertEquals(Arrival.NEW, receive(source, 5000 + RtpSource.MAX_DROPOUT - 1));
        assertEquals(Arrival.LATE, receive(source, 7999 - RtpSource.MAX_MISORDER + 1));
        assertEquals(Arrival.OUT_OF_SEQUENCE, receive(source, 7999 - RtpSource.MAX_MISORDER));
    }

    @Test
    void whatIsMissingBeforeTheNewestPacketIsKnownUntilTheNextNewest() {
        receiveAll(65534, 3);
        assertEquals(4, source.missingBefore());
        receiveAll(0);
        assertEquals(4, source.missingBefore());
        receiveAll(4);
        assertEquals(0, source.missingBefore());
    }

    @Test
    void lateOnesAndDuplicatesAreToldApartAndBothCountAsReceived() {
        receiveAll(65534, 1, 65535);
        assertEquals(Arrival.DUPLICATE, receive(source, 65534));
        assertEquals(Arrival.DUPLICATE, receive(source, 1));
        assertEquals(Arrival.LATE, receive(source, 0));
        assertEquals(Arrival.DUPLICATE, receive(source, 0));
        assertEquals(2, source.late());
        assertEquals(3, source.duplicates());
        assertEquals(4, source.expected());
        assertEquals(7, source.received());
        assertEquals(-3, source.lost());
        source.report(block, 0);
        assertEquals(-3, block.cumulativeLost);
        assertEquals(0, block.fractionLost);
    }

    @Test
    void eachReportHasTheLossSinceTheOneBeforeAndSinceTheStart() {
        receiveAll(0, 1, 2, 4);
        source.report(block, 0);
        assertEquals(256 / 5, block.fractionLost);
        assertEquals(1, block.cumulativeLost);
        receiveAll(5, 9);
        assertTrue(source.hasNews());
        source.report(block, 0);
        assertFalse(source.hasNews());
        assertEquals(3 * 256 / 5, block.fractionLost);
        assertEquals(4, block.cumulativeLost);
        assertEquals(9, block.extendedHighestSequenceNumber);
        assertEquals(0x11223344, block.ssrc);
        source.report(block, 0);
        assertEquals(0, block.fractionLost);
    }

    @Test
    void jitterIsThatOfTheRfcAcrossTheWrapOfTheTimestamp() {
        // 10 ms and 30 ms in turn, where 20 ms are due: the transit changes by 10 ms = 900 ticks each time.
        double expected = 0;
        int timestamp = -5 * 1800;
        long arrivalNs = Long.MAX_VALUE - 50 * MS;
        source.onPacket(0, timestamp, arrivalNs);
        for (int packet = 1; packet < 20; packet++) {
            timestamp += 1800;
            arrivalNs += (packet % 2 == 0 ? 30 : 10) * MS;
            source.onPacket(packet, timestamp, arrivalNs);
            expected += (900 - expected) / 16;
            assertEquals(expected / 90_000, source.jitterSeconds(), 2e-5 / 90);
        }
        source.report(block, arrivalNs);
        assertEquals(expected, block.jitterTicks, 1);
    }

    @Test
    void theLastSenderReportAndItsAgeAreMentioned() {
        source.report(block, 0);
        assertEquals(0, block.lastSenderReport);
        assertEquals(0, block.delaySinceLastSenderReport);
        SenderReport report = new SenderReport();
        report.ntpTimestamp = 0x1234_5678_9ABC_DEF0L;
        source.onSenderReport(report, 100);
        source.report(block, 100 + 1500 * MS);
        assertEquals(0x5678_9ABC, block.lastSenderReport);
        assertEquals(3 << 15, block.delaySinceLastSenderReport);
    }

    /** Against a model that keeps everything. */
    @Property(tries = 200)
    void countsAreRightForAnyLossReorderingAndDuplication(@ForAll long seed, @ForAll @IntRange(max = 65535) int first) {
        Random random = new Random(seed);
        List<int[]> sent = new ArrayList<>();
        for (int packet = 1; packet < 500; packet++) {
            for (int copies = random.nextInt(3); copies > 0; copies--) {
                sent.add(new int[] {packet, packet + random.nextInt(RtpSource.MAX_MISORDER)});
            }
        }
        List<Integer> order = sent.stream()
                .sorted(Comparator.comparing(packet -> packet[1]))
                .map(packet -> packet[0])
                .toList();
        RtpSource any = new RtpSource(1, RtpSource.AUTHENTICATED);
        any.onPacket(first, 0, 0);
        int highest = 0;
        List<Integer> seen = new ArrayList<>(List.of(0));
        for (int packet : order) {
            Arrival arrival = any.onPacket(first + packet & 0xFFFF, 0, 0);
            if (packet > highest) {
                assertEquals(Arrival.NEW, arrival);
                highest = packet;
            } else {
                assertEquals(seen.contains(packet) ? Arrival.DUPLICATE : Arrival.LATE, arrival);
            }
            seen.add(packet);
        }
        assertEquals(highest + 1, any.expected());
        assertEquals(seen.size(), any.received());
        assertEquals(first + highest, any.extendedHighestSequenceNumber());
    }

    private static Arrival receive(RtpSource source, int sequenceNumber) {
        return source.onPacket(sequenceNumber, 0, 0);
    }

    private void receiveAll(int... sequenceNumbers) {
        for (int sequenceNumber : sequenceNumbers) {
            receive(source, sequenceNumber);
        }
    }
}
