package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.Object2;
import dev.highfive.net.Clock;
import dev.highfive.session.link.SessionLink;
import dev.highfive.world.WorldView;
import java.io.IOException;
import java.net.InetAddress;
import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A session with its own threads on real sockets, under a flood. It goes on for so many frames, not for so long: with a
 * host that stands still the test would not end.
 */
@Timeout(120)
class FloodTest {
    /** After so many rounds all that has a bound has reached it: participants, things, shared ones. */
    private static final int FULL_AFTER = 300;

    private static final long FRAMES = 100;
    private static final int INVENTED_SOURCES = 10_000;
    private static final long MAX_GROWTH = 4L << 20;

    private final Object2 ball = new Object2();
    private final AtomicLong framesWithoutSomeone = new AtomicLong();
    private LivePerson host;
    private LivePerson ann;
    private LivePerson ben;
    private LivePerson withWrongKey;
    private ManInTheMiddle middle;
    private Flood flood;

    @BeforeEach
    void meet() throws Exception {
        host = new LivePerson(Session.host("flood", InetAddress.getLoopbackAddress(), false, new SessionOptions()));
        SessionLink link = host.session.link();
        middle = new ManInTheMiddle(link.port());
        ann = join(link.at(link.host(), middle.port()));
        ben = join(link);
        withWrongKey = join(SessionLink.random(link.host(), link.port(), link.name(), new SecureRandom()));
        flood = new Flood(link, middle);
        host.ask(() -> {
            ball.location.set(1, 2, 3);
            ball.timeMs = (int) Clock.SYSTEM.wallMillis();
            host.session.objects().create(ball, Clock.SYSTEM.nanoTime());
            return null;
        });
        await(
                "all are there",
                () -> host.ask(() -> ann.isPresentIn(host.session.world())
                        && ben.isPresentIn(host.session.world())
                        && host.session.world().find(flood.insiderSsrc()) != null));
        await("enough was overheard", () -> middle.kept().size() > 100);
        host.watcher =
                world -> framesWithoutSomeone.addAndGet(ann.isPresentIn(world) && ben.isPresentIn(world) ? 0 : 1);
    }

    @AfterEach
    void leave() throws Exception {
        for (LivePerson person : new LivePerson[] {withWrongKey, ben, ann, host}) {
            person.leave();
        }
        flood.close();
        middle.close();
    }

    @Test
    void theWorldStaysAsTheHonestOnesSay() throws Exception {
        long startNs = Clock.SYSTEM.nanoTime();
        long sentBefore = host.session.status().fullStatesSent;
        for (int round = 0; round < FULL_AFTER; round++) {
            throwAll();
        }
        long heapBefore = heap();
        long untilFrame = host.frames() + FRAMES;
        // Those who were invented and then never heard again time out, so the table is full only now and then.
        boolean full = false;
        while (host.frames() < untilFrame || flood.inventedSources() < 2 * INVENTED_SOURCES || !full) {
            throwAll();
            full |= host.session.status().drops.containsKey(Drop.TOO_MANY_PARTICIPANTS);
        }
        for (LivePerson honest : List.of(host, ann, ben)) {
            honest.rest();
        }
        await("each is where they are for the others", () -> {
            boolean all = true;
            for (LivePerson one : List.of(host, ann, ben)) {
                WorldView world = one.session.world();
                all &= one.ask(() -> host.isWhereItIsIn(world)
                        && ann.isWhereItIsIn(world)
                        && ben.isWhereItIsIn(world)
                        && world.findShared(ball.id) != null
                        && world.findShared(ball.id).shown().location.y == 2);
            }
            return all;
        });
        assertEquals(0, framesWithoutSomeone.get(), "frames in which somebody was missing");
        long grown = heap() - heapBefore;
        assertTrue(grown < MAX_GROWTH, grown + " bytes of heap more than before");
        // The status is of a second ago at most.
        long elapsedNs = Clock.SYSTEM.nanoTime() - startNs + 1_000_000_000L;
        assertWithinBounds(sentBefore + elapsedNs / 50_000_000 + 1);
    }

    private void throwAll() throws Exception {
        assertNull(host.failure());
        flood.fromStrangers();
        flood.fromTheWay(ann.session.ownSsrc(), host.session.ownSsrc());
        flood.fromInside(ann.session.ownSsrc(), host.session.ownSsrc(), ball.id);
        Thread.sleep(3);
    }

    private void assertWithinBounds(long mostFullStates) throws Exception {
        SessionStatus status = host.session.status();
        System.out.println("MEASURED: " + status.peers.size() + " peers, " + status.fullStateRequests + " requests, "
                + status.fullStatesSent + " answers, " + status.drops);
        assertTrue(status.peers.size() <= Peers.MAX, status.peers.size() + " peers");
        assertTrue(status.fullStatesSent <= mostFullStates, status.fullStatesSent + " of " + mostFullStates);
        assertTrue(status.fullStateRequests > 1000, status.fullStateRequests + " requests");
        for (Drop drop : List.of(
                Drop.WRONG_KEY,
                Drop.UNKNOWN_SOURCE,
                Drop.REPLAYED,
                Drop.MALFORMED_RTCP,
                Drop.NOT_OURS,
                Drop.TOO_LONG,
                Drop.TOO_MANY_PARTICIPANTS)) {
            assertTrue(status.drops.containsKey(drop), drop + " is not among " + status.drops);
        }
        host.ask(() -> {
            WorldView world = host.session.world();
            int objects = world.find(flood.insiderSsrc()).objectCount();
            assertTrue(objects <= 1024, objects + " objects of one");
            assertTrue(world.participantCount() <= 256, world.participantCount() + " participants");
            assertTrue(host.session.decodeErrors().total() > 0, "nothing was malformed");
            return null;
        });
    }

    private static LivePerson join(SessionLink link) throws IOException {
        return new LivePerson(Session.join(link, new SessionOptions()));
    }

    private static long heap() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static void await(String what, Callable<Boolean> condition) throws Exception {
        long startMs = System.currentTimeMillis();
        while (!condition.call()) {
            assertTrue(System.currentTimeMillis() - startMs < 30_000, "waited in vain until " + what);
            Thread.sleep(20);
        }
    }
}
