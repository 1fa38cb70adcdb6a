package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.Side;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.RemoteDriver;
import dev.highfive.xr.monado.WithMonado;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A runtime that listens to wishes only while the session runs, refuses for good, and tells late. */
@WithMonado
class StubbornRuntimeTest {
    private TestInstrument instrument;

    @AfterEach
    void nothingIsWrong() throws Exception {
        instrument.close();
        assertEquals(List.of(), instrument.violations());
        assertEquals(Map.of(), Ledger.open(), "left behind");
    }

    @Test
    void shouldWishForNothingBeforeTheSessionRuns() throws Exception {
        instrument = TestInstrument.offering(
                Extensions.REFRESH_RATE,
                Extensions.PERFORMANCE,
                Extensions.THREAD_SETTINGS,
                Extensions.FOVEATION,
                Extensions.FOVEATION_CONFIGURATION,
                Extensions.SWAPCHAIN_UPDATE);
        Thread worker = new Thread(
                () -> {
                    try {
                        Thread.sleep(60_000);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                "highfive-network");
        worker.start();
        String own = Thread.currentThread().getName();
        Thread.currentThread().setName("visit");
        try (DrivenHeadset driven =
                new DrivenHeadset(OpenXrOptions.of("Highfive test").withWorker("highfive-network"))) {
            driven.start();
            driven.headset.requestRefreshRate(90); // as the loop does, long before the session runs
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.headset.requestRefreshRate(1000);
            driven.turnFrames(3);
            assertTrue(driven.headset.state().isRunning(), "a rate that is refused is done without");
        } finally {
            Thread.currentThread().setName(own);
            worker.interrupt();
            worker.join();
        }
        assertEquals(
                List.of(
                        "xrPerfSettingsSetPerformanceLevelEXT domain 1 level 50",
                        "xrPerfSettingsSetPerformanceLevelEXT domain 2 level 50",
                        "xrSetAndroidApplicationThreadKHR 3 visit",
                        "xrSetAndroidApplicationThreadKHR 2 highfive-networ",
                        "xrUpdateSwapchainFB level 2 dynamic 1",
                        "xrUpdateSwapchainFB level 2 dynamic 1",
                        "xrRequestDisplayRefreshRateFB 90",
                        "xrRequestDisplayRefreshRateFB 1000"),
                instrument.calls().stream()
                        .filter(call -> !call.startsWith("xrEndFrame"))
                        .toList());
    }

    @Test
    void shouldGoOnWithoutWhatIsRefusedForGood(MonadoService monado) throws Exception {
        instrument = TestInstrument.offering();
        try (DrivenHeadset driven = DrivenHeadset.started();
                RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            HeadsetFramesTest.holdOutBothHands(driver);
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.turnUntil(
                    "hands and controllers",
                    () -> driven.hands[0].isTracked() && driven.inputs[0].source == HandInput.Source.CONTROLLER);
            instrument.refuseWhatCanBeDoneWithout();
            instrument.holdInHand(0, TestInstrument.TOUCH); // a change, which asks for profiles
            for (int i = 0; i < 30; i++) {
                driven.headset.vibrate(Side.LEFT, 1, 0.1f);
                driven.turnFrames(1);
            }
            assertEquals(HeadsetState.FOCUSED, driven.headset.state());
            assertFalse(driven.states.contains(HeadsetState.LOST));
            assertFalse(driven.hands[0].isTracked(), "no joints, no hand");
            assertTrue(driven.head.isValid());
            String without = driven.headset.shortfalls();
            assertTrue(without.contains("xrApplyHapticFeedback 30"), without);
            assertTrue(without.matches(".*xrLocateHandJointsEXT \\d\\d+.*"), without);
            assertTrue(without.contains("xrGetCurrentInteractionProfile 2"), without);
        }
    }

    @Test
    void shouldReadTheHiddenAreaAgainWheneverItChanges() throws Exception {
        instrument = TestInstrument.offering(Extensions.VISIBILITY_MASK);
        try (DrivenHeadset driven = DrivenHeadset.started()) {
            driven.turnUntil("pictures", () -> driven.drawn > 2);
            assertEquals(0, driven.target.hiddenArea.length, "it is not known yet");
            instrument.tellOfHiddenArea(0.25f);
            driven.turnUntil("a hidden area", () -> driven.target.hiddenArea.length == 6);
            float[] first = driven.target.hiddenArea;
            assertEquals(-0.75f, first[2]);
            instrument.tellOfHiddenArea(0.5f);
            driven.turnUntil("another", () -> driven.target.hiddenArea[2] == -0.5f);
            assertNotSame(first, driven.target.hiddenArea, "by which the renderer knows it is another");
        }
    }
}
