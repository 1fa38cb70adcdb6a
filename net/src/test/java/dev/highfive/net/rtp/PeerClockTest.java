package dev.highfive.net.rtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Allocation;
import dev.highfive.codec.rtp.ReportBlock;
import dev.highfive.codec.rtp.SenderReport;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A peer whose clock is wrong in all the ways that clocks are. */
class PeerClockTest {
    private static final long MS = 1_000_000;
    private static final long SECOND = 1000 * MS;

    private final Random random = new Random(4);

    @Test
    void aClockDaysOffIsMappedWithinAMillisecondAfterOneExchange() {
        for (long wallOffsetMs : new long[] {0, 7_300, -7_300, 40L * 86_400_000, -40L * 86_400_000}) {
            Pair pair = new Pair(wallOffsetMs, 0, 0);
            pair.exchange(20 * MS, 20 * MS);
            assertTrue(pair.clock.isExchanged());
            assertEquals(0, pair.errorNs(), MS / 10);
            assertEquals(40 * MS, pair.clock.roundTripNs(), MS / 10);
            assertEquals(wallOffsetMs, pair.clock.offsetMillis(pair.ourNs()), 1);
        }
    }

    @Test
    void beforeTheFirstExchangeThePacketsThatCameFastestTellTheTime() {
        Pair pair = new Pair(5000, 0, 0);
        assertFalse(pair.clock.isKnown());
        for (int packet = 0; packet < 100; packet++) {
            pair.rtp(10 * MS + (long) (random.nextDouble() * 50 * MS));
            pair.pass(33 * MS);
        }
        assertTrue(pair.clock.isKnown());
        assertFalse(pair.clock.isExchanged());
        // Late by the fastest packet's way, which nobody can know yet.
        assertEquals(10 * MS, pair.errorNs(), 3 * MS);
        pair.exchange(10 * MS, 10 * MS);
        assertEquals(0, pair.errorNs(), MS / 10);
    }

    @Test
    void aPathThatBecomesSlowerIsNoticedWithoutExchangesToo() {
        Pair pair = new Pair(0, 0, 0);
        for (int packet = 0; packet < 1000; packet++) {
            pair.rtp(packet < 300 ? 10 * MS : 80 * MS);
            pair.pass(33 * MS);
        }
        assertEquals(80 * MS, pair.errorNs(), MS / 10);
    }

    @Test
    void driftOfAHundredPartsPerMillionIsFollowed() {
        for (double drift : new double[] {100e-6, -100e-6}) {
            Pair pair = new Pair(1234, drift, 0);
            for (int second = 0; second < 600; second++) {
                pair.exchange(15 * MS, 15 * MS);
                if (second > 0) {
                    assertEquals(0, pair.errorNs(), 2 * MS);
                }
                pair.pass(SECOND);
            }
        }
    }

    @Test
    void jitterInOneDirectionMovesTheClockByLittleAndNeverSuddenly() {
        Pair pair = new Pair(-999, 20e-6, 0);
        long lastMapped = 0;
        long lastNs = 0;
        double meanErrorNs = 0;
        for (int step = 0; step < 3000; step++) {
            if (step % 10 == 0) {
                pair.exchange(10 * MS, 10 * MS + (long) (random.nextDouble() * 60 * MS));
            }
            pair.rtp(10 * MS);
            long mapped = pair.clock.timeNsOf(pair.peerRtp()) - pair.startNs;
            long passedNs = pair.ourNs() - pair.startNs - lastNs;
            if (step > 0) {
                assertEquals(passedNs, mapped - lastMapped, passedNs / 50.0);
            }
            lastNs += passedNs;
            meanErrorNs += pair.errorNs() / 3000.0;
            lastMapped = mapped;
            pair.pass(33 * MS);
        }
        // Half of the least of eight ways; half of a mean one would be 15 ms.
        assertEquals(0, meanErrorNs, 5 * MS);
    }

    @Test
    void exchangesThatTookLongAreNotUsedUnlessAllOfThemDo() {
        Pair pair = new Pair(0, 0, 0);
        for (int count = 0; count < 10; count++) {
            pair.exchange(10 * MS, 10 * MS);
            pair.pass(SECOND);
        }
        for (int count = 0; count < 3; count++) {
            pair.exchange(10 * MS, 200 * MS);
            pair.pass(SECOND);
        }
        assertEquals(3, pair.clock.outliers());
        assertEquals(0, pair.errorNs(), MS);
        for (int count = 0; count < 20; count++) {
            pair.exchange(60 * MS, 60 * MS);
            pair.pass(SECOND);
        }
        assertEquals(0, pair.errorNs(), MS);
        assertEquals(120 * MS, pair.clock.roundTripNs(), 15 * MS);
    }

    @Test
    void anErrorWithinTheRoundTripIsSlewedAndAClockThatWasSetIsFollowedAtOnce() {
        Pair pair = new Pair(0, 0, 0);
        pair.exchange(1 * MS, 101 * MS);
        long wrong = pair.errorNs();
        assertEquals(50 * MS, wrong, MS);
        for (int count = 0; count < 3; count++) {
            pair.pass(SECOND);
            pair.exchange(MS, MS);
        }
        assertTrue(pair.errorNs() > 20 * MS, "at most 10 ms each second: " + pair.errorNs());
        for (int count = 0; count < 10; count++) {
            pair.pass(SECOND);
            pair.exchange(MS, MS);
        }
        assertEquals(0, pair.errorNs(), MS);
        pair.peerShiftNs += 3600 * SECOND;
        pair.exchange(MS, MS);
        assertEquals(0, pair.errorNs(), MS);
    }

    @Test
    void timestampsMayWrapBeforeAndAfterTheFirstExchange() {
        Pair pair = new Pair(0, 0, -90_000 * 5);
        for (int packet = 0; packet < 20; packet++) {
            pair.rtp(10 * MS);
            assertEquals(10 * MS, pair.errorNs(), MS);
            pair.pass(SECOND / 2);
        }
        Pair exchanged = new Pair(0, 0, Integer.MAX_VALUE - 90_000 * 5);
        exchanged.exchange(MS, MS);
        for (int packet = 0; packet < 20; packet++) {
            assertEquals(0, exchanged.errorNs(), MS);
            exchanged.pass(SECOND / 2);
        }
        // Half a day, with nothing but packets: more than a timestamp's sign bit can tell.
        for (int packet = 0; packet < 43_200; packet++) {
            pair.rtp(10 * MS);
            pair.pass(SECOND);
        }
        assertEquals(10 * MS, pair.errorNs(), MS);
    }

    @Test
    void nonsenseInReportsIsIgnored() {
        Pair pair = new Pair(0, 0, 0);
        ReportBlock block = new ReportBlock();
        pair.clock.onSenderReport(new SenderReport());
        for (int value : new int[] {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            block.lastSenderReport = value;
            block.delaySinceLastSenderReport = value & 0xFFFF_FFFFL;
            pair.clock.onReportBlock(block, pair.ourNs());
        }
        assertFalse(pair.clock.isExchanged());
        assertEquals(-1, pair.clock.roundTripNs());
        pair.exchange(MS, MS);
        assertEquals(0, pair.errorNs(), MS);
    }

    @Test
    void aReceiverReportTellsTheRoundTripAndNotTheTime() {
        Pair pair = new Pair(0, 0, 0);
        pair.weSend(5 * MS);
        pair.pass(300 * MS);
        pair.clock.onReceiverReport();
        pair.clock.onReportBlock(pair.peersBlock(), pair.ourNs() + 7 * MS);
        assertEquals(12 * MS, pair.clock.roundTripNs(), MS / 10);
        assertFalse(pair.clock.isExchanged());
    }

    @Test
    void nothingIsAllocated() {
        Pair pair = new Pair(0, 0, 0);
        assertEquals(0, Allocation.of(() -> {
            for (int count = 0; count < 1000; count++) {
                pair.exchange(10 * MS, 12 * MS);
                pair.rtp(10 * MS);
                pair.errorNs();
                pair.pass(20 * MS);
            }
        }));
    }

    /** We and a peer, with a network between us whose delays a test chooses; both on one true time. */
    private static final class Pair {
        static final long WALL_MS = 1_800_000_000_123L;

        final long startNs = Long.MAX_VALUE - 3 * SECOND;
        final PeerClock clock;
        final WireClock peers;
        long peerShiftNs;
        private final WireClock ours;
        private final double drift;
        private final long peerStartNs = 77 * SECOND;
        private final RtpSource peersViewOfUs = new RtpSource(1, RtpSource.AUTHENTICATED);
        private final SenderReport report = new SenderReport();
        private final ReportBlock block = new ReportBlock();
        private long trueNs;

        Pair(long wallOffsetMs, double drift, int peerStartTicks) {
            this.drift = drift;
            ours = new WireClock(new FixedClock(startNs, WALL_MS), 12345);
            peers = new WireClock(new FixedClock(peerStartNs, WALL_MS + wallOffsetMs), peerStartTicks);
            clock = new PeerClock(ours);
            pass(SECOND);
        }

        long ourNs() {
            return startNs + trueNs;
        }

        long peerNs() {
            return peerStartNs + (long) (trueNs * (1 + drift));
        }

        int peerRtp() {
            return peers.rtpAt(peerNs());
        }

        void pass(long nanoseconds) {
            trueNs += nanoseconds;
        }

        void rtp(long delayNs) {
            clock.onPacket(peerRtp(), ourNs() + delayNs);
        }

        void weSend(long delayNs) {
            report.ntpTimestamp = ours.ntpAt(ourNs());
            peersViewOfUs.onSenderReport(report, peerNs() + (long) (delayNs * (1 + drift)));
        }

        ReportBlock peersBlock() {
            peersViewOfUs.report(block, peerNs());
            return block;
        }

        /** Our report, and 100 ms later the peer's. */
        void exchange(long thereNs, long backNs) {
            weSend(thereNs);
            pass(100 * MS);
            report.ntpTimestamp = peers.ntpAt(peerNs() + peerShiftNs);
            report.rtpTimestamp = peerRtp();
            clock.onSenderReport(report);
            clock.onReportBlock(peersBlock(), ourNs() + backNs);
        }

        /** How much later than it is the peer's present is believed to be. */
        long errorNs() {
            return clock.timeNsOf(peerRtp()) - ourNs();
        }
    }

    private record FixedClock(long nanoTime, long wallMillis) implements dev.highfive.net.Clock {}
}
