package dev.highfive.client.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.highfive.codec.Allocation;
import org.junit.jupiter.api.Test;

class DetailTest {
    private final Detail detail = new Detail(100, 50);

    @Test
    void smallerOnTheScreenIsCoarser() {
        assertEquals(0, detail.level(0, 120));
        assertEquals(1, detail.level(1, 80));
        assertEquals(2, detail.level(2, 20));
    }

    @Test
    void levelIsKeptAtTheLimit() {
        assertEquals(0, detail.level(3, 101));
        assertEquals(0, detail.level(3, 95), "a little smaller");
        assertEquals(1, detail.level(3, 85));
        assertEquals(1, detail.level(3, 95), "and back again");
        assertEquals(0, detail.level(3, 101));
    }

    @Test
    void whatComesNearAtOnceIsFineAtOnce() {
        assertEquals(2, detail.level(0, 5));
        assertEquals(0, detail.level(0, 500));
        assertEquals(2, detail.level(0, 5));
    }

    @Test
    void othersDoNotMatter() {
        assertEquals(0, detail.level(1, 101));
        assertEquals(2, detail.level(40, 10));
        assertEquals(0, detail.level(1, 95));
        assertEquals(1, detail.level(0, 95), "not seen before");
    }

    @Test
    void nothingIsAllocatedOnceAllAreKnown() {
        detail.level(64, 10);
        assertEquals(0, Allocation.of(() -> detail.level(64, 200)));
    }
}
