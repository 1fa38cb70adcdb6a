package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.xr.TestInstrument.State;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.RemoteDriver;
import dev.highfive.xr.monado.WithMonado;
import java.util.List;
import java.util.Map;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a runtime does unasked, to the client's own loop. */
@WithMonado
@Timeout(120)
class RuntimeEventsTest {
    private static final float MILLIMETRE = 0.001f;
    /** How SwitchBlend hides a jump: within this time, and not after a gap of more than that. */
    private static final double BLEND_SECONDS = 0.3;

    private static final double GAP_SECONDS = 0.15;

    private MonadoService monado;
    private TestInstrument instrument;
    private RemoteDriver driver;

    @BeforeEach
    void start(MonadoService running) throws Exception {
        monado = running;
        instrument = TestInstrument.offering(Extensions.USER_PRESENCE);
        driver = new RemoteDriver(monado.remotePort());
        HeadsetFramesTest.holdOutBothHands(driver);
    }

    @AfterEach
    void leaveNothingBehind() throws Exception {
        driver.close();
        instrument.close();
        assertEquals(List.of(), instrument.violations());
        assertEquals(Map.of(), Ledger.open(), "left behind");
    }

    private RunningLoop startedLoop() throws Exception {
        RunningLoop running = new RunningLoop().start();
        running.await(
                "hands, pictures and focus",
                () -> running.room.hand2s > 4 && running.pictures > 2 && instrument.told() == State.FOCUSED);
        return running;
    }

    @Test
    void shouldLeaveForGoodWhenTheRuntimeEndsTheSession() throws Exception {
        try (RunningLoop running = startedLoop()) {
            instrument.endSession();
            running.awaitEnd();
            assertEquals(State.EXITING, instrument.told());
            assertEquals(0, running.loop.restarts());
            assertFalse(instrument.calls().contains("xrRequestExitSession"), "it was not the loop that asked");
        }
    }

    @Test
    void shouldStartAgainWhenTheRuntimeAnnouncesItsLoss() throws Exception {
        try (RunningLoop running = startedLoop()) {
            instrument.tell(State.LOSS_PENDING);
            awaitRestart(running, 1);
            instrument.tellOfInstanceLoss();
            awaitRestart(running, 2);
        }
    }

    private static void awaitRestart(RunningLoop running, int count) throws Exception {
        running.await("restart " + count, () -> running.loop.restarts() == count);
        int hands = running.room.hand2s;
        int pictures = running.pictures;
        running.await(
                "hands and pictures again", () -> running.room.hand2s > hands + 4 && running.pictures > pictures + 2);
    }

    @Test
    void shouldShowNobodyWhileNobodyWearsIt() throws Exception {
        try (RunningLoop running = startedLoop()) {
            assertTrue(running.worn);
            instrument.tellWorn(false);
            running.await("taken off", () -> !running.worn);
            running.await("head and hands withdrawn", () -> running.room.withdrawn >= 3);
            int pictures = running.pictures;
            running.await("pictures all the same", () -> running.pictures > pictures + 2);
            int hands = running.room.hand2s;
            instrument.tellWorn(true);
            running.await("hands again", () -> running.worn && running.room.hand2s > hands + 4);
        }
    }

    @Test
    void shouldPlaceTheWorldAnewWithoutAJoltWhenTheWearerRecentres() throws Exception {
        instrument.withoutStage(); // which nobody moves
        Quaternionf turn = new Quaternionf().rotationY((float) Math.PI / 2); // to face -X
        driver.head(new Vector3f(1, 1.6f, 2), turn);
        driver.hand(1, new Vector3f(0.5f, 1.3f, 2), turn).send();
        try (RunningLoop running = startedLoop()) {
            Vector3f before = running.room.head;
            running.await("a hand at rest", () -> running.room.last().velocity().length() < MILLIMETRE);
            int updates = running.room.updates().size();
            monado.recentre();
            running.await("recentred", () -> running.recentrings == 1);
            running.await("more updates", () -> running.room.updates().size() > updates + 10);
            // The origin is below the head, and straight ahead is -Z.
            Vector3f head = running.room.head;
            assertTrue(before.distance(head) > 2, before + " to " + head);
            assertEquals(0, Math.hypot(head.x, head.z), MILLIMETRE);
            assertEquals(0, running.leftEye.distance(head.x - 0.0315f, head.y, head.z), 5 * MILLIMETRE);
            Vector3f hand = running.room.last().place();
            assertEquals(-0.5f, hand.z, 0.15f, "the palm is near the wrist");
            assertEquals(0, hand.x, 0.15f);
            for (PublishedHands.Update update : running.room.updates().subList(updates, updates + 10)) {
                assertEquals(0, update.velocity().length(), 0.01f, "nothing has moved but the origin");
            }
            assertEquals(1, running.recentrings);
        }
    }

    @Test
    void shouldSwitchBetweenHandsAndControllersWithoutAJump() throws Exception {
        try (RunningLoop running = startedLoop()) {
            int start = running.room.updates().size();
            for (int i = 0; i < 4; i++) {
                take(running, true);
                take(running, false);
            }
            List<PublishedHands.Update> updates = running.room.updates();
            float apart = updates.get(start - 1).place().distance(lastOf(updates, false));
            assertTrue(apart > 0.01f && apart < 0.2f, "there is a jump to hide: " + apart);
            int hidden = 0;
            for (int i = start; i < updates.size(); i++) {
                PublishedHands.Update last = updates.get(i - 1);
                PublishedHands.Update next = updates.get(i);
                double seconds = (next.timeNs() - last.timeNs()) / 1e9;
                if (seconds < GAP_SECONDS) {
                    double most = 1.5 * apart * seconds / BLEND_SECONDS + MILLIMETRE;
                    assertTrue(next.place().distance(last.place()) < most, () -> last + " to " + next);
                    hidden += next.fingers() != last.fingers() ? 1 : 0;
                }
            }
            assertTrue(hidden > 0, "no switch without a gap");
        }
    }

    /** The right hand takes a controller, or lays it down, and comes to rest. */
    private void take(RunningLoop running, boolean controller) throws Exception {
        driver.present(1, !controller, true).send();
        instrument.holdInHand(1, controller ? TestInstrument.TOUCH : TestInstrument.BARE_HAND);
        int hands = running.room.updates().size();
        running.await(
                controller ? "a controller" : "a bare hand",
                () -> running.room.last().fingers() != controller
                        && running.room.updates().size() > hands + 10);
    }

    private static Vector3f lastOf(List<PublishedHands.Update> updates, boolean fingers) {
        for (int i = updates.size() - 1; i >= 0; i--) {
            if (updates.get(i).fingers() == fingers) {
                return updates.get(i).place();
            }
        }
        throw new AssertionError("never " + (fingers ? "fingers" : "a controller"));
    }
}
