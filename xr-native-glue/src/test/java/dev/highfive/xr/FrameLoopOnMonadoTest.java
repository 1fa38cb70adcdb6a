package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.FrameRoom;
import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Hand1;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.ObjectType;
import dev.highfive.session.Clock;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.MonadoSetting;
import dev.highfive.xr.monado.RemoteDriver;
import dev.highfive.xr.monado.WithMonado;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The client's own loop in front of a real runtime, on a thread of its own. */
@WithMonado(running = false)
class FrameLoopOnMonadoTest {
    private static final int WINDOW = 10;

    private final Room room = new Room();
    private final Drawer drawer = new Drawer();
    private final FrameLoop loop = new FrameLoop(
            new OpenXrHeadset(OpenXrOptions.of("Highfive test")), room, drawer, Clock.SYSTEM, Sleeper.SYSTEM);
    private final AtomicReference<Exception> failure = new AtomicReference<>();
    private final Thread thread = new Thread(() -> {
        try {
            loop.run();
        } catch (Exception e) {
            failure.set(e);
        }
    }, "frame loop");
    private MonadoService monado;

    @AfterEach
    void stop() throws Exception {
        loop.stop();
        thread.join();
        monado.close();
        assertNull(failure.get());
        assertEquals(Map.of(), Ledger.open(), "left behind");
    }

    @Test
    void shouldComeBackByItselfAfterTheRuntimeWasKilled() throws Exception {
        monado = MonadoService.start();
        thread.start();
        holdOutBothHands();
        await("hands and pictures", () -> room.hand2s > 4 && drawer.pictures > 4);
        monado.kill();
        monado.close();
        monado = MonadoService.start();
        await("a restart", () -> loop.restarts() > 0);
        holdOutBothHands();
        room.hand2s = 0;
        drawer.pictures = 0;
        await("hands and pictures again", () -> room.hand2s > 4 && drawer.pictures > 4);
    }

    @Test
    void shouldSendHand1OfControllersWhereNoHandsAreTracked() throws Exception {
        monado = MonadoService.start(MonadoSetting.simulated());
        thread.start();
        await("controllers", () -> room.hand1s > 10 && room.heads > 10);
        assertEquals(0, room.hand2s);
    }

    @Test
    void shouldAllocateNothingPerFrame() throws Exception {
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        loop.meter().allocatedBytes(threads::getCurrentThreadAllocatedBytes);
        drawer.loop = loop;
        monado = MonadoService.start();
        thread.start();
        holdOutBothHands();
        await("frames", () -> drawer.windows > 20);
        assertTrue(room.hand2s > 0);
        assertEquals(0, drawer.leastBytes, "in the best " + WINDOW + " frames in a row");
    }

    private void holdOutBothHands() throws Exception {
        try (RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            HeadsetFramesTest.holdOutBothHands(driver);
        }
    }

    private void await(String what, BooleanSupplier reached) throws Exception {
        for (int i = 0; !reached.getAsBoolean(); i++) {
            if (i == 6000 || !thread.isAlive()) {
                throw new AssertionError("never " + what, failure.get());
            }
            Thread.sleep(5);
        }
    }

    /** Counts what the loop would send. */
    private static final class Room implements FrameRoom {
        volatile int heads;
        volatile int hand1s;
        volatile int hand2s;

        @Override
        public void publish(GameObject object, long sampleTimeNs) {
            if (object instanceof Head1) {
                heads++;
            } else if (object instanceof Hand1) {
                hand1s++;
            } else if (object instanceof Hand2) {
                hand2s++;
            }
        }

        @Override
        public void withdraw(ObjectType<?> type, long id) {
        }

        @Override
        public void advance(long displayTimeNs) {
        }
    }

    /** Draws one colour an eye, and looks at the loop's own count of bytes every few frames. */
    private static final class Drawer implements FrameDrawer {
        volatile int pictures;
        volatile int windows;
        volatile long leastBytes = Long.MAX_VALUE;
        FrameLoop loop;
        private TestGles gles;

        @Override
        public void prepare(Body body) {
            if (gles == null) {
                gles = new TestGles();
            }
            if (loop != null && loop.meter().frames() >= WINDOW) {
                leastBytes = Math.min(leastBytes, loop.meter().allocated());
                loop.meter().clear();
                windows++;
            }
        }

        @Override
        public void draw(Eye eye, EyeView view, RenderTarget target) {
            gles.clear(target.texture, eye == Eye.LEFT ? 1 : 0, 0.25f, eye == Eye.LEFT ? 0 : 1);
            pictures++;
        }
    }
}
