package dev.highfive.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.Hand2;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What was true some time ago, and all that lies between two states. */
class DelayTest {
    private final World world = new World(new WorldOptions().sync(SyncMode.delay(100 * Sender.MS)));
    private final Sender ann = new Sender(world, 1);

    @Test
    void betweenTwoStatesIsWhatLiesBetweenThem() {
        Hand2 first = Sender.hand(0, 0, 0);
        Hand2 second = Sender.hand(2, 0, 4);
        second.rotation.now.set(0, (float) Math.sin(0.5), 0, (float) Math.cos(0.5));
        second.joints[10] += 0.1f;
        ann.send(0, first);
        ann.send(40, second);
        at(130);
        Hand2 shown = ann.hand().shown();
        assertEquals(1.5f, shown.location.x, 1e-5f);
        assertEquals(3, shown.location.z, 1e-5f);
        assertEquals(Math.sin(0.375), shown.rotation.now.j, 1e-3f);
        assertEquals(first.joints[10] + 0.075f, shown.joints[10], 1e-3f);
        at(500);
        assertEquals(2, shown.location.x);
    }

    @Test
    void aStateThatComesOutOfOrderButInTimeIsUsed() {
        ann.send(0, Sender.hand(0, 0, 0));
        ann.send(60, Sender.hand(6, 0, 0));
        ann.send(30, 70, Sender.hand(9, 0, 0));
        assertEquals(0, world.drops().total());
        at(130);
        assertEquals(9, ann.hand().shown().location.x, 1e-4f);
        ann.send(20, 140, Sender.hand(1, 0, 0));
        assertEquals(1, world.drops().of(WorldDrop.LATE));
        ann.send(30, 140, Sender.hand(9, 0, 0));
        assertEquals(1, world.drops().of(WorldDrop.REPEATED));
    }

    @Test
    void aHandThatIsFoundAgainDoesNotGlide() {
        ann.send(0, Sender.hand(0, 0, 0));
        for (int timeMs = 0; timeMs < 3000; timeMs += 10) {
            at(timeMs);
        }
        ann.send(3000, Sender.hand(1, 0, 0));
        at(3090);
        assertEquals(0, ann.hand().shown().location.x);
        at(3100);
        assertEquals(1, ann.hand().shown().location.x);
    }

    @Test
    void aDelayIsFromNothingToASecond() {
        assertThrows(IllegalArgumentException.class, () -> SyncMode.delay(-5));
        assertThrows(IllegalArgumentException.class, () -> SyncMode.delay(1_000_000_001));
    }

    @Test
    void theAdaptiveDelayFollowsWhatTheNetworkDoesWithoutAJumpInSpeed() {
        World adaptive = new World(new WorldOptions().sync(SyncMode.adaptiveDelay()));
        Sender bob = new Sender(adaptive, 2);
        SplittableRandom random = new SplittableRandom(1);
        long[] arrivals = new long[20_000 / 33];
        int[] jitterMs = {5, 80, 5};
        long settledNs = 0;
        for (int phase = 0; phase < jitterMs.length; phase++) {
            long start = phase * 20_000L;
            for (int packet = 0; packet < arrivals.length; packet++) {
                arrivals[packet] = start + 33 * packet + 10 + random.nextInt(jitterMs[phase] + 1);
            }
            float lastX = Float.NaN;
            boolean[] sent = new boolean[arrivals.length];
            for (long timeMs = start; timeMs < start + 20_000; timeMs += 10) {
                for (int packet = 0; packet < arrivals.length; packet++) {
                    if (!sent[packet] && arrivals[packet] <= timeMs) {
                        sent[packet] = true;
                        long sampleMs = start + 33L * packet;
                        bob.send(sampleMs, arrivals[packet], Sender.hand(sampleMs / 1000f, 0, 0));
                    }
                }
                adaptive.at(timeMs * Sender.MS);
                float x = bob.hand().shown().location.x;
                if (timeMs > start + 5000 && !Float.isNaN(lastX)) {
                    assertTrue(x >= lastX, "back at " + timeMs);
                    assertTrue(x - lastX < 0.06f, "jump of " + (x - lastX) + " at " + timeMs);
                }
                lastX = x;
            }
            settledNs = bob.participant.delayNs();
            long neededNs = (10 + jitterMs[phase] + 33) * Sender.MS;
            assertEquals(neededNs, settledNs, 12 * Sender.MS, "jitter " + jitterMs[phase]);
        }
    }

    private void at(long timeMs) {
        world.at(timeMs * Sender.MS);
    }
}
