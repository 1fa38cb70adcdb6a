package dev.highfive.net.srtp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ReplayWindowTest {
    private final ReplayWindow window = new ReplayWindow();

    @Test
    void everyPacketOfTheWindowIsRemembered() {
        window.add(1000);
        for (int age = 1; age < ReplayWindow.SIZE; age++) {
            assertEquals(SrtpResult.OK, window.check(1000 - age));
            window.add(1000 - age);
            assertEquals(SrtpResult.REPLAYED, window.check(1000 - age));
        }
        assertEquals(SrtpResult.REPLAYED, window.check(1000));
        assertEquals(SrtpResult.TOO_OLD, window.check(1000 - ReplayWindow.SIZE));
    }

    @Test
    void whatWouldBeBeforeTheFirstPacketIsTooOld() {
        window.add(3);
        assertEquals(SrtpResult.OK, window.check(0));
        assertEquals(SrtpResult.TOO_OLD, window.check(-1));
    }

    @Property
    void noIndexIsEverAcceptedTwice(@ForAll @Size(max = 300) Set<@IntRange(max = 400) Integer> order) {
        ReplayWindow any = new ReplayWindow();
        Set<Integer> accepted = new HashSet<>();
        for (int repeat = 0; repeat < 2; repeat++) {
            for (int index : order) {
                if (any.check(index) == SrtpResult.OK) {
                    assertEquals(true, accepted.add(index));
                    any.add(index);
                }
            }
        }
    }
}
