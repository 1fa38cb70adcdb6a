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
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.joml.Quaternionf;
import org.joml.Vector3f;
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
                Extensions.COLOR_SPACE,
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
        OpenXrOptions options = OpenXrOptions.of("Highfive test")
                .with(HeadsetTraits.unknown().with("foveation", "always"))
                .withWorker("highfive-network");
        try (DrivenHeadset driven = new DrivenHeadset(options)) {
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
                        "xrSetColorSpaceFB 2",
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
            assertTrue(without.contains("xrGetCurrentInteractionProfile"), without); // for both hands, at each change
        }
    }

    @Test
    void shouldNotShowAHandThatTheRuntimeOnlyRepeats(MonadoService monado) throws Exception {
        instrument = TestInstrument.offering();
        HeadsetTraits traits = HeadsetTraits.unknown().with("frozenHands", "lost"); // Monado's are trusted
        try (DrivenHeadset driven =
                        new DrivenHeadset(OpenXrOptions.of("Highfive test").with(traits));
                RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            driven.start();
            HeadsetFramesTest.holdOutBothHands(driver);
            driven.turnUntil("a hand that trembles", () -> tremble(driver, driven) && driven.hands[1].isTracked());
            instrument.frozenHands(true);
            driven.turnUntil("a frozen hand", () -> tremble(driver, driven) && driven.hands[1].frozen);
            assertFalse(driven.hands[1].isTracked());
            int frames = driven.frames;
            driven.turnUntil("more frames", () -> tremble(driver, driven) && driven.frames > frames + 20);
            assertFalse(driven.hands[1].isTracked(), "it stays away");
            instrument.frozenHands(false);
            driven.turnUntil("the hand itself", () -> tremble(driver, driven) && driven.hands[1].isTracked());
            assertFalse(driven.states.contains(HeadsetState.LOST));
        }
    }

    /** As real hands do. @return true */
    private boolean tremble(RemoteDriver driver, DrivenHeadset driven) {
        try {
            float x = 0.2f + 1e-4f * (driven.frames % 100);
            driver.hand(1, new Vector3f(x, 1.3f, -0.3f), new Quaternionf()).send();
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void shouldCountByWhateverNameTheRuntimeHasForIt() throws Exception {
        for (String extension : List.of(Extensions.METRICS_META, Extensions.METRICS_ANDROID)) {
            instrument = TestInstrument.offering(extension);
            try (DrivenHeadset driven = DrivenHeadset.started()) {
                assertEquals("", driven.headset.metrics(), "not before the session runs");
                driven.turnUntil(HeadsetState.FOCUSED);
                assertEquals("app/gpu_frametime=11.5 compositor/dropped_frame_count=3.0", driven.headset.metrics());
            }
            assertEquals(List.of(), instrument.violations());
            if (extension.equals(Extensions.METRICS_META)) {
                instrument.close();
            }
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
