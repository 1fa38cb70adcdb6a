package dev.highfive.net.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;

class LocalAddressTest {
    private static final InetSocketAddress OTHER = new InetSocketAddress("127.0.0.1", 9);

    @Test
    void whoIsBoundToAllAddressesIsSeenByTheOneThatLeadsThere() {
        LocalAddress own = new LocalAddress(new InetSocketAddress(5004));
        assertEquals(new InetSocketAddress("127.0.0.1", 5004), own.towards(OTHER));
        assertSame(own.towards(OTHER), own.towards(new InetSocketAddress("127.0.0.1", 10)));
    }

    @Test
    void familyIsThatOfTheOther() {
        LocalAddress own = new LocalAddress(new InetSocketAddress(5004));
        assertEquals(4, own.towards(OTHER).getAddress().getAddress().length);
        assertFalse(own.towards(OTHER).getAddress().isAnyLocalAddress());
    }

    @Test
    void whoIsBoundToOneAddressIsSeenByThat() throws Exception {
        InetSocketAddress bound = new InetSocketAddress(InetAddress.getByName("127.0.0.7"), 5004);
        assertSame(bound, new LocalAddress(bound).towards(OTHER));
    }
}
