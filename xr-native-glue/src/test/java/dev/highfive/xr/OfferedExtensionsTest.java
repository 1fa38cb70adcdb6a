package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.xr.TestInstrument.State;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.RemoteDriver;
import dev.highfive.xr.monado.WithMonado;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Calls of extensions that Monado lacks, as an instrument in front of it sees them. */
@WithMonado
class OfferedExtensionsTest {
    private static final String OPAQUE = "xrEndFrame blend 1: ";
    private static final String ALPHA_BLEND = "xrEndFrame blend 3: ";
    /** 2 is XR_COMPOSITION_LAYER_BLEND_TEXTURE_SOURCE_ALPHA_BIT. */
    private static final String ROOM_BEHIND = "passthrough 2 projection 2";

    private TestInstrument instrument;

    @AfterEach
    void nothingIsWrong() throws Exception {
        instrument.close();
        assertEquals(List.of(), instrument.violations());
        assertEquals(Map.of(), Ledger.open(), "left behind");
    }

    @Test
    void shouldShowTheRoomBehindThePicture() throws Exception {
        instrument = TestInstrument.offering(Extensions.PASSTHROUGH);
        try (DrivenHeadset driven = DrivenHeadset.started()) {
            assertTrue(driven.headset.capabilities().passthrough);
            drawMore(driven);
            driven.headset.showPassthrough(true);
            drawMore(driven);
            driven.headset.showPassthrough(true);
            driven.headset.showPassthrough(false);
            drawMore(driven);
            driven.headset.showPassthrough(true);
            drawMore(driven);
        }
        assertEquals(
                List.of(
                        OPAQUE + "projection 0",
                        "xrCreatePassthroughFB running",
                        "xrCreatePassthroughLayerFB running",
                        OPAQUE + ROOM_BEHIND,
                        "xrPassthroughPauseFB",
                        OPAQUE + "projection 0",
                        "xrPassthroughStartFB",
                        OPAQUE + ROOM_BEHIND,
                        "xrDestroyPassthroughLayerFB",
                        "xrDestroyPassthroughFB"),
                instrument.calls());
    }

    @Test
    void shouldMakeTheRoomAnewAfterALoss() throws Exception {
        instrument = TestInstrument.offering(Extensions.PASSTHROUGH);
        try (DrivenHeadset driven = DrivenHeadset.started()) {
            driven.headset.showPassthrough(true);
            drawMore(driven);
            instrument.tell(State.LOSS_PENDING);
            driven.turnUntil(HeadsetState.LOST);
            driven.start();
            driven.headset.showPassthrough(true);
            drawMore(driven);
        }
        List<String> once = List.of(
                "xrCreatePassthroughFB running",
                "xrCreatePassthroughLayerFB running",
                OPAQUE + ROOM_BEHIND,
                "xrDestroyPassthroughLayerFB",
                "xrDestroyPassthroughFB");
        assertEquals(once, instrument.calls().subList(0, once.size()));
        assertEquals(
                once, instrument.calls().subList(once.size(), instrument.calls().size()));
    }

    @Test
    void shouldAskOnceForARoomThatIsRefused() throws Exception {
        instrument = TestInstrument.offering(Extensions.PASSTHROUGH);
        instrument.withoutPermissionToSeeTheRoom();
        try (DrivenHeadset driven = DrivenHeadset.started()) {
            driven.headset.showPassthrough(true);
            driven.headset.showPassthrough(true);
            drawMore(driven);
        }
        assertEquals(List.of("xrCreatePassthroughFB refused", OPAQUE + "projection 0"), instrument.calls());
    }

    @Test
    void shouldShowTheRoomByBlendingWhereThatIsTheWay() throws Exception {
        instrument = TestInstrument.offering();
        instrument.withAlphaBlend();
        try (DrivenHeadset driven = DrivenHeadset.started()) {
            assertTrue(driven.headset.capabilities().passthrough);
            drawMore(driven);
            driven.headset.showPassthrough(true);
            drawMore(driven);
            driven.headset.showPassthrough(false);
            drawMore(driven);
        }
        assertEquals(
                List.of(OPAQUE + "projection 0", ALPHA_BLEND + "projection 2", OPAQUE + "projection 0"),
                instrument.calls());
    }

    @Test
    void shouldShowNoRoomWhereThereIsNoWay() throws Exception {
        instrument = TestInstrument.offering();
        try (DrivenHeadset driven = DrivenHeadset.started()) {
            assertFalse(driven.headset.capabilities().passthrough);
            driven.headset.showPassthrough(true);
            drawMore(driven);
        }
        assertEquals(List.of(OPAQUE + "projection 0"), instrument.calls());
    }

    @Test
    void shouldFoveateBothEyesAndAskForSustainedSpeed() throws Exception {
        instrument = TestInstrument.offering(
                Extensions.FOVEATION,
                Extensions.FOVEATION_CONFIGURATION,
                Extensions.SWAPCHAIN_UPDATE,
                Extensions.PERFORMANCE);
        HeadsetTraits foveated = HeadsetTraits.unknown().with("foveation", "always");
        try (DrivenHeadset driven =
                new DrivenHeadset(OpenXrOptions.of("Highfive test").with(foveated))) {
            driven.start();
            drawMore(driven);
            assertEquals(0, driven.wrongPixels);
        }
        assertEquals(
                List.of(
                        "xrPerfSettingsSetPerformanceLevelEXT domain 1 level 50",
                        "xrPerfSettingsSetPerformanceLevelEXT domain 2 level 50",
                        "xrUpdateSwapchainFB level 2 dynamic 1",
                        "xrUpdateSwapchainFB level 2 dynamic 1",
                        OPAQUE + "projection 0"),
                instrument.calls());
    }

    /** Into a buffer that is resolved nothing is saved: the rim would be coarser for nothing. */
    @Test
    void shouldNotFoveateWhatIsOnlyResolvedInto() throws Exception {
        instrument = TestInstrument.offering(
                Extensions.FOVEATION, Extensions.FOVEATION_CONFIGURATION, Extensions.SWAPCHAIN_UPDATE);
        try (DrivenHeadset driven = DrivenHeadset.started()) {
            assumeFalse(Glue.hasMultisampledTextures());
            drawMore(driven);
        }
        assertEquals(List.of(OPAQUE + "projection 0"), instrument.calls());
    }

    @Test
    void shouldNotFoveateByHalfOfWhatItTakes() throws Exception {
        instrument = TestInstrument.offering(Extensions.FOVEATION);
        try (DrivenHeadset driven = DrivenHeadset.started()) {
            drawMore(driven);
        }
        assertEquals(List.of(OPAQUE + "projection 0"), instrument.calls());
    }

    @Test
    void shouldTellSeenFingersFromMadeUpOnesAndTakeThePinchThatItIsTold(MonadoService monado) throws Exception {
        instrument = TestInstrument.offering(Extensions.HAND_DATA_SOURCE, Extensions.HAND_AIM);
        try (DrivenHeadset driven = DrivenHeadset.started();
                RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            HeadsetFramesTest.holdOutBothHands(driver);
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.turnUntil("a hand", () -> driven.hands[1].isTracked());
            assertFalse(driven.hands[1].fromController);
            instrument.holdInHand(1, TestInstrument.SIMPLE); // by which runtimes without a profile of hands mean them
            instrument.pinchOf(0.625f);
            driven.turnUntil(
                    "a pinch",
                    () -> driven.inputs[1].source == HandInput.Source.HAND && driven.inputs[1].pinch == 0.625f);
            instrument.holdInHand(1, TestInstrument.TOUCH);
            driven.turnUntil("a controller", () -> driven.inputs[1].source == HandInput.Source.CONTROLLER);
            instrument.madeUpFingers(true);
            driven.turnUntil("made-up fingers", () -> driven.hands[1].fromController);
            assertTrue(driven.hands[1].isTracked());
        }
        assertEquals(
                List.of("xrCreateHandTrackerEXT source 1", "xrCreateHandTrackerEXT source 1"),
                instrument.calls().stream()
                        .filter(call -> call.startsWith("xrCreateHandTrackerEXT"))
                        .toList());
    }

    @Test
    void shouldCarryOnWithControllersWhereTrackersSeeNothing(MonadoService monado) throws Exception {
        instrument = TestInstrument.offering();
        instrument.withoutJoints();
        try (DrivenHeadset driven = DrivenHeadset.started();
                RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            HeadsetFramesTest.holdOutBothHands(driver);
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.turnUntil("controllers", () -> driven.inputs[1].gripPose.isValid());
            assertEquals(HandInput.Source.CONTROLLER, driven.inputs[1].source);
            assertTrue(driven.headset.capabilities().handTracking, "so it was promised");
            assertFalse(driven.hands[1].active);
        }
    }

    private static void drawMore(DrivenHeadset driven) throws InterruptedException {
        int drawn = driven.drawn;
        driven.turnUntil("pictures", () -> driven.drawn > drawn + 2);
    }
}
