package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.Joint;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.RemoteDriver;
import dev.highfive.xr.monado.WithMonado;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Hands that the runtime loses and finds, and a wearer who is taken elsewhere. */
@WithMonado
class TrackingLossTest {
    private DrivenHeadset driven;
    private RemoteDriver driver;

    @BeforeEach
    void startWithBothHands(MonadoService monado) throws Exception {
        driven = DrivenHeadset.started();
        driver = new RemoteDriver(monado.remotePort());
        HeadsetFramesTest.holdOutBothHands(driver);
        driven.turnUntil(HeadsetState.FOCUSED);
        driven.turnUntil("both hands", () -> driven.hands[0].isTracked() && driven.hands[1].isTracked());
    }

    @AfterEach
    void stop() throws Exception {
        driver.close();
        driven.close();
    }

    @Test
    void shouldLoseOneHandAndFindItWhereItIsThen() throws Exception {
        driver.present(1, false, true).send();
        driven.turnUntil("the right hand lost", () -> !driven.hands[1].isTracked());
        assertTrue(driven.hands[0].isTracked());
        assertEquals(HandInput.Source.CONTROLLER, driven.inputs[1].source);
        Vector3f elsewhere = new Vector3f(0.4f, 1.0f, -0.3f);
        driver.hand(1, elsewhere, new Quaternionf()).present(1, true, true).send();
        driven.turnUntil("the right hand found", () -> driven.hands[1].isTracked());
        assertEquals(0, driven.hands[1].position(Joint.WRIST, new Vector3f()).distance(elsewhere), 1e-4f);
    }

    @Test
    void shouldLoseBothHandsAndKeepTheHead() throws Exception {
        driver.present(0, false, false).present(1, false, false).send();
        driven.turnUntil("both hands lost", () -> !driven.hands[0].isTracked() && !driven.hands[1].isTracked());
        assertTrue(driven.head.isValid());
        for (int flag : driven.hands[0].flags) {
            assertEquals(0, flag, "stale joints are not offered as valid");
        }
        driven.turnUntil("controllers gone", () -> !driven.inputs[0].gripPose.isValid());
        assertFalse(driven.inputs[1].gripPose.isValid());
        HeadsetFramesTest.holdOutBothHands(driver);
        driven.turnUntil("both hands found", () -> driven.hands[0].isTracked() && driven.hands[1].isTracked());
    }

    @Test
    void shouldPlaceTheHeadWithTheHandsAroundItWhereItIsTold() throws Exception {
        driver.head(new Vector3f(1, 1.6f, 2), new Quaternionf().rotationY(0.7f)).send();
        driven.turnUntil("the head turned", () -> driven.head.position.distance(1, 1.6f, 2) < 1e-3f);
        Vector3f before = handFromHead();
        int recentrings = driven.headset.recentrings(driven.timing.displayTimeNs);
        driven.headset.placeHead(0.3f, -0.4f, -2);
        assertTrue(driven.turn());
        assertEquals(0, driven.head.position.distance(0.3f, 1.6f, -0.4f), 1e-3f);
        Vector3f ahead = driven.head.orientation.transform(new Vector3f(0, 0, -1));
        assertEquals(0, ahead.distance(new Vector3f(0, 0, -1).rotateY(-2)), 1e-3f);
        assertEquals(0, handFromHead().distance(before), 1e-3f);
        assertEquals(recentrings + 1, driven.headset.recentrings(driven.timing.displayTimeNs));
        // A second time, from there.
        driven.headset.placeHead(0, 0, 0);
        assertTrue(driven.turn());
        assertEquals(0, driven.head.position.distance(0, 1.6f, 0), 1e-3f);
        assertEquals(0, handFromHead().distance(before), 1e-3f);
    }

    private Vector3f handFromHead() {
        return driven.head.orientation.transformInverse(
                driven.hands[1].position(Joint.WRIST, new Vector3f()).sub(driven.head.position));
    }
}
