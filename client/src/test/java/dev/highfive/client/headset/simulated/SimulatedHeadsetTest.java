package dev.highfive.client.headset.simulated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.FrameTiming;
import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Layer;
import dev.highfive.client.headset.ProjectionLayer;
import dev.highfive.client.headset.Quad;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.net.VirtualClock;
import java.util.List;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class SimulatedHeadsetTest {
    private final VirtualClock clock = new VirtualClock();
    private final Script script = new Script(Physique.AVERAGE, 1, 0, 0, 0);
    private final SimulatedHeadset headset =
            new SimulatedHeadset(script, clock, timeNs -> clock.advanceNs(timeNs - clock.nanoTime()));
    private final FrameTiming timing = new FrameTiming();

    @Test
    void comesIntoFocusStepByStep() throws HeadsetException {
        assertEquals(HeadsetState.STOPPED, headset.poll());
        headset.start();
        assertEquals(HeadsetState.SYNCHRONIZED, headset.poll());
        assertEquals(HeadsetState.VISIBLE, headset.poll());
        assertEquals(HeadsetState.FOCUSED, headset.poll());
        assertEquals(HeadsetState.FOCUSED, headset.poll());
    }

    @Test
    void pacesFramesOnItsClock() throws HeadsetException {
        begin();
        headset.requestRefreshRate(90);
        headset.waitFrame(timing);
        headset.skip();
        long first = timing.displayTimeNs;
        for (int frame = 0; frame < 90; frame++) {
            assertTrue(headset.waitFrame(timing));
            headset.skip();
        }
        assertEquals(1e9, timing.displayTimeNs - first, 100);
        // Three frames late: those are left out, and the rhythm stays.
        clock.advanceNs(3 * timing.periodNs + 1000);
        headset.waitFrame(timing);
        assertEquals(0, (timing.displayTimeNs - first) % timing.periodNs);
    }

    @Test
    void complainsOfFramesOutOfTurn() throws HeadsetException {
        begin();
        List<Layer> eyes = List.of(new ProjectionLayer());
        assertThrows(IllegalStateException.class, headset::skip);
        headset.waitFrame(timing);
        assertThrows(IllegalStateException.class, () -> headset.waitFrame(timing));
        assertThrows(IllegalStateException.class, () -> headset.submit(eyes));
    }

    @Test
    void wantsPicturesOnlyWhereItHasTexturesAndIsSeen() throws HeadsetException {
        begin();
        headset.waitFrame(timing);
        assertFalse(timing.shouldRender);
        headset.skip();
        headset.pictures(7, 8, 640, 480, false);
        headset.waitFrame(timing);
        assertTrue(timing.shouldRender);
        RenderTarget target = new RenderTarget();
        headset.acquire(Eye.RIGHT, target);
        assertEquals(8, target.texture);
        headset.acquire(Eye.LEFT, target);
        assertEquals(480, target.height);
        headset.submit(List.of(new ProjectionLayer()));
        headset.become(HeadsetState.SYNCHRONIZED);
        headset.poll();
        headset.waitFrame(timing);
        assertFalse(timing.shouldRender);
    }

    @Test
    void showsFlatPicturesBesideThoseOfTheEyes() throws HeadsetException {
        assertThrows(HeadsetException.class, () -> headset.addQuad(64, 32, false));
        begin();
        headset.pictures(7, 8, 640, 480, false).quads((width, height) -> width + height);
        Quad quad = headset.addQuad(64, 32, false);
        headset.waitFrame(timing);
        assertFalse(quad.isDrawn());
        RenderTarget target = new RenderTarget();
        quad.acquire(target);
        assertEquals(96, target.texture);
        assertTrue(quad.isDrawn());
        headset.acquire(Eye.LEFT, target);
        headset.acquire(Eye.RIGHT, target);
        assertThrows(IllegalStateException.class, () -> headset.submit(List.of(quad)));
        List<Layer> layers = List.of(new ProjectionLayer(), quad);
        headset.submit(layers);
        assertEquals(layers, headset.shown());
        headset.start();
        assertFalse(quad.isDrawn(), "after a restart");
    }

    @Test
    void losesFocusTheDeviceAndTheSession() throws HeadsetException {
        begin();
        HandInput input = new HandInput();
        HandJoints hand = new HandJoints();
        headset.become(HeadsetState.VISIBLE);
        assertEquals(HeadsetState.VISIBLE, headset.poll());
        headset.readInput(Side.LEFT, clock.nanoTime(), input);
        assertEquals(HandInput.Source.NONE, input.source);
        headset.locateHand(Side.LEFT, clock.nanoTime(), hand);
        assertTrue(hand.isTracked());
        headset.become(HeadsetState.LOST);
        assertFalse(headset.waitFrame(timing));
        assertEquals(HeadsetState.LOST, headset.poll());
        headset.refuseStarts(1);
        assertThrows(HeadsetException.class, headset::start);
        headset.start();
        assertEquals(HeadsetState.SYNCHRONIZED, headset.poll());
        headset.requestExit();
        assertEquals(HeadsetState.EXITING, headset.poll());
    }

    @Test
    void seesHandsControllersAndNothing() throws HeadsetException {
        script.see(Side.LEFT, HandSight.CONTROLLER).see(Side.RIGHT, HandSight.LOST);
        begin();
        HandInput input = new HandInput();
        HandJoints hand = new HandJoints();
        long now = clock.nanoTime() + 1_000_000;
        headset.locateHand(Side.LEFT, now, hand);
        assertFalse(hand.isTracked());
        headset.readInput(Side.LEFT, now, input);
        assertEquals(HandInput.Source.CONTROLLER, input.source);
        assertTrue(input.gripPose.isValid());
        headset.readInput(Side.RIGHT, now, input);
        assertEquals(HandInput.Source.NONE, input.source);
        assertFalse(input.gripPose.isValid());
    }

    @Test
    void standsWhereItIsPlacedUntilTheNextStart() throws HeadsetException {
        begin();
        headset.waitFrame(timing);
        long now = timing.displayTimeNs;
        TrackedPose head = new TrackedPose();
        HandJoints hand = new HandJoints();
        headset.locateHead(now, head);
        headset.locateHand(Side.LEFT, now, hand);
        float reach = hand.position(Joint.PALM, new Vector3f()).distance(head.position);
        headset.placeHead(0.3f, -0.4f, -2);
        TrackedPose placed = new TrackedPose();
        headset.locateHead(now, placed);
        assertTrue(placed.position.equals(new Vector3f(0.3f, head.position.y, -0.4f), 1e-5f));
        Vector3f ahead = placed.orientation.transform(new Vector3f(0, 0, -1));
        assertEquals(-2, Math.atan2(-ahead.x, -ahead.z), 1e-4);
        headset.locateHand(Side.LEFT, now, hand);
        assertEquals(reach, hand.position(Joint.PALM, new Vector3f()).distance(placed.position), 1e-5f);
        assertTrue(hand.has(Joint.PALM, HandJoints.LINEAR_VELOCITY_VALID));
        assertEquals(1, headset.recentrings(now));
        headset.start();
        headset.locateHead(now, placed);
        assertTrue(placed.position.equals(head.position, 1e-5f));
        assertEquals(2, headset.recentrings(now));
    }

    @Test
    void eyesAreApartAndTheHeadBetweenThem() throws HeadsetException {
        begin();
        EyeView left = new EyeView();
        EyeView right = new EyeView();
        TrackedPose head = new TrackedPose();
        headset.locateViews(clock.nanoTime(), left, right);
        headset.locateHead(clock.nanoTime(), head);
        assertEquals(Physique.AVERAGE.ipd, left.position.distance(right.position), 1e-5f);
        Vector3f middle = left.position.add(right.position, new Vector3f()).mul(0.5f);
        assertTrue(middle.equals(head.position, 1e-5f));
        assertTrue(right.position.x > left.position.x);
    }

    private void begin() throws HeadsetException {
        headset.start();
        for (int step = 0; step < 3; step++) {
            headset.poll();
        }
    }
}
