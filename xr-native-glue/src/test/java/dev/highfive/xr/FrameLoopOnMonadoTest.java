package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.highfive.client.frame.FrameMeter;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.MonadoSetting;
import dev.highfive.xr.monado.RemoteDriver;
import dev.highfive.xr.monado.WithMonado;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The client's own loop in front of a real runtime that nothing stands before. */
@WithMonado(running = false)
class FrameLoopOnMonadoTest {
    private static final int WINDOW = 10;

    private final RunningLoop running = new RunningLoop();
    private MonadoService monado;

    @AfterEach
    void stop() throws Exception {
        running.close();
        monado.close();
        assertEquals(Map.of(), Ledger.open(), "left behind");
    }

    @Test
    void shouldComeBackByItselfAfterTheRuntimeWasKilled() throws Exception {
        monado = MonadoService.start();
        running.start();
        holdOutBothHands();
        running.await("hands and pictures", () -> running.room.hand2s > 4 && running.pictures > 4);
        monado.kill();
        monado.close();
        monado = MonadoService.start();
        running.await("a restart", () -> running.loop.restarts() > 0);
        holdOutBothHands();
        int hands = running.room.hand2s;
        int pictures = running.pictures;
        running.await(
                "hands and pictures again", () -> running.room.hand2s > hands + 4 && running.pictures > pictures + 4);
    }

    @Test
    void shouldSendHand1OfControllersWhereNoHandsAreTracked() throws Exception {
        monado = MonadoService.start(MonadoSetting.simulated());
        running.start();
        running.await("controllers", () -> running.room.hand1s > 10 && running.room.heads > 10);
        assertEquals(0, running.room.hand2s);
    }

    @Test
    void shouldAllocateNothingPerFrame() throws Exception {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        FrameMeter meter = running.loop.meter().allocatedBytes(threads::getCurrentThreadAllocatedBytes);
        AtomicInteger windows = new AtomicInteger();
        AtomicLong leastBytes = new AtomicLong(Long.MAX_VALUE);
        running.room.keeps = false;
        running.loop.with(body -> {
            if (meter.frames() >= WINDOW) {
                leastBytes.set(Math.min(leastBytes.get(), meter.allocated()));
                meter.clear();
                windows.incrementAndGet();
            }
        });
        monado = MonadoService.start();
        running.start();
        holdOutBothHands();
        running.await("frames", () -> windows.get() > 20);
        assertTrue(running.room.hand2s > 0);
        assertEquals(0, leastBytes.get(), "in the best " + WINDOW + " frames in a row");
    }

    private void holdOutBothHands() throws Exception {
        try (RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            HeadsetFramesTest.holdOutBothHands(driver);
        }
    }
}
