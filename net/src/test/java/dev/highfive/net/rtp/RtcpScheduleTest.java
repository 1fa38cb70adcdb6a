package dev.highfive.net.rtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.net.rtp.RtcpSchedule.Due;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RtcpScheduleTest {
    private static final long SECOND = 1_000_000_000L;
    private static final long START = Long.MAX_VALUE - 20 * SECOND;
    private static final int SIZE = 100;
    private static final int SIZE_ON_WIRE = 128;

    private final Random random = new Random(3550);
    private long now = START;

    @Test
    void intervalsSpreadAroundTheMinimumAndTheFirstIsHalf() {
        double first = 0;
        double later = 0;
        int runs = 2000;
        for (int run = 0; run < runs; run++) {
            now = START;
            RtcpSchedule schedule = schedule(avp(1000));
            double gap = send(schedule) / 1e9;
            assertTrue(gap >= 2.5 * 0.5 / 1.21828 && gap <= 2.5 * 1.5 / 1.21828, "first after " + gap);
            first += gap / runs;
            gap = send(schedule) / 1e9;
            assertTrue(gap >= 5 * 0.5 / 1.21828 && gap <= 5 * 1.5 / 1.21828, "then after " + gap);
            later += gap / runs;
        }
        // Reconsideration of a group that does not grow gives 2.5 s and 5 s in the mean.
        assertEquals(2.5, first, 0.05);
        assertEquals(5, later, 0.1);
    }

    @Test
    void aGroupTogetherTakesItsBandwidthAndNoMore() {
        for (int members : new int[] {2, 10, 200}) {
            List<RtcpSchedule> group = group(members, members, RtcpTiming.avpfUnicast(2000));
            int sent = run(group, 60);
            assertEquals(2000, sent * SIZE_ON_WIRE / 60.0, 200);
        }
    }

    @Test
    void fewSendersShareAQuarterAmongThem() {
        RtcpSchedule sender = schedule(RtcpTiming.avpfUnicast(SIZE_ON_WIRE));
        RtcpSchedule receiver = schedule(RtcpTiming.avpfUnicast(SIZE_ON_WIRE));
        sender.onMembers(20, 4, true, now);
        receiver.onMembers(20, 4, false, now);
        // A packet a second in all: 4 senders have 0.25 of it, 16 receivers 0.75.
        assertEquals(4 / 0.25, meanGapSeconds(sender), 1);
        assertEquals(16 / 0.75, meanGapSeconds(receiver), 1);
        sender.onMembers(20, 6, true, now);
        receiver.onMembers(20, 6, false, now);
        assertEquals(20, meanGapSeconds(sender), 1);
        assertEquals(20, meanGapSeconds(receiver), 1);
    }

    @Test
    void aGroupThatGrowsAtOnceDoesNotFlood() {
        // 1000 join in the same instant, and each learns of the others only by their packets.
        List<RtcpSchedule> group = group(1, 0, avp(1000));
        for (int member = 1; member < 1000; member++) {
            group.add(schedule(avp(1000)));
        }
        boolean[] heard = new boolean[group.size()];
        int members = 0;
        int sentInTenSeconds = 0;
        for (; now - START < 10 * SECOND; now += SECOND / 100) {
            for (int member = 0; member < heard.length; member++) {
                if (group.get(member).poll(now) != Due.NOTHING) {
                    group.get(member).onSent(SIZE, now);
                    sentInTenSeconds++;
                    members += heard[member] ? 0 : 1;
                    heard[member] = true;
                    int known = members;
                    group.forEach(other -> other.onMembers(Math.max(1, known), 0, false, now));
                }
            }
        }
        // Without reconsideration all 1000 would have been sent by then.
        assertTrue(sentInTenSeconds < 300, sentInTenSeconds + " packets");
    }

    @Test
    void whenMostLeaveTheNextReportComesSooner() {
        RtcpSchedule schedule = schedule(avp(100));
        schedule.onMembers(100, 0, false, now);
        send(schedule);
        long before = schedule.nextTimeNs() - now;
        schedule.onMembers(10, 0, false, now);
        assertEquals(before / 10.0, schedule.nextTimeNs() - now, 10);
    }

    @Test
    void aMemberMayBeSilentForFiveIntervals() {
        RtcpSchedule schedule = schedule(avp(1000));
        assertEquals(25 * SECOND, schedule.memberTimeoutNs());
        assertEquals(10 * SECOND, schedule.senderTimeoutNs());
        schedule.onMembers(100, 100, true, now);
        assertEquals(5 * 100 * SIZE_ON_WIRE / 1000.0, schedule.memberTimeoutNs() / 1e9, 1e-6);
        assertEquals(5 * SECOND, schedule(RtcpTiming.avpfUnicast(1000)).memberTimeoutNs());
    }

    @Test
    void betweenTwoFeedbackGoesAtOnceAndReportsGoOn() {
        RtcpSchedule schedule = schedule(RtcpTiming.avpfUnicast(SIZE_ON_WIRE));
        schedule.onMembers(2, 2, true, now);
        send(schedule);
        long begin = now;
        int reports = 0;
        while (now - begin < 60 * SECOND) {
            now += SECOND / 10;
            schedule.wantFeedback(true, now);
            Due due = schedule.poll(now);
            assertTrue(due != Due.NOTHING);
            schedule.onSent(SIZE, now);
            reports += due == Due.REPORT ? 1 : 0;
        }
        assertTrue(reports >= 10, reports + " reports");
    }

    @Test
    void inAGroupFeedbackGoesEarlyOnceBeforeEachReportAndInPlaceOfOne() {
        RtcpSchedule schedule = schedule(RtcpTiming.avpfMulticast(SIZE_ON_WIRE));
        schedule.onMembers(10, 10, true, now);
        send(schedule);
        send(schedule);
        long regularNs = schedule.nextTimeNs();
        now += SECOND / 100;
        schedule.wantFeedback(true, now);
        assertTrue(schedule.nextTimeNs() - now <= (regularNs - now) / 2 + SECOND / 100);
        now = schedule.nextTimeNs();
        assertEquals(Due.FEEDBACK, schedule.poll(now));
        schedule.onSent(SIZE, now);
        assertTrue(schedule.nextTimeNs() - regularNs > 0);
        schedule.wantFeedback(true, now);
        long nextNs = schedule.nextTimeNs();
        now += SECOND / 100;
        assertEquals(Due.NOTHING, schedule.poll(now));
        assertEquals(nextNs, schedule.nextTimeNs());
        send(schedule);
        schedule.wantFeedback(false, now);
        assertEquals(now, schedule.nextTimeNs());
        schedule.cancelFeedback();
        assertEquals(Due.NOTHING, schedule.poll(now));
    }

    @Test
    void aLeastGapHoldsReportsBackButNotFeedback() {
        RtcpTiming timing = RtcpTiming.avpfUnicast(10_000).withReportIntervalNs(10 * SECOND);
        RtcpSchedule schedule = schedule(timing);
        schedule.onMembers(3, 3, true, now);
        int reports = 0;
        int feedbacks = 0;
        for (int step = 0; step < 60_000; step++, now += SECOND / 1000) {
            if (step % 1000 == 0) {
                schedule.wantFeedback(true, now);
            }
            Due due = schedule.poll(now);
            if (due != Due.NOTHING) {
                schedule.onSent(SIZE, now);
                reports += due == Due.REPORT ? 1 : 0;
                feedbacks += due == Due.FEEDBACK ? 1 : 0;
            }
        }
        assertTrue(reports >= 4 && reports <= 12, reports + " reports");
        assertEquals(60, feedbacks + reports, reports);
    }

    @Test
    void nobodyIsWokenForReportsThatAreHeldBack() {
        RtcpSchedule schedule = schedule(RtcpTiming.avpfUnicast(10_000).withReportIntervalNs(10 * SECOND));
        schedule.onMembers(3, 3, true, now);
        send(schedule);
        for (int report = 0; report < 10; report++) {
            long sentNs = now;
            now = schedule.nextTimeNs();
            assertTrue(now - sentNs >= 5 * SECOND && now - sentNs <= 15 * SECOND);
            assertEquals(Due.REPORT, schedule.poll(now));
            schedule.onSent(SIZE, now);
        }
        now += SECOND;
        schedule.wantFeedback(false, now);
        assertTrue(schedule.nextTimeNs() - now <= 0);
        assertEquals(Due.FEEDBACK, schedule.poll(now));
    }

    @Test
    void aGoodbyeGoesAtOnceInASmallGroupAndNotAtAllFromWhomNobodyKnows() {
        RtcpSchedule schedule = schedule(avp(1000));
        assertFalse(schedule(avp(1000)).leave(SIZE, now));
        schedule.onMembers(50, 1, true, now);
        assertTrue(schedule.leave(SIZE, now));
        assertEquals(Due.BYE, schedule.poll(now));
    }

    @Test
    void inALargeGroupThatBreaksUpGoodbyesAreSpread() {
        int members = 500;
        List<RtcpSchedule> group = group(members, members, avp(1000));
        run(group, 20);
        long begin = now;
        group.forEach(member -> member.leave(SIZE, now));
        int goodbyes = 0;
        for (; now - begin < 4 * SECOND; now += SECOND / 100) {
            for (RtcpSchedule member : List.copyOf(group)) {
                if (member.poll(now) == Due.BYE) {
                    goodbyes++;
                    group.remove(member);
                    group.forEach(RtcpSchedule::onByeReceived);
                }
            }
        }
        assertTrue(goodbyes > 0 && goodbyes < 60, goodbyes + " goodbyes");
    }

    private RtcpSchedule schedule(RtcpTiming timing) {
        return new RtcpSchedule(timing, random, SIZE, now);
    }

    private List<RtcpSchedule> group(int members, int senders, RtcpTiming timing) {
        List<RtcpSchedule> group = new ArrayList<>();
        for (int member = 0; member < members; member++) {
            group.add(schedule(timing));
            group.get(member).onMembers(members, senders, senders > 0, now);
        }
        return group;
    }

    /** RFC 3550 as it stands: five seconds at least, half of them before the first packet. */
    private static RtcpTiming avp(double bytesPerSecond) {
        return new RtcpTiming(bytesPerSecond, 5 * SECOND, 5 * SECOND / 2, 0, 5 * SECOND);
    }

    /** @return how many packets were sent */
    private int run(List<RtcpSchedule> group, int seconds) {
        int sent = 0;
        long end = now + seconds * SECOND;
        for (; now - end < 0; now += SECOND / 1000) {
            for (RtcpSchedule member : group) {
                if (now - member.nextTimeNs() >= 0 && member.poll(now) != Due.NOTHING) {
                    member.onSent(SIZE, now);
                    sent++;
                }
            }
        }
        return sent;
    }

    private double meanGapSeconds(RtcpSchedule schedule) {
        send(schedule);
        double sum = 0;
        for (int packet = 0; packet < 500; packet++) {
            sum += send(schedule) / 1e9;
        }
        return sum / 500;
    }

    /** Waits for the next packet and sends it; how long it took. */
    private long send(RtcpSchedule schedule) {
        long begin = now;
        do {
            now = schedule.nextTimeNs();
        } while (schedule.poll(now) == Due.NOTHING);
        schedule.onSent(SIZE, now);
        return now - begin;
    }
}
