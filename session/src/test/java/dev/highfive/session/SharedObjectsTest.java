package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.Ownership1;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SharedObjectsTest {
    private static final long MS = 1_000_000L;
    private static final long ONE_WAY_MS = 40;

    private final Net net = new Net();
    private final Someone ann = net.join(30);
    private final Someone ben = net.join(10);
    private final Someone cat = net.join(20);
    private final Object2 ball = new Object2();

    @Test
    void whatOneMakesAllKnowAsTheirs() {
        ann.objects.create(ball, 0);
        net.runMs(100);
        assertTrue(ann.objects.owns(ball.id));
        assertOwnerEverywhere(ann);
    }

    @Test
    void anObjectIsTakenInOneRoundTrip() {
        ann.objects.create(ball, 0);
        net.runMs(100);
        ben.objects.claim(ball.id, net.nowNs);
        assertTrue(ben.objects.isClaiming(ball.id));
        net.runMs(2 * ONE_WAY_MS + 1);
        assertTrue(ben.objects.owns(ball.id));
        net.runMs(ONE_WAY_MS);
        assertOwnerEverywhere(ben);
    }

    @Test
    void ofTwoWhoGrabAtOnceOneGetsItAndTheOthersSeeOneChange() {
        ann.objects.create(ball, 0);
        net.runMs(100);
        cat.ownersSeen.clear();
        ben.objects.claim(ball.id, net.nowNs);
        cat.objects.claim(ball.id, net.nowNs);
        net.runMs(2 * ONE_WAY_MS + 1);
        assertEquals(1, (ben.objects.owns(ball.id) ? 1 : 0) + (cat.objects.owns(ball.id) ? 1 : 0));
        assertFalse(ben.objects.isClaiming(ball.id));
        assertFalse(cat.objects.isClaiming(ball.id));
        net.runMs(1000);
        assertOwnerEverywhere(ben.objects.owns(ball.id) ? ben : cat);
        assertEquals(1, cat.ownersSeen.size(), "one change of owner");
    }

    @Test
    void whoLeavesDoesNotTakeTheObjectAlong() {
        ann.objects.create(ball, 0);
        net.runMs(100);
        net.leave(ann);
        net.runMs(100);
        assertOwnerEverywhere(ben);
        assertTrue(ben.publishing.contains(ball.id), "a late comer gets it from someone");
    }

    @Test
    void whoAsksOneThatLeavesGetsTheObjectFromItsHeir() {
        ann.objects.create(ball, 0);
        net.runMs(100);
        net.leave(ann);
        cat.objects.claim(ball.id, net.nowNs);
        net.runMs(1000);
        assertOwnerEverywhere(cat);
    }

    @Test
    void aClaimFromOneForAnotherIsIgnored() {
        ann.objects.create(ball, 0);
        net.runMs(100);
        Ownership1 forged = new Ownership1();
        forged.id = ball.id;
        forged.epoch = 2;
        forged.ownerSsrc = cat.ssrc;
        forged.claim = true;
        ann.objects.onOwnership(ben.ssrc, forged);
        ann.objects.answer();
        assertTrue(ann.objects.owns(ball.id));
    }

    @Test
    void nobodyBecomesTheOwnerByTheirOwnWordNorAtTheEndOfAllEpochs() {
        ann.objects.create(ball, 0);
        net.runMs(1500);
        for (int epoch : new int[] {2, 3, 1000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF}) {
            Ownership1 stolen = new Ownership1();
            stolen.id = ball.id;
            stolen.epoch = epoch;
            stolen.ownerSsrc = ben.ssrc;
            for (Someone victim : List.of(ann, cat)) {
                victim.receive(ben.ssrc, stolen);
            }
            stolen.ownerSsrc = cat.ssrc;
            ann.receive(ben.ssrc, stolen);
            assertOwnerEverywhere(ann);
        }
        cat.objects.claim(ball.id, net.nowNs);
        net.runMs(200);
        assertOwnerEverywhere(cat);
    }

    @Test
    void aSplitNetworkThatIsOneAgainHasOneOwner() {
        ann.objects.create(ball, 0);
        net.runMs(1500);
        net.leave(ann);
        net.runMs(2000);
        assertTrue(ben.objects.owns(ball.id), "the heir");
        net.people.add(ann);
        net.runMs(3000);
        assertOwnerEverywhere(ann);
        assertFalse(ben.publishing.contains(ball.id));
    }

    @Test
    void moreObjectsThanASessionHoldsAreRefused() {
        for (int index = 0; index < SharedObjects.MAX_OBJECTS + 10; index++) {
            Ownership1 said = new Ownership1();
            said.id = index;
            said.ownerSsrc = ben.ssrc;
            ann.objects.onOwnership(ben.ssrc, said);
            ann.objects.answer();
        }
        assertTrue(ann.objects.isShared(SharedObjects.MAX_OBJECTS - 1));
        assertFalse(ann.objects.isShared(SharedObjects.MAX_OBJECTS));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void manyGrabsOverALossyNetworkEndWithOneOwnerEverywhere(long seed) {
        net.random.setSeed(seed);
        net.lossPercent = 20;
        net.jitterMs = 60;
        ann.objects.create(ball, 0);
        net.runMs(2000);
        for (int round = 0; round < 50; round++) {
            net.people.get(net.random.nextInt(3)).objects.claim(ball.id, net.nowNs);
            net.people.get(net.random.nextInt(3)).objects.claim(ball.id, net.nowNs);
            net.runMs(net.random.nextInt(400));
        }
        // Whom no grant has reached, they believe the new owner once the old one has been silent for long.
        net.runMs(10_000);
        int owner = ann.owner(ball.id);
        assertEquals(owner, ben.owner(ball.id));
        assertEquals(owner, cat.owner(ball.id));
        for (Someone someone : net.people) {
            assertEquals(someone.ssrc == owner, someone.publishing.contains(ball.id), "who publishes");
            assertFalse(someone.objects.isClaiming(ball.id));
        }
    }

    private void assertOwnerEverywhere(Someone owner) {
        for (Someone someone : net.people) {
            assertEquals(owner.ssrc, someone.owner(ball.id), "the owner as " + someone.ssrc + " knows it");
        }
    }

    /** Messages with delay, jitter and loss; what is published is repeated every second, as a session does. */
    private static final class Net {
        final List<Someone> people = new ArrayList<>();
        final Random random = new Random(1);
        final TreeMap<Long, List<Runnable>> onTheWay = new TreeMap<>();
        int lossPercent;
        int jitterMs;
        long nowNs;

        Someone join(int ssrc) {
            Someone someone = new Someone(this, ssrc);
            people.add(someone);
            return someone;
        }

        void leave(Someone someone) {
            people.remove(someone);
        }

        void broadcast(Someone sender, Ownership1 said) {
            for (Someone receiver : people) {
                if (receiver != sender && random.nextInt(100) >= lossPercent) {
                    Ownership1 copy = new Ownership1();
                    copy.id = said.id;
                    copy.epoch = said.epoch;
                    copy.ownerSsrc = said.ownerSsrc;
                    copy.claim = said.claim;
                    long dueNs = nowNs + (ONE_WAY_MS + (jitterMs == 0 ? 0 : random.nextInt(jitterMs))) * MS;
                    onTheWay.computeIfAbsent(dueNs, due -> new ArrayList<>())
                            .add(() -> receiver.receive(sender.ssrc, copy));
                }
            }
        }

        void runMs(long ms) {
            for (long end = nowNs + ms * MS; nowNs < end; nowNs += MS) {
                while (!onTheWay.isEmpty() && onTheWay.firstKey() <= nowNs) {
                    onTheWay.pollFirstEntry().getValue().forEach(Runnable::run);
                }
                for (Someone someone : people) {
                    someone.objects.tick(nowNs);
                    if (nowNs / MS % 1000 == 0) {
                        someone.said.values().forEach(said -> broadcast(someone, said));
                    }
                }
            }
        }
    }

    private static final class Someone implements SharedObjects.Channel {
        final Net net;
        final int ssrc;
        final SharedObjects objects;
        final TreeSet<Long> publishing = new TreeSet<>();
        final TreeMap<Long, Ownership1> said = new TreeMap<>();
        final List<Integer> ownersSeen = new ArrayList<>();

        Someone(Net net, int ssrc) {
            this.net = net;
            this.ssrc = ssrc;
            objects = new SharedObjects(this, new Random(ssrc));
        }

        int owner(long id) {
            for (int candidate : new int[] {10, 20, 30}) {
                if (objects.isOwner(id, candidate)) {
                    return candidate;
                }
            }
            return 0;
        }

        void receive(int senderSsrc, Ownership1 message) {
            int before = owner(message.id);
            objects.onOwnership(senderSsrc, message);
            objects.answer();
            if (owner(message.id) != before) {
                ownersSeen.add(owner(message.id));
            }
        }

        @Override
        public int ownSsrc() {
            return ssrc;
        }

        @Override
        public boolean isPresent(int someSsrc) {
            return net.people.stream().anyMatch(someone -> someone.ssrc == someSsrc);
        }

        @Override
        public int lowestPresentSsrc() {
            return net.people.stream().mapToInt(someone -> someone.ssrc).min().orElseThrow();
        }

        @Override
        public void say(Ownership1 ownership) {
            keep(ownership);
            net.broadcast(this, ownership);
        }

        @Override
        public void stopSaying(long objectId) {
            if (!publishing.contains(objectId)) {
                said.remove(objectId);
            }
        }

        @Override
        public void publish(Ownership1 ownership, GameObject object, long sampleTimeNs) {
            adopt(ownership);
        }

        @Override
        public void stopPublishing(long objectId) {
            publishing.remove(objectId);
            said.remove(objectId);
        }

        @Override
        public void adopt(Ownership1 ownership) {
            publishing.add(ownership.id);
            say(ownership);
        }

        private void keep(Ownership1 ownership) {
            Ownership1 copy = new Ownership1();
            copy.id = ownership.id;
            copy.epoch = ownership.epoch;
            copy.ownerSsrc = ownership.ownerSsrc;
            copy.claim = ownership.claim;
            said.put(copy.id, copy);
        }
    }
}
