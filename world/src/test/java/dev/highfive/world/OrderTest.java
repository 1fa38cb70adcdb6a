package dev.highfive.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

/** Packets come late, twice, out of order, and from senders whose clocks do as they like. */
class OrderTest {
    private final World world = new World(new WorldOptions().sync(SyncMode.immediate()));
    private final Sender ann = new Sender(world, 1);

    @Test
    void anOlderStateDoesNotReplaceANewerOne() {
        ann.send(30, Sender.hand(3, 0, 0));
        ann.send(10, 40, Sender.hand(1, 0, 0));
        assertShown(3, 50);
        assertEquals(1, world.drops().of(WorldDrop.STALE));
    }

    @Test
    void theSameStateTwiceIsTheSameStateOnce() {
        ann.send(10, Sender.hand(1, 0, 0));
        ann.send(10, 40, Sender.hand(1, 0, 0));
        assertShown(1, 50);
        assertEquals(1, world.drops().of(WorldDrop.REPEATED));
    }

    @Test
    void ofTwoStatesInOnePacketTheLaterCounts() {
        ann.send(10, Sender.hand(1, 0, 0), Sender.hand(2, 0, 0));
        assertShown(2, 50);
    }

    @Test
    void whatIsSentAgainLaterStaysWhatItWas() {
        ann.send(0, Sender.hand(1, 0, 0));
        ann.send(100, Sender.hand(2, 0, 0));
        var old = Sender.hand(1, 0, 0);
        old.timeMs = ann.wallMs(0);
        Sender.apply(world, ann.participant, Sender.payload(old), 1000 * Sender.MS, 1000 * Sender.MS);
        assertShown(2, 1000);
        assertEquals(1, world.drops().of(WorldDrop.STALE));
    }

    @Test
    void time1WrapsEvery65SecondsUnnoticed() {
        for (int second = 0; second < 200; second++) {
            ann.send(1000 * second, Sender.hand(second, 0, 0));
            assertShown(second, 1000 * second);
        }
        assertEquals(0, world.drops().total());
    }

    @Test
    void aStateAfterAMinuteOfSilenceCounts() {
        ann.send(0, Sender.thing(1, 1, 0, 0));
        ann.send(65_436, Sender.thing(1, 2, 0, 0));
        ann.send(165_436, Sender.thing(1, 3, 0, 0));
        world.at(165_436 * Sender.MS);
        assertEquals(3, ann.thing(1).shown().location.x);
    }

    @Test
    void aSenderWhoseWallClockIsSetBackIsHeardAgainSoon() {
        sendSteadily(0, 3000);
        ann.wallStepMs = -20_000;
        sendSteadily(3000, 8000);
        assertShown(7.99f, 8000);
    }

    @Test
    void aSenderWhoseWallClockIsSetForwardIsHeardOn() {
        sendSteadily(0, 3000);
        ann.wallStepMs = 20_000;
        sendSteadily(3000, 8000);
        assertShown(7.99f, 8000);
    }

    @Test
    void aSenderThatRestartsIsTheSameAndNotHeldToItsOldTimes() {
        ann.send(60_000, Sender.hand(1, 0, 0), Sender.thing(5, 0, 0, 0));
        assertSame(ann.participant, world.join(77, "cname1", "name1", 61_000 * Sender.MS));
        assertEquals(77, ann.participant.ssrc());
        assertEquals(Tracking.LOST, ann.hand().tracking());
        assertEquals(0, ann.participant.objectCount());
        ann.wallStepMs = -30_000;
        ann.send(30_000, 61_010, Sender.hand(2, 0, 0));
        assertShown(2, 61_010);
        assertEquals(Tracking.TRACKED, ann.hand().tracking());
    }

    private void sendSteadily(int fromMs, int toMs) {
        for (int timeMs = fromMs; timeMs < toMs; timeMs += 10) {
            ann.send(timeMs, Sender.hand(timeMs / 1000f, 0, 0));
        }
    }

    private void assertShown(float x, long timeMs) {
        world.at(timeMs * Sender.MS);
        assertEquals(x, ann.hand().shown().location.x, 1e-4f);
    }
}
