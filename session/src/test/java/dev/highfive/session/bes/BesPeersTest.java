package dev.highfive.session.bes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.bes.BesReader;
import dev.highfive.codec.bes.BesSchemas;
import dev.highfive.codec.bes.BesWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What two who speak Binary Entity Stream come to know of each other. */
class BesPeersTest {
    private static final String BAD = "loss=20,delay=30,jitter=20,reorder=10,duplicate=5,seed=";

    private VirtualPair net = new VirtualPair("delay=5");

    @Test
    void whatIsSubscribedToComesAndNothingElse() {
        OwnType heads = net.annHas.introduce(BesSchemas.HEAD);
        OwnType things = net.annHas.introduce(BesSchemas.OBJECT);
        net.benSees.wishes.put(BesSchemas.HEAD, new long[] {1});
        net.benSees.wishes.put(BesSchemas.OBJECT, null);
        OwnEntity head = net.annHas.add(heads);
        VirtualPair.place(head, 1, 2, 3);
        VirtualPair.put(head, "ipd", new BesWriter(4).float32(0.06f));
        VirtualPair.place(net.annHas.add(things), 4, 5, 6);
        net.runMs(300);
        assertEquals(1, net.benSees.entities.size());
        RemoteEntity seen = net.benSees.entities.get(head.id());
        BesReader position = seen.read(seen.schema().named("position"));
        assertEquals(1, position.float32());
        assertEquals(2, position.float32());
        assertFalse(seen.has(seen.schema().named("ipd")));
        assertTrue(net.benSees.equalsTo(net.annHas));
        VirtualPair.put(head, "ipd", new BesWriter(4).float32(0.07f));
        long before = net.bytes;
        net.runMs(30);
        assertTrue(net.bytes - before < 60, "a change that nobody wants is not told");
    }

    @Test
    void bothSidesIntroduceEntitiesWithIdsOfTheirOwn() {
        OwnEntity anns = net.annHas.add(net.annHas.introduce(BesSchemas.HEAD));
        OwnEntity bens = net.benHas.add(net.benHas.introduce(
                "data:,<vwipschema target=\"entity\"><property nid=\"7\"><name>mood</name><type>str</type></property>"
                        + "</vwipschema>"));
        VirtualPair.place(anns, 1, 1, 1);
        VirtualPair.put(bens, "mood", new BesWriter(20).string("fine"));
        net.runMs(300);
        assertEquals(anns.id(), bens.id());
        assertTrue(net.benSees.equalsTo(net.annHas));
        assertTrue(net.annSees.equalsTo(net.benHas));
        RemoteEntity seen = net.annSees.entities.get(bens.id());
        assertEquals("fine", seen.read(seen.schema().find(7)).string());
    }

    @Test
    void aLostPacketComesAgainUnderItsOwnIdWithoutWhatWasSupersededSince() {
        OwnEntity head = net.annHas.add(net.annHas.introduce(BesSchemas.HEAD));
        VirtualPair.place(head, 0, 0, 0);
        net.runMs(1000);
        List<Long> lost = new ArrayList<>();
        List<Long> again = new ArrayList<>();
        net.lets = (id, resend) -> {
            (resend ? again : lost).add(id);
            return resend;
        };
        VirtualPair.place(head, 1, 0, 0);
        VirtualPair.put(head, "ipd", new BesWriter(4).float32(0.06f));
        net.runMs(34);
        assertEquals(1, lost.size());
        net.lets = (id, resend) -> {
            if (resend) {
                again.add(id);
            }
            return true;
        };
        VirtualPair.place(head, 2, 0, 0);
        int before = net.benSees.changes;
        net.runMs(200);
        assertEquals(lost, again);
        assertEquals(before + 2, net.benSees.changes, "the newer place, and the other value that was lost");
        assertTrue(net.benSees.equalsTo(net.annHas));
    }

    @Test
    void whatIsToldOfAnEntityBeforeItIsKnownIsToldAgain() {
        OwnType heads = net.annHas.introduce(BesSchemas.HEAD);
        net.runMs(1000);
        boolean[] losing = {true};
        net.lets = (id, resend) -> !losing[0];
        OwnEntity head = net.annHas.add(heads);
        VirtualPair.put(head, "ipd", new BesWriter(4).float32(0.06f));
        net.runMs(34);
        losing[0] = false;
        for (int step = 1; step <= 10; step++) {
            VirtualPair.place(head, step, 0, 0);
            net.runMs(10);
        }
        net.runMs(300);
        assertTrue(net.drops.of(BesDrop.TOO_EARLY) > 0);
        assertTrue(net.benSees.equalsTo(net.annHas));
    }

    @Test
    void subscriptionsCanBeChangedEndedAndTakenUpAgain() {
        OwnType heads = net.annHas.introduce(BesSchemas.HEAD);
        OwnEntity head = net.annHas.add(heads);
        VirtualPair.place(head, 1, 2, 3);
        VirtualPair.put(head, "ipd", new BesWriter(4).float32(0.06f));
        net.benSees.wishes.put(BesSchemas.HEAD, new long[] {1});
        net.runMs(300);
        RemoteType seen = net.benSees.types.get(BesSchemas.HEAD);
        net.ben.subscribe(seen, null);
        net.runMs(300);
        assertTrue(net.benSees.entities.isEmpty());
        net.benSees.wishes.put(BesSchemas.HEAD, new long[] {1, 4});
        net.ben.subscribe(seen, new long[] {1, 4, 77});
        net.runMs(300);
        assertTrue(net.benSees.equalsTo(net.annHas));
        net.annHas.remove(head);
        net.runMs(300);
        assertTrue(net.benSees.entities.isEmpty());
        assertEquals(0, net.drops.of(BesDrop.BAD_PACKET));
    }

    @Test
    void whoLeavesTakesTheirEntitiesAlong() {
        net.annHas.add(net.annHas.introduce(BesSchemas.HEAD));
        net.runMs(300);
        assertEquals(1, net.benSees.entities.size());
        net.ann.close();
        net.runMs(20);
        assertTrue(net.ben.isGone());
        assertTrue(net.benSees.entities.isEmpty());
    }

    @Test
    void whoIsSilentForFiveSecondsIsGone() {
        net.annHas.add(net.annHas.introduce(BesSchemas.HEAD));
        net.runMs(6000);
        assertFalse(net.ben.isGone());
        net.lets = (id, resend) -> false;
        net.runMs(5300);
        assertTrue(net.ben.isGone());
        assertTrue(net.benSees.entities.isEmpty());
    }

    /** The aim: within a second after changes stop, whatever was lost. Entities come and go all the while. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void aSecondAfterTheLastChangeBothSidesAreTheSameOnABadNetwork(int seed) {
        net = new VirtualPair(BAD + seed);
        Random random = new Random(seed);
        OwnType[] types = {
            net.annHas.introduce(BesSchemas.HEAD), net.annHas.introduce(BesSchemas.OBJECT),
        };
        OwnType bens = net.benHas.introduce(BesSchemas.OBJECT);
        List<OwnEntity> entities = new ArrayList<>();
        for (int round = 0; round < 120; round++) {
            if (entities.size() < 10 || random.nextInt(10) == 0) {
                entities.add(net.annHas.add(types[random.nextInt(2)]));
            }
            for (OwnEntity entity : entities) {
                VirtualPair.place(entity, round, random.nextFloat(), 0);
            }
            if (random.nextInt(5) == 0) {
                net.annHas.remove(entities.remove(random.nextInt(entities.size())));
            }
            if (round % 10 == 0) {
                VirtualPair.place(net.benHas.add(bens), round, 0, 0);
            }
            RemoteType seen = net.benSees.types.get(BesSchemas.OBJECT);
            if (round % 40 == 39 && seen != null) {
                boolean end = round == 39;
                net.ben.subscribe(seen, end ? null : new long[] {1, 2});
                net.benSees.wishes.put(BesSchemas.OBJECT, end ? null : new long[] {1, 2});
            }
            net.runMs(33);
        }
        net.runMs(1000);
        assertTrue(net.benSees.equalsTo(net.annHas), "what Ben sees");
        assertTrue(net.annSees.equalsTo(net.benHas), "what Ann sees");
        assertEquals(0, net.drops.of(BesDrop.BAD_PACKET));
        assertEquals(0, net.drops.of(BesDrop.BAD_NACK));
    }

    @Test
    void aPeerHasBoundedTypesAndEntities() {
        OwnType type = null;
        for (int count = 0; count < 100; count++) {
            OwnType next = net.annHas.introduce(BesSchemas.PERSON);
            type = type == null ? next : type;
        }
        for (int count = 0; count < 1500; count++) {
            net.annHas.add(type);
        }
        net.runMs(2000);
        assertEquals(Receiving.MAX_ENTITIES, net.ben.entityCount());
        assertTrue(net.drops.of(BesDrop.TOO_MANY) >= 36 + 476);
    }

    @Test
    void aValueThatIsNoneIsRefusedWhereItIsMade() {
        OwnEntity head = net.annHas.add(net.annHas.introduce(BesSchemas.HEAD));
        assertEquals(
                "That is no vec(3,float(32)).",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> VirtualPair.put(head, "position", new BesWriter(9).float32(1)))
                        .getMessage());
        assertEquals(
                "There is no schema urn:x here, and none is fetched.",
                assertThrows(IllegalArgumentException.class, () -> net.annHas.introduce("urn:x"))
                        .getMessage());
    }
}
