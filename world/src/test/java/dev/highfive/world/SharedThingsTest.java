package dev.highfive.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Things that are everybody's, moved by whoever owns them. */
class SharedThingsTest {
    private static final long CUP = 0xC0FFEE_C0FFEEL;

    private enum Mode {
        IMMEDIATE,
        DELAY,
        ROLLBACK
    }

    private int owner;
    private World world;
    private Sender ann;
    private Sender bob;

    @ParameterizedTest
    @EnumSource
    void onlyTheOwnerMovesIt(Mode mode) {
        begin(mode);
        ann.send(0, Sender.thing(CUP, 1, 0, 0));
        bob.send(10, Sender.thing(CUP, 2, 0, 0));
        world.at(200 * Sender.MS);
        assertEquals(1, world.sharedCount());
        assertEquals(1, world.shared(0).shown().location.x);
        assertEquals(1, world.drops().of(WorldDrop.NOT_OWNER));
        assertEquals(0, ann.participant.objectCount());
    }

    @ParameterizedTest
    @EnumSource
    void aNewOwnerIsNotHeldToTheTimesOfTheOld(Mode mode) {
        begin(mode);
        bob.wallStepMs = -5000;
        ann.send(1000, Sender.thing(CUP, 1, 0, 0));
        WorldThing cup = world.findShared(CUP);
        world.at(1000 * Sender.MS);
        owner = 2;
        bob.send(990, 1001, Sender.thing(CUP, 2, 0, 0));
        bob.send(1020, Sender.thing(CUP, 2, 0, 0));
        for (int timeMs = 1020; timeMs < 3000; timeMs += 14) {
            world.at(timeMs * Sender.MS);
        }
        assertEquals(2, cup.shown().location.x, 1e-4f);
        assertSame(bob.participant, cup.source());
        assertSame(cup, world.findShared(CUP));
    }

    @ParameterizedTest
    @EnumSource(names = {"DELAY", "ROLLBACK"})
    void othersSeeNoJumpWhenItChangesHands(Mode mode) {
        begin(mode);
        float last = 0;
        for (int timeMs = 0; timeMs < 3000; timeMs += 10) {
            if (timeMs == 1500) {
                owner = 2;
                bob.wallStepMs = 7777;
            }
            float x = timeMs / 10_000f + (timeMs < 1500 ? 0 : 0.05f);
            (owner == 1 ? ann : bob).send(timeMs, Sender.thing(CUP, x, 0, 0));
            world.at(timeMs * Sender.MS);
            float shown = world.findShared(CUP).shown().location.x;
            float most = mode == Mode.DELAY ? 0.052f : 0.0165f;
            assertTrue(shown - last <= most, "jump of " + (shown - last) + " at " + timeMs);
            assertTrue(shown >= last, "back at " + timeMs);
            last = shown;
        }
    }

    @ParameterizedTest
    @EnumSource
    void anOwnerWhoLeavesDoesNotTakeItAlong(Mode mode) {
        begin(mode);
        ann.send(0, Sender.thing(CUP, 1, 0, 0), Sender.thing(5, 0, 0, 0));
        world.leave(ann.participant, 10 * Sender.MS);
        world.at(70_000 * Sender.MS);
        assertEquals(1, world.participantCount());
        assertEquals(1, world.findShared(CUP).shown().location.x);
        owner = 2;
        bob.send(70_010, Sender.thing(CUP, 1.001f, 0, 0));
        for (int timeMs = 70_010; timeMs < 71_000; timeMs += 14) {
            world.at(timeMs * Sender.MS);
        }
        assertEquals(1.001f, world.findShared(CUP).shown().location.x, 1e-5f);
    }

    @ParameterizedTest
    @EnumSource
    void anOwnerWhoRestartsMovesItOn(Mode mode) {
        begin(mode);
        ann.send(60_000, Sender.thing(CUP, 1, 0, 0));
        world.join(3, "cname1", "", 61_000 * Sender.MS);
        owner = 3;
        ann.wallStepMs = -40_000;
        ann.send(61_010, Sender.thing(CUP, 1.01f, 0, 0));
        for (int timeMs = 61_010; timeMs < 62_000; timeMs += 14) {
            world.at(timeMs * Sender.MS);
        }
        assertEquals(1.01f, world.findShared(CUP).shown().location.x, 1e-5f);
    }

    @ParameterizedTest
    @EnumSource
    void aThingOfOnesOwnBecomesEverybodys(Mode mode) {
        begin(mode);
        owner = 0;
        ann.send(0, Sender.thing(CUP, 1, 0, 0));
        WorldObject cup = ann.participant.find(ObjectKind.THING, CUP);
        assertNotNull(cup);
        owner = 1;
        ann.send(10, Sender.thing(CUP, 1, 0, 0));
        assertSame(cup, world.findShared(CUP));
        assertEquals(0, ann.participant.objectCount());
    }

    @ParameterizedTest
    @EnumSource
    void ourOwnIsShownAtOnceAndPredictedFromThereWhenTaken(Mode mode) {
        begin(mode);
        owner = 9;
        Participant self = world.joinLocal(9, "us", "us", 0);
        world.begin(self, 0, 0);
        world.take(Sender.thing(CUP, 1, 0, 0));
        world.at(20 * Sender.MS);
        assertEquals(1, world.findShared(CUP).shown().location.x);
        owner = 1;
        ann.send(40, Sender.thing(CUP, 1.1f, 0, 0));
        world.at(40 * Sender.MS);
        float first = world.findShared(CUP).shown().location.x;
        assertTrue(mode == Mode.ROLLBACK ? first > 1 && first <= 1.0151f : first >= 1, "" + first);
        for (int timeMs = 50; timeMs < 500; timeMs += 10) {
            world.at(timeMs * Sender.MS);
        }
        assertEquals(1.1f, world.findShared(CUP).shown().location.x, 1e-5f);
    }

    private void begin(Mode mode) {
        owner = 1;
        SyncMode sync =
                switch (mode) {
                    case IMMEDIATE -> SyncMode.immediate();
                    case DELAY -> SyncMode.delay(50 * Sender.MS);
                    case ROLLBACK -> SyncMode.rollback();
                };
        world = new World(new WorldOptions().sync(sync).ownership(new Ownership() {
            @Override
            public boolean isShared(long objectId) {
                return objectId == CUP && owner != 0;
            }

            @Override
            public boolean mayUpdate(long objectId, Participant from) {
                return from.ssrc() == owner;
            }
        }));
        ann = new Sender(world, 1);
        bob = new Sender(world, 2);
    }
}
