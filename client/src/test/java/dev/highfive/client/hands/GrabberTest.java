package dev.highfive.client.hands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.simulated.HandSight;
import dev.highfive.client.headset.simulated.Physique;
import dev.highfive.client.headset.simulated.Script;
import dev.highfive.codec.Allocation;
import dev.highfive.net.VirtualClock;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class GrabberTest {
    private static final Vector3f HERE = new Vector3f(0.15f, 1.15f, -0.45f);
    private static final Vector3f THERE = new Vector3f(0.3f, 1.3f, -0.35f);

    private int shakes;
    private final VirtualClock clock = new VirtualClock();
    private final Table table = new Table(0.05f, HERE);
    private final Script script = new Script(Physique.AVERAGE, 4, 0, 0, 0);
    private final Grabber grabber = new Grabber(table.of("A"), (side, amplitude, seconds) -> shakes++);

    @Test
    void pinchedThingIsCarriedAndStaysWhereItIsLetGo() {
        double taken = script.reach(Side.RIGHT, HERE).pinch(Side.RIGHT).now();
        double released = script.carry(Side.RIGHT, THERE).release(Side.RIGHT).now();
        script.rest(Side.RIGHT);
        Actor actor = new Actor(script, clock, grabber);
        run(taken, actor);
        assertTrue(grabber.isHolding(Side.RIGHT));
        assertFalse(grabber.isHolding(Side.LEFT));
        assertTrue(table.place().distance(HERE) < 0.02f);
        run(released - taken, actor);
        assertFalse(grabber.isHolding(Side.RIGHT));
        run(script.now() - released, actor);
        assertTrue(table.place().distance(THERE) < 0.03f, () -> "left at " + table.place());
        assertEquals(0, table.thing.location.vx);
        assertEquals("A", table.owner);
        assertEquals(1, shakes);
    }

    @Test
    void thingTurnsWithTheHandAndKeepsItsPlaceInIt() {
        double taken = script.reach(Side.RIGHT, HERE).pinch(Side.RIGHT).now();
        script.carryAlong(Side.RIGHT).face(-1, 0);
        Actor actor = new Actor(script, clock, grabber);
        run(taken + 0.1, actor);
        float distance = FingerGestures.pinchPoint(actor.body.hand(Side.RIGHT).joints, new Vector3f())
                .distance(grabber.held(Table.ID).position);
        run(script.now() - taken, actor);
        Vector3f pinch = FingerGestures.pinchPoint(actor.body.hand(Side.RIGHT).joints, new Vector3f());
        assertEquals(distance, pinch.distance(table.place()), 2e-3f);
        assertTrue(table.turn().angle() > 0.7f);
    }

    @Test
    void thingMovesInTheHandBeforeItIsGrantedAndIsToldOnlyAfterwards() {
        double closing = script.reach(Side.RIGHT, HERE).now();
        script.pinch(Side.RIGHT).carry(Side.RIGHT, THERE);
        Actor actor = new Actor(script, clock, grabber);
        run(closing, actor);
        while (!grabber.isHolding(Side.RIGHT)) {
            run(0.01, actor);
        }
        assertNotNull(grabber.held(Table.ID));
        assertEquals(0, table.published);
        run(0.3, actor);
        assertTrue(table.published > 10);
    }

    @Test
    void thingSlipsFromWhoIsNotGivenIt() {
        table.owner = "B";
        table.generous = false;
        script.reach(Side.RIGHT, HERE).pinch(Side.RIGHT).carry(Side.RIGHT, THERE);
        Actor actor = new Actor(script, clock, grabber);
        run(script.now(), actor);
        assertFalse(grabber.isHolding(Side.RIGHT));
        assertNull(grabber.held(Table.ID));
        assertTrue(table.place().equals(HERE, 1e-6f));
    }

    @Test
    void thingPassesToWhoTakesItFromTheHand() {
        Vector3f between = new Vector3f(0, 1.25f, -0.5f);
        script.reach(Side.RIGHT, HERE).pinch(Side.RIGHT).carry(Side.RIGHT, between);
        double offered = script.now();
        script.pause(3).release(Side.RIGHT).rest(Side.RIGHT);
        Script other = new Script(Physique.AVERAGE, 9, 0, -1, (float) Math.PI)
                .at(offered)
                .reach(Side.RIGHT, between)
                .pinch(Side.RIGHT);
        double taken = other.now();
        Vector3f away = new Vector3f(-0.3f, 1.3f, -0.75f);
        other.carry(Side.RIGHT, away).release(Side.RIGHT).rest(Side.RIGHT);
        Grabber others = new Grabber(table.of("B"), (side, amplitude, seconds) -> {});
        Actor one = new Actor(script, clock, grabber);
        Actor two = new Actor(other, clock, others);
        run(offered, one, two);
        assertTrue(grabber.isHolding(Side.RIGHT));
        run(taken - offered + 0.2, one, two);
        assertTrue(others.isHolding(Side.RIGHT));
        assertFalse(grabber.isHolding(Side.RIGHT));
        run(Math.max(script.now(), other.now()) - taken, one, two);
        assertEquals("B", table.owner);
        assertTrue(table.place().distance(away) < 0.05f, () -> "left at " + table.place());
    }

    @Test
    void twoHandsScaleAThingAndOneGoesOnWithIt() {
        table.thing.scale.set(0.2f, 0.1f, 0.1f);
        Vector3f centre = new Vector3f(0, 1.2f, -0.42f);
        WireAxes.setPosition(table.thing.location, centre);
        script.reach(Side.RIGHT, new Vector3f(0.1f, 1.2f, -0.42f)).pinch(Side.RIGHT);
        double held = script.now();
        script.at(0)
                .reach(Side.LEFT, new Vector3f(-0.1f, 1.2f, -0.42f))
                .at(held)
                .pinch(Side.LEFT);
        double both = script.now();
        script.carry(Side.LEFT, new Vector3f(-0.2f, 1.2f, -0.42f))
                .at(both)
                .carry(Side.RIGHT, new Vector3f(0.2f, 1.2f, -0.42f));
        double scaled = script.now();
        script.release(Side.RIGHT).carry(Side.LEFT, new Vector3f(-0.3f, 1.4f, -0.42f));
        Actor actor = new Actor(script, clock, grabber);
        run(both, actor);
        assertTrue(grabber.isHolding(Side.LEFT) && grabber.isHolding(Side.RIGHT));
        run(scaled - both, actor);
        assertEquals(0.4f, table.thing.scale.x, 0.03f);
        assertEquals(0.2f, table.thing.scale.y, 0.015f);
        assertTrue(table.place().distance(centre) < 0.03f);
        run(script.now() - scaled, actor);
        assertTrue(grabber.isHolding(Side.LEFT));
        assertFalse(grabber.isHolding(Side.RIGHT));
        assertEquals(0.4f, table.thing.scale.x, 0.03f);
        assertTrue(table.place().y > 1.3f);
    }

    @Test
    void controllersDoTheSame() {
        // The hand closes around a controller, whose middle is what takes things.
        double reached = script.reach(Side.RIGHT, HERE).now();
        script.at(0).see(Side.RIGHT, HandSight.CONTROLLER).at(reached).hold(Side.RIGHT, HandPoses.FIST);
        double taken = script.now();
        script.carry(Side.RIGHT, THERE);
        Actor actor = new Actor(script, clock, grabber);
        run(reached, actor);
        WireAxes.setPosition(table.thing.location, actor.body.hand(Side.RIGHT).input.gripPose.position);
        Vector3f before = table.place();
        run(taken - reached, actor);
        assertTrue(grabber.isHolding(Side.RIGHT));
        run(script.now() - taken, actor);
        assertTrue(table.place().distance(before) > 0.15f);
    }

    @Test
    void handOutOfSightHoldsOnForAMomentOnly() {
        double taken = script.reach(Side.RIGHT, HERE).pinch(Side.RIGHT).now();
        script.at(taken + 0.1)
                .see(Side.RIGHT, HandSight.LOST)
                .at(taken + 0.3)
                .see(Side.RIGHT, HandSight.TRACKED)
                .at(taken + 1)
                .see(Side.RIGHT, HandSight.LOST);
        Actor actor = new Actor(script, clock, grabber);
        run(taken + 0.25, actor);
        assertTrue(grabber.isHolding(Side.RIGHT));
        run(0.5, actor);
        assertTrue(grabber.isHolding(Side.RIGHT));
        run(0.7, actor);
        assertFalse(grabber.isHolding(Side.RIGHT));
        assertTrue(table.place().distance(HERE) < 0.03f);
    }

    @Test
    void pinchingElsewhereTakesNothing() {
        script.reach(Side.RIGHT, THERE).pinch(Side.RIGHT).carry(Side.RIGHT, HERE);
        Actor actor = new Actor(script, clock, grabber);
        run(script.now(), actor);
        assertFalse(grabber.isHolding(Side.RIGHT));
        assertEquals("nobody", table.owner);
    }

    @Test
    void carriesWithoutAllocating() {
        double taken = script.reach(Side.RIGHT, HERE).pinch(Side.RIGHT).now();
        Actor actor = new Actor(script, clock, grabber);
        run(taken, actor);
        assertTrue(grabber.isHolding(Side.RIGHT));
        assertEquals(0, Allocation.of(() -> {
            for (int frame = 0; frame < 500; frame++) {
                clock.advanceMs(10);
                actor.frame();
            }
        }));
    }

    private void run(double seconds, Actor... actors) {
        for (double time = 0; time < seconds; time += 0.01) {
            clock.advanceMs(10);
            for (Actor actor : actors) {
                actor.frame();
            }
        }
    }
}
