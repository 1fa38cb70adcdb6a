package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.xr.TestInstrument.State;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.RemoteDriver;
import dev.highfive.xr.monado.WithMonado;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The loop is stopped in each of OpenXR's session states, in which the runtime is held; nothing stays open. */
@WithMonado(running = false)
@Timeout(120)
class StopInEveryStateTest {
    private MonadoService monado;
    private TestInstrument instrument;
    private final RunningLoop running = new RunningLoop();

    @BeforeEach
    void start() throws Exception {
        monado = MonadoService.start();
        instrument = TestInstrument.offering();
        try (RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            HeadsetFramesTest.holdOutBothHands(driver);
        }
    }

    @AfterEach
    void leaveNothingBehind() throws Exception {
        instrument.close();
        monado.close();
        assertEquals(List.of(), instrument.violations());
        assertEquals(Map.of(), Ledger.open(), "left behind");
    }

    @ParameterizedTest
    @EnumSource(names = {"IDLE", "READY", "SYNCHRONIZED", "VISIBLE", "FOCUSED"})
    void shouldStopOnTheWayUp(State state) throws Exception {
        instrument.stallAt(state);
        running.start();
        running.await(state.name(), () -> instrument.told() == state);
        if (state != State.IDLE) {
            running.await("frames", () -> running.room.heads > 3); // they are wanted from READY on
        }
        running.close();
        assertEquals(state != State.IDLE, instrument.calls().contains("xrRequestExitSession"));
        assertEquals(state == State.IDLE ? State.IDLE : State.EXITING, instrument.told(), "the runtime had its time");
        assertEquals(0, running.loop.restarts());
    }

    @ParameterizedTest
    @EnumSource(names = {"STOPPING", "EXITING"})
    void shouldStopOnTheWayDown(State state) throws Exception {
        running.start();
        running.await("frames", () -> running.room.heads > 3);
        instrument.stallAt(state);
        instrument.endSession();
        if (state == State.STOPPING) {
            running.await("STOPPING", () -> instrument.told() == State.STOPPING);
            running.await("nobody to be seen", () -> running.room.withdrawn >= 3);
        } else {
            running.awaitEnd();
        }
        running.close();
        assertEquals(state, instrument.told());
        assertEquals(0, running.loop.restarts());
    }

    @Test
    void shouldStopWhileItWaitsToStartAgain() throws Exception {
        running.start();
        running.await("frames", () -> running.room.heads > 3);
        instrument.tell(State.LOSS_PENDING);
        running.await("LOSS_PENDING", () -> instrument.told() == State.LOSS_PENDING);
        running.close();
        assertTrue(running.loop.restarts() <= 1);
    }

    @Test
    void shouldStopWhileTheRuntimeIsGone() throws Exception {
        running.start();
        running.await("frames", () -> running.room.heads > 3);
        monado.kill();
        running.await("nobody to be seen", () -> running.room.withdrawn >= 3);
        running.close();
        assertEquals(0, running.loop.restarts());
    }

    @Test
    void shouldStopAlthoughTheRuntimeNeverAnswers() throws Exception {
        running.start();
        running.await("focus", () -> instrument.told() == State.FOCUSED);
        instrument.deafen();
        running.close();
        assertEquals(State.FOCUSED, instrument.told());
    }
}
