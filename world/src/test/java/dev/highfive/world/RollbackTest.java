package dev.highfive.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.Object2;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Predicted to the time of display, and corrected without a jump. */
class RollbackTest {
    private static final long FRAME_NS = 1_000_000_000 / 72;

    private final World world = new World(new WorldOptions().sync(SyncMode.rollback()));
    private final Sender ann = new Sender(world, 1);

    @Test
    void aThingMovesTurnsAndGrowsAtItsRates() {
        Object2 thing = Sender.thing(1, 1, 2, 3);
        thing.location.setVelocity(1, -2, 0.5f);
        thing.rotation.inOneSecond.set(0, (float) Math.sin(0.5), 0, (float) Math.cos(0.5));
        thing.scale.setVelocity(0.5f, 0, -0.5f);
        ann.send(0, thing);
        world.at(100 * Sender.MS);
        Object2 shown = ann.thing(1).shown();
        assertEquals(1.1f, shown.location.x, 1e-5f);
        assertEquals(1.8f, shown.location.y, 1e-5f);
        assertEquals(Math.sin(0.05), shown.rotation.now.j, 1e-4f);
        assertEquals(1.05f, shown.scale.x, 1e-4f);
        assertEquals(0.95f, shown.scale.z, 1e-4f);
        assertEquals(1, shown.location.vx);
    }

    @Test
    void nothingFliesAwayWhenSamplesStayOut() {
        Object2 thing = Sender.thing(1, 0, 0, 0);
        thing.location.setVelocity(1, 0, 0);
        Head1 head = Sender.head(0, 0, 0);
        head.location.setVelocity(1, 0, 0);
        Hand2 hand = Sender.hand(0, 0, 0);
        hand.location.setVelocity(1, 0, 0);
        ann.send(0, thing, head, hand);
        for (int timeMs = 0; timeMs <= 400; timeMs += 10) {
            world.at(timeMs * Sender.MS);
        }
        assertEquals(0.2f, ann.thing(1).shown().location.x, 1e-5f);
        assertEquals(0.1f, ann.participant.head().shown().location.x, 1e-5f);
        assertEquals(0.035f, ann.hand().shown().location.x, 0.01f);
        for (int timeMs = 400; timeMs <= 910; timeMs += 10) {
            world.at(timeMs * Sender.MS);
        }
        assertEquals(0, ann.thing(1).shown().location.x);
        assertEquals(0, ann.hand().shown().location.x);
    }

    @Test
    void aHandThatMovesSteadilyIsPredictedToGoOn() {
        for (int timeMs = 0; timeMs <= 330; timeMs += 33) {
            Hand2 hand = Sender.hand(timeMs / 1000f, 0, 0);
            hand.location.setVelocity(1, 0, 0);
            ann.send(timeMs, hand);
        }
        world.at(380 * Sender.MS);
        assertEquals(0.38f, ann.hand().shown().location.x, 0.003f);
    }

    @Test
    void aHandThatWavesIsPredictedToTurnBack() {
        double frequency = 2 * Math.PI * 2;
        for (int timeMs = 0; timeMs <= 1122; timeMs += 33) {
            double seconds = timeMs / 1000.0;
            Hand2 hand = Sender.hand((float) (0.1 * Math.sin(frequency * seconds)), 0, 0);
            hand.location.setVelocity((float) (0.1 * frequency * Math.cos(frequency * seconds)), 0, 0);
            ann.send(timeMs, hand);
        }
        // At 1.122 s it is near its end and about to turn.
        world.at(1222 * Sender.MS);
        assertEquals(0.1 * Math.sin(frequency * 1.222), ann.hand().shown().location.x, 0.012);
    }

    @Test
    void aHandThatReachesForSomethingIsNotPredictedToSwingBack() {
        for (int timeMs = 0; timeMs <= 396; timeMs += 33) {
            // Half a metre with the least jerk, as arms do it.
            double part = timeMs / 450.0;
            Hand2 hand = Sender.hand((float) (0.5 * part * part * part * (10 + part * (6 * part - 15))), 0, 0);
            hand.location.setVelocity((float) (0.5 * 30 * Math.pow(part * (1 - part), 2) / 0.45), 0, 0);
            ann.send(timeMs, hand);
        }
        float last = 0;
        for (int timeMs = 396; timeMs <= 496; timeMs += 10) {
            world.at(timeMs * Sender.MS);
            float shown = ann.hand().shown().location.x;
            assertTrue(shown >= last, shown + " after " + last);
            last = shown;
        }
        assertEquals(0.5f, last, 0.015f);
    }

    /** Half a millimetre of noise, seen in two frames of 90 a second, is a velocity of up to 90 mm/s. */
    @Test
    void aHandAtRestDoesNotSwimWithTheNoiseOfItsTracking() {
        SplittableRandom random = new SplittableRandom(1);
        double palm = 0;
        double tip = 0;
        for (int timeMs = 0; timeMs < 3300; timeMs += 33) {
            Hand2 hand = Sender.hand(0, 0, 0);
            hand.joints[4] = 0.1f;
            float before = between(random, 5e-4);
            hand.location.x = between(random, 5e-4);
            hand.location.setVelocity((hand.location.x - before) * 90, 0, 0);
            for (int index = 0; index < hand.joints.length; index++) {
                hand.joints[index] += between(random, 5e-4);
            }
            ann.send(timeMs, hand);
            world.at((timeMs + 100) * Sender.MS);
            palm += Math.abs(ann.hand().shown().location.x) / 100;
            tip += Math.abs(ann.hand().shown().joints[4] - 0.1f) / 100;
        }
        assertTrue(palm < 1e-3, "palm " + palm);
        assertTrue(tip < 1e-3, "tip " + tip);
    }

    @Test
    void whatIsFastIsOverSoon() {
        for (int speed = 1; speed <= 4; speed++) {
            Sender sender = new Sender(new World(new WorldOptions().sync(SyncMode.rollback())), 1);
            Hand2 hand = Sender.hand(0, 0, 0);
            hand.location.setVelocity(speed, 0, 0);
            sender.send(0, hand);
            sender.world.at(200 * Sender.MS);
            float way = sender.hand().shown().location.x;
            assertTrue(way > 0.03f && way < 0.05f, way + " m at " + speed + " m/s");
        }
    }

    @Test
    void aTurnThatTheWireCannotTellIsSeenFromTheRotations() {
        double speed = 8;
        for (int timeMs = 0; timeMs <= 330; timeMs += 33) {
            Hand2 hand = Sender.hand(0, 0, 0);
            float half = (float) (speed * timeMs / 1000 / 2);
            hand.rotation.now.set(0, (float) Math.sin(half), 0, (float) Math.cos(half));
            MotionEstimator.setInOneSecond(hand.rotation, 0, (float) speed, 0);
            ann.send(timeMs, hand);
        }
        world.at(380 * Sender.MS);
        Quaternion shown = new Quaternion().set(ann.hand().shown().rotation.now);
        Quaternion truth = new Quaternion().setTurn(0, (float) (speed * 0.38), 0);
        assertEquals(0, new Quaternion().between(truth, shown).angle(), 0.05);
    }

    @Test
    void fingersGoOnInTheFrameOfThePalm() {
        for (int timeMs = 0; timeMs <= 330; timeMs += 33) {
            Hand2 hand = Sender.hand(0, 0, 0);
            hand.joints[4] = timeMs / 10_000f;
            ann.send(timeMs, hand);
        }
        world.at(380 * Sender.MS);
        assertEquals(0.038f, ann.hand().shown().joints[4], 0.0005f);
    }

    @Test
    void aHandThatIsFoundAgainAppearsWhereItIs() {
        ann.send(0, Sender.hand(0, 0, 0));
        world.at(0);
        world.at(2000 * Sender.MS);
        assertEquals(Tracking.LOST, ann.hand().tracking());
        ann.send(2010, Sender.hand(0.5f, 1, 0));
        world.at(2010 * Sender.MS);
        assertEquals(0.5f, ann.hand().shown().location.x);
        assertEquals(0, ann.hand().correctionMetres());
    }

    @Test
    void whatIsMovedFarAtOnceAppearsThere() {
        ann.send(0, Sender.thing(1, 0, 0, 0));
        world.at(0);
        ann.send(30, Sender.thing(1, 5, 0, 0));
        world.at(30 * Sender.MS);
        assertEquals(5, ann.thing(1).shown().location.x);
    }

    @Test
    void whatComesBackOrMovesWithSomethingElseAppearsThere() {
        Object2 thing = Sender.thing(1, 0, 0, 0);
        ann.send(0, thing);
        world.at(0);
        thing.location.set(1, 0, 0);
        thing.active = false;
        ann.send(10, thing);
        world.at(10 * Sender.MS);
        thing.active = true;
        ann.send(20, thing);
        world.at(20 * Sender.MS);
        assertEquals(1, ann.thing(1).shown().location.x);
        thing.location.set(0.2f, 0, 0);
        thing.parent.set(9);
        ann.send(30, thing);
        world.at(30 * Sender.MS);
        assertEquals(0.2f, ann.thing(1).shown().location.x);
    }

    @Test
    void aSlowScreenIsCorrectedAsFarAsTheFramesThatItSkips() {
        ann.send(0, Sender.thing(1, 0, 0, 0));
        world.at(0);
        ann.send(10, Sender.thing(1, 1, 0, 0));
        world.at(5 * FRAME_NS);
        assertEquals(5 * Correction.MAX_STEP, ann.thing(1).shown().location.x, 1e-3f);
        world.at(5 * FRAME_NS + FRAME_NS / 2);
        assertEquals(5.5f * Correction.MAX_STEP, ann.thing(1).shown().location.x, 1e-3f);
    }

    /** The one world hears of a sample, its twin does not: what lies between them is the correction. */
    @Property(tries = 60)
    void noJointIsCorrectedByMoreThan15MillimetresInAFrame(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Hand2[] hands = new Hand2[12];
        for (int index = 0; index < hands.length; index++) {
            hands[index] = wildHand(random, index == 0 ? null : hands[index - 1]);
        }
        for (int heard = 1; heard < hands.length; heard++) {
            Sender hearing = replay(hands, heard);
            Sender deaf = replay(hands, heard);
            long frameNs = heard * 2 * FRAME_NS;
            hearing.send(frameNs / Sender.MS, hands[heard]);
            for (int frame = 0; frame < 2; frame++) {
                hearing.world.at(frameNs + frame * FRAME_NS);
                deaf.world.at(frameNs + frame * FRAME_NS);
                if (frame == 0) {
                    float moved =
                            largestDistance(hearing.hand().shown(), deaf.hand().shown());
                    float allowed = hearing.hand().correctionMetres();
                    assertTrue(moved <= allowed + 2e-4f, moved + " reported as " + allowed);
                }
                assertTrue(hearing.hand().correctionMetres() <= Correction.MAX_STEP);
            }
        }
    }

    /** A hand that was shown two frames for each sample up to this one. */
    private static Sender replay(Hand2[] hands, int count) {
        Sender sender = new Sender(new World(new WorldOptions().sync(SyncMode.rollback())), 1);
        for (int index = 0; index < count; index++) {
            long timeNs = index * 2 * FRAME_NS;
            sender.send(timeNs / Sender.MS, hands[index]);
            sender.world.at(timeNs);
            sender.world.at(timeNs + FRAME_NS);
        }
        // All differences of before are gone, so that only the next sample makes one.
        for (int frame = 0; frame < 400; frame++) {
            sender.hand().correction.shrink(FRAME_NS * 1e-9f);
        }
        return sender;
    }

    private static Hand2 wildHand(SplittableRandom random, Hand2 before) {
        Hand2 hand = Sender.hand(between(random, 0.3), 1 + between(random, 0.3), between(random, 0.3));
        hand.location.setVelocity(between(random, 3), between(random, 3), between(random, 3));
        new Quaternion()
                .setTurn(between(random, 2), between(random, 2), between(random, 2))
                .copyTo(hand.rotation.now);
        MotionEstimator.setInOneSecond(hand.rotation, between(random, 12), between(random, 12), between(random, 12));
        for (int index = 0; index < hand.joints.length; index++) {
            hand.joints[index] = (before == null ? 0 : before.joints[index] / 2) + between(random, 0.1);
        }
        return hand;
    }

    private static float between(SplittableRandom random, double limit) {
        return (float) random.nextDouble(-limit, limit);
    }

    private static float largestDistance(Hand2 one, Hand2 other) {
        float largest = 0;
        float[] a = inRoom(one);
        float[] b = inRoom(other);
        for (int index = 0; index < a.length; index += 3) {
            largest = Math.max(largest, (float) Math.hypot(
                    a[index] - b[index], Math.hypot(a[index + 1] - b[index + 1], a[index + 2] - b[index + 2])));
        }
        return largest;
    }

    /** The palm and the joints, turned one by one by q v q*. */
    private static float[] inRoom(Hand2 hand) {
        float[] places = new float[hand.joints.length + 3];
        Quaternion q = new Quaternion().set(hand.rotation.now);
        Quaternion inverse = new Quaternion().set(-q.x, -q.y, -q.z, q.w);
        for (int index = 0; index < places.length; index += 3) {
            boolean palm = index == hand.joints.length;
            Quaternion v = new Quaternion()
                    .set(
                            palm ? 0 : hand.joints[index],
                            palm ? 0 : hand.joints[index + 1],
                            palm ? 0 : hand.joints[index + 2],
                            0);
            Quaternion turned = new Quaternion().set(q).multiply(v).multiply(inverse);
            places[index] = hand.location.x + turned.x;
            places[index + 1] = hand.location.y + turned.y;
            places[index + 2] = hand.location.z + turned.z;
        }
        return places;
    }
}
