package dev.highfive.net.impair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Allocation;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Packets of 100 bytes, numbered, one a millisecond. */
class ImpairedPathTest {
    private static final int PACKETS = 100_000;
    private static final long MILLI = 1_000_000;
    private static final long START_NS = Long.MAX_VALUE - 10_000 * MILLI; // overflows on the way
    private static final InetSocketAddress TO = new InetSocketAddress("192.0.2.1", 5004);

    private final ByteBuffer packet = ByteBuffer.allocate(100);
    private final List<Integer> numbers = new ArrayList<>();
    private final List<Long> delaysNs = new ArrayList<>();
    private ImpairedPath path;
    private long nowNs;

    @Test
    void withoutImpairmentEverythingComesThroughAtOnceInOrder() {
        send("", PACKETS);
        assertEquals(PACKETS, numbers.size());
        assertInOrder();
        assertTrue(delaysNs.stream().allMatch(delay -> delay == 0));
    }

    @Test
    void packetsAreCopiedAndKeepTheirAddress() {
        path = new ImpairedPath(Impairment.parse("delay=10"));
        ByteBuffer text = ByteBuffer.wrap("xhigh five".getBytes(StandardCharsets.US_ASCII));
        text.position(1);
        path.offer(text, TO, START_NS);
        assertEquals(1, text.position());
        text.putInt(1, 0);
        assertEquals(0, path.poll(START_NS + 10 * MILLI - 1, (out, to) -> {}));
        assertEquals(1, path.nextDueInNs(START_NS + 10 * MILLI - 1));
        assertEquals(0, path.nextDueInNs(START_NS + 11 * MILLI));
        assertEquals(1, path.poll(START_NS + 10 * MILLI, (out, to) -> {
            assertSame(TO, to);
            assertEquals("high five", StandardCharsets.US_ASCII.decode(out).toString());
        }));
        assertEquals(Long.MAX_VALUE, path.nextDueInNs(START_NS));
    }

    @Test
    void lossIsAsOftenAsSaid() {
        for (double percent : new double[] {0.5, 5, 20, 100}) {
            send("loss=" + percent, PACKETS);
            assertLossNear(percent);
            assertInOrder();
        }
    }

    @Test
    void singleLossesAreIndependent() {
        send("loss=20", PACKETS);
        assertEquals(1 / 0.8, meanBurst(), 0.02); // geometric
    }

    @Test
    void burstsAreAsLongAsSaidAtTheSameLoss() {
        for (double length : new double[] {2, 5, 20}) {
            send("loss=10,burst=" + length, 3 * PACKETS);
            assertLossNear(10);
            assertEquals(length, meanBurst(), length / 10);
        }
    }

    @Test
    void delayWithoutJitterKeepsTheOrder() {
        send("delay=40", PACKETS);
        assertEquals(PACKETS, numbers.size());
        assertInOrder();
        assertTrue(delaysNs.stream().allMatch(delay -> delay == 40 * MILLI));
    }

    @Test
    void jitterIsSpreadEvenlyAroundTheDelay() {
        send("delay=50,jitter=30", PACKETS);
        assertTrue(delaysNs.stream().allMatch(delay -> delay >= 20 * MILLI && delay <= 81 * MILLI));
        double mean = delaysNs.stream().mapToLong(delay -> delay).average().orElseThrow();
        assertEquals(50.5 * MILLI, mean, 0.5 * MILLI); // polled once a millisecond
        assertTrue(delaysNs.stream().filter(delay -> delay < 30 * MILLI).count() > PACKETS / 8);
        assertTrue(delaysNs.stream().filter(delay -> delay > 70 * MILLI).count() > PACKETS / 8);
    }

    @Test
    void jitterBeyondTheDelayNeverSendsIntoThePast() {
        send("delay=5,jitter=30", PACKETS);
        assertTrue(delaysNs.stream().allMatch(delay -> delay >= 0 && delay <= 36 * MILLI));
    }

    @Test
    void reorderedPacketsAreOvertaken() {
        send("reorder=10", PACKETS);
        assertEquals(PACKETS, numbers.size());
        assertEquals(PACKETS / 10, path.counts().of(ImpairmentEvent.REORDERED), PACKETS / 200.0);
        long late = delaysNs.stream()
                .filter(delay -> delay == ImpairedPath.HOLD_BACK_NS)
                .count();
        assertEquals(path.counts().of(ImpairmentEvent.REORDERED), late);
        int overtaken = 0;
        int newest = -1;
        for (int number : numbers) {
            overtaken += number < newest ? 1 : 0;
            newest = Math.max(newest, number);
        }
        assertEquals(late, overtaken, 2);
    }

    @Test
    void duplicatesAreOnTop() {
        send("duplicate=5", PACKETS);
        long duplicated = path.counts().of(ImpairmentEvent.DUPLICATED);
        assertEquals(PACKETS * 0.05, duplicated, PACKETS * 0.005);
        assertEquals(PACKETS + duplicated, numbers.size());
        assertEquals(PACKETS, numbers.stream().distinct().count());
    }

    @Test
    void inBatchesPacketsLeaveTogetherAndInOrder() {
        send("batch=100", 1000);
        assertEquals(1000, numbers.size());
        assertInOrder();
        for (int packet = 0; packet < 1000; packet++) {
            assertEquals((100 - packet % 100) % 100 * MILLI, delaysNs.get(packet), "packet " + packet);
        }
    }

    @Test
    void bandwidthSpacesPacketsAndItsQueueIsBounded() {
        send("bandwidth=512", 10_000); // half of the 1024 kbit/s that come, headers included
        assertEquals(5000 + 100, numbers.size(), 5); // and what was in the queue of 200 ms
        assertInOrder();
        assertEquals(10_000 - numbers.size(), path.counts().of(ImpairmentEvent.QUEUE_FULL));
        assertTrue(delaysNs.stream().allMatch(delay -> delay <= Bandwidth.MAX_QUEUE_NS + 3 * MILLI));
        send("bandwidth=1100", 10_000);
        assertEquals(10_000, numbers.size());
        assertTrue(delaysNs.stream().allMatch(delay -> delay == MILLI));
    }

    @Test
    void whatDoesNotFitIsDroppedAndCounted() {
        path = new ImpairedPath(Impairment.parse("delay=10"), 3);
        for (int count = 0; count < 5; count++) {
            path.offer(packet, TO, START_NS);
        }
        path.offer(ByteBuffer.allocate(ImpairedPath.MAX_PACKET_SIZE + 1), TO, START_NS);
        assertEquals(2, path.counts().of(ImpairmentEvent.OUT_OF_SLOTS));
        assertEquals(1, path.counts().of(ImpairmentEvent.OVERSIZED));
        assertEquals(3, path.poll(START_NS + 10 * MILLI, (out, to) -> {}));
        path.offer(packet, TO, START_NS + 10 * MILLI);
        assertEquals(1, path.poll(START_NS + 20 * MILLI, (out, to) -> {}));
        assertEquals(4, path.counts().of(ImpairmentEvent.DELIVERED));
    }

    @Test
    void theSameSeedGivesTheSameNetworkAndAnotherAnother() {
        String bad = "loss=20,burst=2,delay=50,jitter=30,reorder=10,duplicate=5,bandwidth=2000,seed=";
        send(bad + 1, 1000);
        List<Integer> first = List.copyOf(numbers);
        send(bad + 1, 1000);
        assertEquals(first, numbers);
        send(bad + 2, 1000);
        assertNotEquals(first, numbers);
    }

    @Test
    void oneImpairmentDoesNotChangeTheOthersLuck() {
        send("loss=20", 1000);
        List<Integer> survivors = List.copyOf(numbers);
        send("loss=20,delay=5", 1000);
        assertEquals(survivors, numbers);
        send("loss=20,duplicate=50,reorder=50,delay=50,jitter=30", 1000);
        assertEquals(survivors, numbers.stream().distinct().sorted().toList());
    }

    @Test
    void nothingIsAllocatedForAPacket() {
        path = new ImpairedPath(
                Impairment.parse("loss=5,burst=3,delay=40,jitter=20,reorder=10,duplicate=5,bandwidth=5000"));
        nowNs = START_NS;
        long[] sum = new long[1];
        ImpairedPath.Exit exit = (out, to) -> sum[0] += out.get(0);
        assertEquals(0, Allocation.of(() -> {
            for (int count = 0; count < 10_000; count++) {
                nowNs += MILLI;
                path.offer(packet, TO, nowNs);
                path.poll(nowNs, exit);
            }
        }));
    }

    private void send(String impairment, int packets) {
        path = new ImpairedPath(Impairment.parse(impairment));
        numbers.clear();
        delaysNs.clear();
        for (int number = 0; number < packets; number++) {
            nowNs = START_NS + number * MILLI;
            packet.putInt(0, number);
            path.offer(packet, TO, nowNs);
            poll();
        }
        while (path.nextDueInNs(nowNs) != Long.MAX_VALUE) {
            nowNs += MILLI;
            poll();
        }
        assertEquals(packets, path.counts().of(ImpairmentEvent.OFFERED));
        assertEquals(numbers.size(), path.counts().of(ImpairmentEvent.DELIVERED));
    }

    private void poll() {
        path.poll(nowNs, (out, to) -> {
            int number = out.getInt(0);
            numbers.add(number);
            delaysNs.add(nowNs - (START_NS + number * MILLI));
        });
    }

    private void assertInOrder() {
        for (int at = 1; at < numbers.size(); at++) {
            assertTrue(numbers.get(at - 1) < numbers.get(at));
        }
    }

    private void assertLossNear(double percent) {
        double sent = path.counts().of(ImpairmentEvent.OFFERED);
        assertEquals(percent, 100 * path.counts().of(ImpairmentEvent.LOST) / sent, 0.02 * percent + 0.1);
    }

    private double meanBurst() {
        BitSet got = new BitSet();
        numbers.forEach(got::set);
        int lost = 0;
        int bursts = 0;
        for (int number = 1; number < got.length(); number++) {
            lost += got.get(number) ? 0 : 1;
            bursts += !got.get(number) && got.get(number - 1) ? 1 : 0;
        }
        return (double) lost / bursts;
    }
}
