package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.net.Clock;
import dev.highfive.net.transport.SlowCable;
import dev.highfive.world.Participant;
import dev.highfive.world.SyncMode;
import dev.highfive.world.Tracking;
import java.net.InetAddress;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A headset on a cable that carries half as much again as it sends, and then nothing for a second. The head is as high
 * as it is late, so that what is shown tells how old it is.
 */
@Timeout(120)
class CableTest {
    private static final double BYTES_PER_SECOND = 20_000;
    private static final long STALL_MS = 1000;
    private static final double SECONDS_A_METRE = 10;
    private static final double NS = 1e-9;
    /** Of two sessions and of the cable, one after the other. */
    private static final int THREADS = 5;

    private final Head1 head = new Head1();
    private final Hand2 left = new Hand2();
    private final Hand2 right = new Hand2();
    private final long startNs = Clock.SYSTEM.nanoTime();
    private Session host;
    private Session headset;
    private double worstAge;
    /** By how much this very thread was held up, as others may have been, which is the machine's doing. */
    private double worstTurn;

    private int older;

    @Test
    void whatIsShownIsNeverOlderThanTheStallAndNothingIsQueued() throws Exception {
        left.id = 1;
        left.left = true;
        right.id = 2;
        host = Session.host(
                "test",
                InetAddress.getLoopbackAddress(),
                false,
                new SessionOptions().overTcp(true).sync(SyncMode.immediate()));
        try (SlowCable cable = new SlowCable(host.link().port(), BYTES_PER_SECOND)) {
            headset = Session.join(host.link().at("127.0.0.1", cable.port()), new SessionOptions());
            while (!isSeen()) {
                turn(Double.POSITIVE_INFINITY);
            }
            run(3, 1);
            System.out.println("MEASURED: age over a cable of 20 kB/s: " + worstAge + " s at most");
            cable.stall(STALL_MS);
            run(4, 0.5);
            long dropped = headset.status().drops.getOrDefault(Drop.NOT_SENT, 0L);
            System.out.println("MEASURED: that stalls for a second: " + worstAge + " s, " + dropped
                    + " packets dropped, " + older + " frames that came late");
            assertTrue(
                    worstAge < 1.2 + THREADS * worstTurn, worstAge + " s, with " + worstTurn + " s of this thread's");
            assertTrue(dropped >= 8, dropped + " packets were dropped");
            worstTurn = 0;
            run(2, 0.5);
            assertTrue(
                    worstAge < 0.35 + THREADS * worstTurn, worstAge + " s, with " + worstTurn + " s of this thread's");
            headset.close();
        } finally {
            host.close();
        }
    }

    private void run(double seconds, double old) {
        worstAge = 0;
        older = 0;
        double end = now() + seconds;
        while (now() < end) {
            turn(old);
        }
    }

    private void turn(double old) {
        double begin = now();
        head.location.y = (float) (begin / SECONDS_A_METRE);
        head.timeMs = (int) Clock.SYSTEM.wallMillis();
        left.timeMs = head.timeMs;
        right.timeMs = head.timeMs;
        left.location.x = head.location.y;
        right.location.x = head.location.y;
        headset.publish(head, Clock.SYSTEM.nanoTime());
        headset.publish(left, Clock.SYSTEM.nanoTime());
        headset.publish(right, Clock.SYSTEM.nanoTime());
        headset.advance(Clock.SYSTEM.nanoTime());
        host.advance(Clock.SYSTEM.nanoTime());
        headset.status(); // it is kept up to date for who looks at it
        if (isSeen()) {
            double age = now() - seen().head().shown().location.y * SECONDS_A_METRE;
            worstAge = Math.max(worstAge, age);
            older += age > old ? 1 : 0;
        }
        LockSupport.parkNanos(14_000_000);
        worstTurn = Math.max(worstTurn, now() - begin - 0.014);
    }

    private boolean isSeen() {
        return seen() != null && seen().head().tracking() == Tracking.TRACKED;
    }

    private Participant seen() {
        return host.world().find(headset.ownSsrc());
    }

    private double now() {
        return (Clock.SYSTEM.nanoTime() - startNs) * NS;
    }
}
