package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.net.Clock;
import dev.highfive.net.VirtualClock;
import dev.highfive.world.Participant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A headset that sleeps among two people who do not: its clock stands still meanwhile, as Android's does. */
class SuspendTest {
    /** In metres, of head and hand together: what clocks that are being slewed to each other may make of it. */
    private static final double RIGHT = 0.25;

    private final VirtualNet net = new VirtualNet();
    private final StandingClock clock = new StandingClock(net.clock);
    private final Person host = net.host(new SessionOptions().name("Host"));
    private final Person other = net.join(host.session.link(), new SessionOptions().name("Other"));
    private final Person sleeper =
            net.join(host.session.link(), new SessionOptions().name("Sleeper").clock(clock));

    @ParameterizedTest
    @CsvSource({"3, true", "3, false", "7, true", "30, true", "30, false", "120, true", "120, false"})
    void everyoneIsRightWithinASecondOfWaking(int seconds, boolean networkGoesOn) {
        net.runMs(5000);
        assertEquals(0, wrongMs(1000));
        sleep(seconds, networkGoesOn);
        int wrongMs = wrongMs(3000);
        System.out.println("MEASURED: wrong after " + seconds + " s of sleep: " + wrongMs + " ms");
        assertTrue(wrongMs <= 1000, wrongMs + " ms");
        assertEquals(0, wrongMs(5000), "for good");
    }

    @Test
    void aClockOnTheWallThatIsSetIsMadeUpForAsSoon() {
        net.runMs(5000);
        for (long setMs : new long[] {3_600_000, -3_600_000, 10_000}) {
            clock.wallAheadMs += setMs;
            int wrongMs = wrongMs(3000);
            assertTrue(wrongMs <= 1000, wrongMs + " ms after the clock was set by " + setMs);
        }
    }

    /** @param networkGoesOn whether what is sent meanwhile waits in the socket */
    private void sleep(int seconds, boolean networkGoesOn) {
        sleeper.suspended = true;
        sleeper.wire.cut = !networkGoesOn;
        net.runMs(1000L * seconds);
        clock.stoodNs += 1_000_000_000L * seconds;
        sleeper.wire.cut = false;
        sleeper.suspended = false;
    }

    /** Lets time pass. @return how long after its beginning somebody was wrong last */
    private int wrongMs(int ms) {
        int wrongMs = 0;
        for (int passed = 14; passed <= ms; passed += 14) {
            net.runMs(14);
            if (Math.max(worst(sleeper, host, other), worst(host, sleeper, other)) > RIGHT) {
                wrongMs = passed;
            }
        }
        return wrongMs;
    }

    /** How far from where they are someone sees others. */
    private static double worst(Person who, Person... others) {
        double worst = 0;
        for (Person other : others) {
            Participant seen = who.sees(other);
            double distance = seen == null
                    ? Double.POSITIVE_INFINITY
                    : Math.hypot(
                            seen.head().shown().location.x - other.head.location.x,
                            seen.hand(true).shown().location.x - other.left.location.x);
            worst = Math.max(worst, distance);
        }
        return worst;
    }

    private static final class StandingClock implements Clock {
        long stoodNs;
        long wallAheadMs;
        private final VirtualClock going;

        StandingClock(VirtualClock going) {
            this.going = going;
        }

        @Override
        public long nanoTime() {
            return going.nanoTime() - stoodNs;
        }

        @Override
        public long wallMillis() {
            return going.wallMillis() + wallAheadMs;
        }
    }
}
