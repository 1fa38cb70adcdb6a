package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Who lets others hear something, and how often. */
class WakeTicksTest {
    private final VirtualNet net = new VirtualNet();
    private final Person host = net.host(new SessionOptions().name("Host"));
    private final Person guest = net.join(host.session.link(), new SessionOptions().name("Guest"));

    @Test
    void whoOnlyLooksOnTicksEvery20Ms() {
        guest.publishing = false;
        net.runMs(1000);
        assertEquals(50, ticksInASecond(guest), 2);
        assertEquals(0, ticksInASecond(host));
        assertTrue(host.session.currentStatus().drops.isEmpty(), "nothing that others need to know about");
    }

    @Test
    void whoSendsStateDoesNot() {
        net.runMs(1000);
        assertEquals(0, ticksInASecond(guest));
        assertEquals(0, ticksInASecond(host));
    }

    @Test
    void whereNoStateComesNobodyTicks() {
        guest.publishing = false;
        host.publishing = false;
        net.runMs(1000);
        assertEquals(0, ticksInASecond(guest));
    }

    @Test
    void whoStopsMovingIsLetSleep() {
        guest.publishing = false;
        net.runMs(1000);
        host.moving = false;
        host.publishing = false;
        net.runMs(3000);
        // What is sent once a second is heard of for half of it.
        assertEquals(25, ticksInASecond(guest), 3);
    }

    private int ticksInASecond(Person person) {
        int before = person.wire.ticks;
        net.runMs(1000);
        return person.wire.ticks - before;
    }
}
