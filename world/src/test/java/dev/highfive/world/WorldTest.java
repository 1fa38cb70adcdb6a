package dev.highfive.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.Hand1;
import org.junit.jupiter.api.Test;

/** Who is there, what they have, and for how long. */
class WorldTest {
    private final World world = new World(new WorldOptions().sync(SyncMode.immediate()));
    private final Sender ann = new Sender(world, 1);

    @Test
    void aHeadAHandAndAThingAreShownAsTheyCame() {
        ann.send(0, Sender.head(1, 2, 3), Sender.hand(4, 5, 6), Sender.thing(7, 8, 9, 10));
        at(10);
        assertEquals(2, ann.participant.head().shown().location.y);
        assertEquals(6, ann.hand().shown().location.z);
        assertEquals(74 / 512f, ann.hand().shown().joints[74]);
        assertTrue(ann.hand().hasFingers());
        assertEquals(8, ann.thing(7).shown().location.x);
        assertEquals(1, ann.participant.objectCount());
        assertEquals(0, world.drops().total());
    }

    @Test
    void aHandIsNeverSeenThenTrackedThenLostThenTrackedAgain() {
        at(0);
        assertEquals(Tracking.NEVER, ann.hand().tracking());
        ann.send(10, Sender.hand(1, 0, 0));
        at(20);
        assertEquals(Tracking.TRACKED, ann.hand().tracking());
        assertEquals(Tracking.NEVER, ann.participant.hand(true).tracking());
        at(1600);
        assertEquals(Tracking.LOST, ann.hand().tracking());
        assertEquals(1600 * Sender.MS, ann.hand().trackingSinceNs());
        assertEquals(1, ann.hand().shown().location.x);
        ann.send(1700, Sender.hand(2, 0, 0));
        at(1700);
        assertEquals(Tracking.TRACKED, ann.hand().tracking());
        assertEquals(2, ann.hand().shown().location.x);
    }

    @Test
    void aHandWithoutFingersIsAHand() {
        ann.send(0, new Hand1());
        at(0);
        assertEquals(Tracking.TRACKED, ann.hand().tracking());
        assertEquals(false, ann.hand().hasFingers());
    }

    @Test
    void whoLeavesIsGoneThenEmptyThenForgotten() {
        ann.send(0, Sender.thing(7, 0, 0, 0));
        world.leave(ann.participant, 0);
        at(2000);
        assertEquals(Presence.GONE, ann.participant.presence());
        assertEquals(1, ann.participant.objectCount());
        at(4000);
        assertEquals(0, ann.participant.objectCount());
        assertEquals(1, world.participantCount());
        at(61_000);
        assertEquals(0, world.participantCount());
        assertNull(world.find(1));
    }

    @Test
    void whoReturnsIsTheSame() {
        world.leave(ann.participant, 0);
        ann.send(10, Sender.head(0, 0, 0));
        assertEquals(1, world.drops().of(WorldDrop.NOT_PRESENT));
        assertSame(ann.participant, world.join(1, "cname1", "Ann", 20));
        assertEquals(Presence.PRESENT, ann.participant.presence());
        assertEquals("Ann", ann.participant.name());
        ann.send(30, Sender.head(0, 0, 0));
        assertEquals(Tracking.TRACKED, ann.participant.head().tracking());
    }

    private void at(long timeMs) {
        world.at(timeMs * Sender.MS);
    }
}
