package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.MonadoSetting;
import dev.highfive.xr.monado.RemoteDriver;
import dev.highfive.xr.monado.WithMonado;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Sessions that end, are lost or lose the focus, in front of a real runtime. */
@WithMonado(running = false)
class HeadsetLifecycleTest {
    private MonadoService monado;

    @BeforeEach
    void startMonado() throws Exception {
        monado = MonadoService.start();
    }

    @AfterEach
    void stopMonado() throws Exception {
        monado.close();
        assertEquals(Map.of(), Ledger.open(), "left behind");
    }

    @Test
    void shouldKeepHandsAndStopInputWhileAnotherProgramHasTheFocus() throws Exception {
        try (DrivenHeadset driven = DrivenHeadset.started();
                RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            HeadsetFramesTest.holdOutBothHands(driver);
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.turnUntil("input", () -> driven.inputs[0].source == HandInput.Source.CONTROLLER);
            try (OtherProgram other = OtherProgram.start("pictures", "100000")) {
                driven.turnUntil("focus lost", () -> driven.headset.state() != HeadsetState.FOCUSED);
                assertTrue(driven.headset.state().isRunning());
                driven.turnFrames(5);
                assertEquals(HandInput.Source.NONE, driven.inputs[0].source);
                assertEquals(HandInput.Source.NONE, driven.inputs[1].source);
                assertTrue(driven.hands[0].isTracked() && driven.hands[1].isTracked());
                other.ask();
                driven.turnUntil(HeadsetState.FOCUSED);
                driven.turnUntil("input again", () -> driven.inputs[0].source == HandInput.Source.CONTROLLER);
                assertTrue(other.finish().contains("PROGRAM open {}"));
            }
        }
    }

    @Test
    void shouldComeBackByStartingAgainAfterTheRuntimeWasKilled() throws Exception {
        try (DrivenHeadset driven = DrivenHeadset.withPictures()) {
            driven.start();
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.turnUntil("a picture", () -> driven.drawn > 0);
            int generation = driven.target.generation;
            monado.kill();
            driven.turnUntil(HeadsetState.LOST);
            assertFalse(driven.headset.waitFrame(driven.timing));

            monado.close();
            HeadsetException e = assertThrows(HeadsetException.class, driven::start);
            assertTrue(e.getMessage().startsWith("No OpenXR runtime answers on this machine"), e.getMessage());
            assertEquals(HeadsetState.LOST, driven.headset.poll(), "still lost");

            monado = MonadoService.start();
            driven.start();
            driven.drawn = 0;
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.turnUntil("a picture", () -> driven.drawn > 0);
            assertTrue(driven.target.generation > generation);
            assertEquals(0, driven.wrongPixels);
        }
    }

    @Test
    void shouldCarryOnWithControllersWhereHandTrackingIsPromisedInVain() throws Exception {
        monado.close();
        monado = MonadoService.start(MonadoSetting.simulated());
        try (DrivenHeadset driven = DrivenHeadset.started()) {
            assertFalse(driven.headset.capabilities().handTracking);
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.turnUntil(
                    "controllers", () -> driven.inputs[0].gripPose.isValid() && driven.inputs[1].gripPose.isValid());
            assertEquals(HandInput.Source.CONTROLLER, driven.inputs[0].source);
            assertFalse(driven.hands[0].active);
        }
    }

    @Test
    void shouldReachTheEndOfASessionThatIsAskedToExit() throws Exception {
        try (DrivenHeadset driven = DrivenHeadset.started()) {
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.headset.requestExit();
            driven.turnUntil(HeadsetState.EXITING);
            assertEquals(HeadsetState.IDLE, driven.states.get(0));
            assertEquals(HeadsetState.EXITING, driven.headset.poll(), "it stays so");
            assertFalse(driven.headset.waitFrame(driven.timing));
        }
    }

    @Test
    void shouldStopInEveryStateAndStartAgain() throws Exception {
        try (DrivenHeadset driven = DrivenHeadset.withPictures()) {
            stop(driven);

            driven.start();
            assertEquals(HeadsetState.IDLE, driven.headset.state());
            stop(driven);

            driven.start();
            driven.turnUntil(HeadsetState.SYNCHRONIZED);
            stop(driven);

            driven.start();
            driven.turnUntil(HeadsetState.FOCUSED);
            stop(driven);

            driven.start();
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.turnUntil("a picture", () -> driven.timing.shouldRender);
            driven.headset.poll();
            assertTrue(driven.headset.waitFrame(driven.timing));
            stop(driven); // in the middle of a frame

            driven.start();
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.headset.poll();
            assertTrue(driven.headset.waitFrame(driven.timing));
            driven.headset.acquire(Eye.LEFT, driven.target);
            stop(driven); // with an image in hand

            driven.start();
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.headset.requestExit();
            stop(driven);
        }
    }

    @Test
    void shouldRefuseASecondHeadsetInOneProgram() throws Exception {
        try (DrivenHeadset driven = DrivenHeadset.started();
                OpenXrHeadset second = new OpenXrHeadset(OpenXrOptions.of("second"))) {
            HeadsetException e = assertThrows(HeadsetException.class, second::start);
            assertTrue(e.getMessage().contains("one at a time"), e.getMessage());
            driven.turnUntil(HeadsetState.FOCUSED);
        }
    }

    private static void stop(DrivenHeadset driven) {
        driven.close();
        assertEquals(HeadsetState.STOPPED, driven.headset.state());
        assertEquals(Map.of(), Ledger.open());
    }
}
