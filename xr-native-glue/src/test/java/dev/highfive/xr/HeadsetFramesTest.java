package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.Side;
import dev.highfive.codec.Allocation;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.RemoteDriver;
import dev.highfive.xr.monado.WithMonado;
import java.util.Map;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

/** Half a minute in front of a real runtime, with pictures. */
@WithMonado
class HeadsetFramesTest {
    private static final int FRAMES = 600;
    private static final int FRAMES_A_RUN = 10;

    @Test
    void shouldRun600FramesWithBothHandsAndBothPictures(MonadoService monado) throws Exception {
        int waitedBefore = Ledger.opened("FRAME_WAITED");
        int begunBefore = Ledger.opened("FRAME_BEGUN");
        try (DrivenHeadset driven = DrivenHeadset.started();
                RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            holdOutBothHands(driver);
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.turnUntil("both hands", () -> driven.hands[0].isTracked() && driven.hands[1].isTracked());
            int before = driven.frames;
            int drawnBefore = driven.drawn;
            int tracked = 0;
            for (int i = 0; i < FRAMES; i++) {
                assertTrue(driven.turn());
                tracked += driven.hands[0].isTracked() && driven.hands[1].isTracked() ? 1 : 0;
            }
            assertEquals(FRAMES, driven.frames - before);
            assertEquals(FRAMES, tracked, "frames with 52 valid joints");
            assertEquals(FRAMES, driven.drawn - drawnBefore, "frames with pictures");
            assertEquals(0, driven.wrongPixels);
            assertEquals(HeadsetState.FOCUSED, driven.headset.state());
            assertEquals(Ledger.opened("FRAME_WAITED") - waitedBefore, Ledger.opened("FRAME_BEGUN") - begunBefore);
            assertEquals(driven.frames, Ledger.opened("FRAME_BEGUN") - begunBefore);
            assertEquals(null, Ledger.open().get("FRAME_BEGUN"), "every frame was ended");
            assertEquals(null, Ledger.open().get("SWAPCHAIN_IMAGE"), "every image was released");

            long bytes = Allocation.of(() -> {
                for (int i = 0; i < FRAMES_A_RUN; i++) {
                    driven.turn();
                }
            });
            assertEquals(0, bytes, "allocated in " + FRAMES_A_RUN + " frames");
        }
        assertEquals(Map.of(), Ledger.open());
    }

    @Test
    void shouldReadTheInputOfControllers(MonadoService monado) throws Exception {
        try (DrivenHeadset driven = DrivenHeadset.started();
                RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            driver.input(0, 0.25f, 0.5f, 0.75f, -0.5f, false);
            driver.input(1, 0.75f, 1, -0.25f, 1, true);
            holdOutBothHands(driver);
            driven.turnUntil(HeadsetState.FOCUSED);
            driven.turnUntil("a press", () -> driven.inputs[1].primary);
            HandInput left = driven.inputs[0];
            assertEquals(HandInput.Source.CONTROLLER, left.source);
            assertEquals(0.25f, left.trigger);
            assertEquals(0.25f, left.pinch);
            assertEquals(0.5f, left.grip);
            assertEquals(0.75f, left.stickX);
            assertEquals(-0.5f, left.stickY);
            assertTrue(!left.primary && !left.secondary && !left.menu && !left.stickPressed);
            assertEquals(1, driven.inputs[1].grip);
            assertTrue(left.gripPose.isValid() && left.aimPose.isValid());
            assertEquals(0, left.gripPose.position.distance(-0.2f, 1.3f, -0.5f), 1e-4f);
            driven.headset.vibrate(Side.LEFT, 0.5f, 0.1f); // discarded, but not refused
            driven.turnFrames(1);
            assertEquals(HeadsetState.FOCUSED, driven.headset.state());
        }
    }

    static void holdOutBothHands(RemoteDriver driver) throws Exception {
        driver.head(new Vector3f(0, 1.6f, 0), new Quaternionf());
        driver.hand(0, new Vector3f(-0.2f, 1.3f, -0.5f), new Quaternionf()).present(0, true, true);
        driver.hand(1, new Vector3f(0.2f, 1.3f, -0.5f), new Quaternionf()).present(1, true, true);
        driver.send();
    }
}
