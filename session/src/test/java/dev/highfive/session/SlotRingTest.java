package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** What one thread fills the other gets, once, in order, and never while it is being filled. */
class SlotRingTest {
    private static final int SIZE = 8;
    private static final int COUNT = 200_000;

    private final SlotRing<long[]> ring = new SlotRing<>(SIZE, () -> new long[2]);

    @Test
    void aFullRingRefusesUntilASlotComesBack() {
        for (int number = 0; number < SIZE; number++) {
            put(number);
        }
        assertNull(ring.free());
        assertEquals(0, take());
        put(SIZE);
        assertNull(ring.free());
        for (int number = 1; number <= SIZE; number++) {
            assertEquals(number, take());
        }
        assertNull(ring.oldest());
    }

    @Test
    void orderStaysHoweverSlotsComeBack() {
        Random random = new Random(1);
        int next = 0;
        int expected = 0;
        while (expected < 1000) {
            for (int more = random.nextInt(SIZE + 1); more > 0 && ring.free() != null; more--) {
                put(next++);
            }
            for (int fewer = random.nextInt(SIZE + 1); fewer > 0 && ring.oldest() != null; fewer--) {
                assertEquals(expected++, take());
            }
        }
    }

    @Test
    void whoKeepsUpNeedsOneSlotOnly() {
        long[] slot = ring.free();
        for (int number = 0; number < 3 * SIZE; number++) {
            assertSame(slot, ring.free());
            put(number);
            assertEquals(number, take());
        }
    }

    @Test
    void aSlotIsNotFilledWhileItIsRead() throws InterruptedException {
        Thread producer = new Thread(() -> {
            for (int number = 0; number < COUNT; number++) {
                while (ring.free() == null) {
                    Thread.yield();
                }
                put(number);
            }
        });
        producer.start();
        for (int number = 0; number < COUNT; number++) {
            while (ring.oldest() == null) {
                Thread.yield();
            }
            assertEquals(number, take());
        }
        producer.join();
    }

    @Test
    void theSizeIsAPowerOfTwo() {
        assertThrows(IllegalArgumentException.class, () -> new SlotRing<>(6, Object::new));
    }

    private void put(long number) {
        long[] slot = ring.free();
        assertNotNull(slot);
        slot[0] = number;
        slot[1] = ~number;
        ring.fill();
    }

    private long take() {
        long[] slot = ring.oldest();
        assertEquals(~slot[0], slot[1]);
        long number = slot[0];
        ring.empty();
        return number;
    }
}
