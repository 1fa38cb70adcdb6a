package dev.highfive.client.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.simulated.HandSight;
import dev.highfive.client.headset.simulated.Physique;
import dev.highfive.client.headset.simulated.Script;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.codec.Allocation;
import dev.highfive.net.VirtualClock;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The loop on a simulated headset, which complains of every frame out of turn, on a virtual clock. */
class FrameLoopTest {
    private final VirtualClock clock = new VirtualClock();
    private final Script script = new Script(Physique.AVERAGE, 5, 0, 0, 0);
    private final SimulatedHeadset headset = new SimulatedHeadset(script, clock, this::sleepUntil);
    private final RecordingSession session = new RecordingSession();
    private final Drawer drawer = new Drawer();
    private final FrameLoop loop = new FrameLoop(headset, session, drawer, clock, this::sleepUntil);
    private final Map<Integer, Runnable> plan = new HashMap<>();
    private int turns;

    FrameLoopTest() {
        loop.with(body -> {
            Runnable planned = plan.get(++turns);
            if (planned != null) {
                planned.run();
            }
        });
    }

    private void sleepUntil(long timeNs) {
        clock.advanceNs(Math.max(0, timeNs - clock.nanoTime()));
    }

    private void at(int turn, Runnable action) {
        plan.put(turn, action);
    }

    /** Asked to stop, a device that runs wants one frame more. */
    private void runTurns(int count) throws HeadsetException {
        at(count - 1, loop::stop);
        loop.run();
    }

    @Test
    void everyFramePublishesTheBodyAndShowsTheWorldAtDisplayTime() throws HeadsetException {
        headset.pictures(1, 2, 64, 64, false);
        runTurns(600);
        assertEquals(600, loop.meter().frames());
        assertEquals(0, loop.meter().missed());
        assertEquals(600, session.heads);
        assertEquals(1200, session.hands);
        assertEquals(600, session.advances);
        // The first frame is before anything can be seen.
        assertEquals(599, drawer.prepared);
        assertEquals(2 * 599, drawer.drawn);
        assertEquals(599, loop.meter().drawn());
        assertEquals(session.advancedToNs, drawer.preparedForNs);
        assertEquals(Physique.AVERAGE.ipd, session.ipd, 1e-5f);
        assertEquals(HeadsetState.STOPPED, headset.state());
        assertEquals(1e9 / 72, loop.meter().intervals().meanNs(), 10);
    }

    @Test
    void rateAndRoomThatWereAskedForAreAskedForAgainWhenTheDeviceIsBack() throws HeadsetException {
        loop.atRefreshRate(90).with(new PassthroughSwitch(headset, true));
        at(20, () -> headset.requestRefreshRate(72));
        at(30, () -> headset.become(HeadsetState.LOST));
        loop.with(body -> {
            if (loop.restarts() == 1 && body.head.isValid()) {
                loop.stop();
            }
        });
        loop.run();
        assertEquals(1, loop.restarts());
        assertEquals(1e9 / 90, loop.meter().intervals().percentileNs(0.01), 1e9 / 90 / 10);
        assertTrue(headset.isPassthroughShown());
    }

    @Test
    void menuButtonShowsAndHidesTheRealRoomOnceAPress() {
        PassthroughSwitch session = new PassthroughSwitch(headset, false);
        Body body = new Body();
        StringBuilder shown = new StringBuilder();
        for (char menu : "..mm..m.".toCharArray()) {
            body.hand(Side.LEFT).input.menu = menu == 'm';
            session.act(body);
            shown.append(headset.isPassthroughShown() ? 'R' : '.');
        }
        assertEquals("..RRRR..", shown.toString());
    }

    @Test
    void nothingIsDrawnThatNobodyWouldSee() throws HeadsetException {
        headset.become(HeadsetState.SYNCHRONIZED);
        headset.pictures(1, 2, 64, 64, false);
        runTurns(50);
        assertEquals(50, loop.meter().frames());
        assertEquals(0, drawer.drawn);
        assertTrue(session.hands > 0);
    }

    @Test
    void handsStayWhenFocusIsTaken() throws HeadsetException {
        at(100, () -> headset.become(HeadsetState.VISIBLE));
        runTurns(200);
        assertEquals(400, session.hands);
    }

    @Test
    void lostHandIsToldOnceMoreAtRestAndWithdrawnAndFoundWhereItIs() throws HeadsetException {
        script.walkTo(0, -3).at(1).see(Side.RIGHT, HandSight.LOST).at(2).see(Side.RIGHT, HandSight.TRACKED);
        at(140, () -> {
            assertEquals(0, session.last().speed);
            assertTrue(session.withdrawn.contains("Hand2 2"));
            assertFalse(session.withdrawn.contains("Hand2 1"));
        });
        runTurns(216);
        long gaps = 0;
        for (int index = 1; index < session.rightHands.size(); index++) {
            RecordingSession.HandUpdate before = session.rightHands.get(index - 1);
            RecordingSession.HandUpdate after = session.rightHands.get(index);
            if (after.timeNs - before.timeNs > 100_000_000) {
                gaps++;
                assertEquals(0, before.speed);
                assertTrue(after.speed > 0);
                assertTrue(after.distance(before) > 0.3);
            } else if (before.speed > 0 && after.speed > 0) {
                assertTrue(after.distance(before) < 0.05);
            }
        }
        assertEquals(1, gaps);
    }

    @Test
    void switchBetweenHandAndControllerDoesNotJump() throws HeadsetException {
        script.walkTo(0, -3).at(1).see(Side.RIGHT, HandSight.CONTROLLER).at(2).see(Side.RIGHT, HandSight.TRACKED);
        runTurns(216);
        int switches = 0;
        for (int index = 1; index < session.rightHands.size(); index++) {
            RecordingSession.HandUpdate before = session.rightHands.get(index - 1);
            RecordingSession.HandUpdate after = session.rightHands.get(index);
            switches += before.fingers == after.fingers ? 0 : 1;
            assertTrue(after.distance(before) < 0.03, () -> "Jumps by " + after.distance(before));
        }
        assertEquals(2, switches);
        assertEquals("Hand2 2", session.withdrawn.get(0));
        assertEquals("Hand1 2", session.withdrawn.get(1));
    }

    @Test
    void controllersCarryOnWhereHandsAreNotTracked() throws HeadsetException {
        headset.withoutHandTracking();
        runTurns(100);
        assertFalse(session.last().fingers);
    }

    @Test
    void velocitiesAreEstimatedWhereTheDeviceHasNone() throws HeadsetException {
        headset.withoutVelocities();
        script.walkTo(0, -3);
        double[] told = new double[1];
        at(140, () -> told[0] = session.last().speed);
        runTurns(145);
        RecordingSession.HandUpdate one = session.rightHands.get(138);
        RecordingSession.HandUpdate two = session.rightHands.get(139);
        double speed = (Math.abs(two.x - one.x) + Math.abs(two.y - one.y) + Math.abs(two.z - one.z))
                / ((two.timeNs - one.timeNs) * 1e-9);
        assertTrue(speed > 0.3);
        assertEquals(speed, told[0], 0.15 * speed);
    }

    @Test
    void headsetThatNobodyWearsSaysNothing() throws HeadsetException {
        at(50, () -> headset.putOn(false));
        at(100, () -> assertEquals(3, session.withdrawn.size()));
        runTurns(100);
        assertTrue(session.heads <= 52);
    }

    @Test
    void lostDeviceComesBackByItselfAfterGrowingPauses() throws HeadsetException {
        long[] lostNs = new long[1];
        at(100, () -> {
            headset.refuseStarts(3);
            headset.become(HeadsetState.LOST);
            lostNs[0] = clock.nanoTime();
        });
        loop.with(body -> {
            if (loop.restarts() == 1 && body.head.isValid()) {
                loop.stop();
            }
        });
        loop.run();
        assertEquals(1, loop.restarts());
        // 0.25 + 0.5 + 1 + 2 s.
        assertEquals(3.75, (clock.nanoTime() - lostNs[0]) / 1e9, 0.5);
        assertTrue(session.advances > 100 + 150, "The room went on meanwhile: " + session.advances);
        assertTrue(session.withdrawn.contains("Head1 0"));
    }

    @Test
    void noDeviceAtTheBeginningIsSaid() {
        headset.refuseStarts(1);
        assertThrows(HeadsetException.class, loop::run);
    }

    @Test
    void endsWhenTheDeviceEndsTheSession() throws HeadsetException {
        at(30, () -> headset.become(HeadsetState.EXITING));
        loop.run();
        assertEquals(30, turns);
    }

    @ParameterizedTest
    @EnumSource(names = {"IDLE", "SYNCHRONIZED", "VISIBLE", "FOCUSED", "LOST"})
    void stopsInEveryState(HeadsetState state) throws HeadsetException {
        headset.refuseStarts(0);
        at(10, () -> {
            headset.become(state);
            headset.refuseStarts(1000);
        });
        runTurns(40);
        assertEquals(HeadsetState.STOPPED, headset.state());
        assertTrue(turns <= 42, "Stopped after " + turns);
        assertEquals(3, session.withdrawn.size());
    }

    @Test
    void sleepsWhileNothingRuns() throws HeadsetException {
        at(10, () -> headset.become(HeadsetState.IDLE));
        long start = clock.nanoTime();
        runTurns(110);
        assertEquals(2.1, (clock.nanoTime() - start) / 1e9, 0.2);
    }

    @Test
    void lateFramesAreCounted() throws HeadsetException {
        at(50, () -> clock.advanceNs(100_000_000));
        runTurns(100);
        // Of the 7.2 periods that pass the frame itself would have taken one.
        assertEquals(6, loop.meter().missed());
    }

    @Test
    void framesAllocateNothing() throws HeadsetException {
        headset.pictures(1, 2, 64, 64, false);
        session.keep = false;
        script.wave(Side.LEFT, 100);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long[] least = {Long.MAX_VALUE};
        FrameLoop quiet = new FrameLoop(headset, session, drawer, clock, this::sleepUntil);
        quiet.meter().allocatedBytes(threads::getCurrentThreadAllocatedBytes);
        quiet.with(body -> {
            if (quiet.meter().frames() == 1000) {
                least[0] = Math.min(least[0], quiet.meter().allocated());
                quiet.meter().clear();
                if (++turns == Allocation.RUNS) {
                    quiet.stop();
                }
            }
        });
        quiet.run();
        assertEquals(0, least[0], "bytes in 1000 frames");
    }

    private static final class Drawer implements FrameDrawer {
        int prepared;
        int drawn;
        long preparedForNs;

        @Override
        public void prepare(Body body) {
            prepared++;
            preparedForNs = body.timeNs;
        }

        @Override
        public void draw(Eye eye, EyeView view, RenderTarget target) {
            drawn++;
            assertTrue(view.valid);
            assertEquals(eye.ordinal() + 1, target.texture);
        }
    }
}
