package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Allocation;
import dev.highfive.net.VirtualClock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two participants on real sockets, stepped by one thread so that all of what they allocate is counted. They send
 * so often that what happens once a second, such as introductions, is less than a byte a packet.
 */
class SessionAllocationTest {
    private static final int PACKETS = 60_000;
    private static final int RUNS = 2;

    private final VirtualClock clock = new VirtualClock();

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void sendingReceivingDecodingAndApplyingAllocatesNothing(boolean plain) throws Exception {
        try (SteppedParticipant host = SteppedParticipant.host(plain, clock);
                SteppedParticipant guest =
                        SteppedParticipant.join(host.session().link(), "guest", clock)) {
            run(host, guest, PACKETS / 2);
            assertEquals(1, host.status().presentCount());
            long before = host.received();
            long bytes = Allocation.of(() -> run(host, guest, PACKETS), RUNS);
            long received = (host.received() - before) / RUNS;
            assertTrue(received > 0.99 * PACKETS, received + " packets");
            assertEquals(0, bytes / PACKETS, bytes + " bytes for " + received + " packets");
        }
    }

    private void run(SteppedParticipant host, SteppedParticipant guest, int packets) {
        for (int packet = 0; packet < packets; packet++) {
            clock.advanceNs(100_000);
            guest.move();
            guest.frame();
            guest.network();
            host.network();
            host.frame();
        }
    }
}
