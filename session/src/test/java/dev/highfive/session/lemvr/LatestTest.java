package dev.highfive.session.lemvr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LatestTest {
    @Test
    void shouldGiveTheNewestAndKeepIt() {
        Latest<long[]> latest = new Latest<>(() -> new long[1]);
        assertFalse(latest.hasNew());
        for (int value = 1; value <= 3; value++) {
            latest.next()[0] = value;
            latest.publish();
        }
        assertTrue(latest.hasNew());
        assertEquals(3, latest.newest()[0]);
        assertEquals(3, latest.newest()[0]);
        assertFalse(latest.hasNew());
    }

    /** A pair of equal numbers is never seen half written. */
    @Test
    void shouldNeverShowWhatIsBeingWritten() throws InterruptedException {
        Latest<long[]> latest = new Latest<>(() -> new long[2]);
        int count = 200_000;
        Thread writer = new Thread(() -> {
            for (int value = 1; value <= count; value++) {
                latest.next()[0] = value;
                latest.next()[1] = value;
                latest.publish();
            }
        });
        writer.start();
        long last = 0;
        while (last < count) {
            long[] seen = latest.newest();
            assertEquals(seen[0], seen[1]);
            assertTrue(seen[0] >= last, "backwards");
            last = seen[0];
        }
        writer.join();
    }
}
