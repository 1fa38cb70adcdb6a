package dev.highfive.session.bes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LongTableTest {
    @Test
    void itFindsWhatAMapWouldFindWhateverIsAddedAndRemoved() {
        Random random = new Random(3);
        LongTable<String> table = new LongTable<>(64);
        Map<Long, String> map = new HashMap<>();
        for (int step = 0; step < 100_000; step++) {
            long key = random.nextInt(100) * 0x1_0000_0000L - 50;
            if (random.nextBoolean() && !table.isFull() && table.get(key) == null) {
                table.add(key, "v" + step);
                map.put(key, "v" + step);
            } else if (random.nextBoolean()) {
                table.remove(key);
                map.remove(key);
            }
            assertEquals(map.get(key), table.get(key));
            assertEquals(map.size(), table.count());
        }
        map.forEach((key, value) -> assertEquals(value, table.get(key)));
    }
}
