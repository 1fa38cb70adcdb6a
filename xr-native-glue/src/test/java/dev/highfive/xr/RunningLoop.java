package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertNull;

import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.net.Clock;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.joml.Vector3f;

/** The client's own loop in front of a real runtime, on a thread of its own; one colour for each eye. */
final class RunningLoop implements AutoCloseable {
    private final OpenXrHeadset headset = new OpenXrHeadset(OpenXrOptions.of("Highfive test"));
    final PublishedHands room = new PublishedHands();
    final FrameLoop loop = new FrameLoop(headset, room, new Drawer(), Clock.SYSTEM, Sleeper.SYSTEM);
    private final AtomicReference<Exception> failure = new AtomicReference<>();
    private final Thread thread = new Thread(this::run, "frame loop");
    /** Of either eye. */
    volatile int pictures;
    /** Where the left eye was drawn from last. */
    volatile Vector3f leftEye;

    volatile boolean worn;
    volatile int recentrings;

    private void run() {
        try {
            loop.run();
        } catch (Exception e) {
            failure.set(e);
        }
    }

    RunningLoop start() {
        loop.with(body -> {
            worn = headset.isWorn();
            recentrings = headset.recentrings(body.timeNs);
        });
        thread.start();
        return this;
    }

    void await(String what, BooleanSupplier reached) throws InterruptedException {
        for (int i = 0; !reached.getAsBoolean(); i++) {
            if (i == 6000 || !thread.isAlive()) {
                throw new AssertionError("never " + what, failure.get());
            }
            Thread.sleep(5);
        }
    }

    /** Waits until the loop has ended by itself. */
    void awaitEnd() {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new AssertionError("the loop does not end", e);
        }
        assertNull(failure.get());
    }

    @Override
    public void close() {
        loop.stop();
        awaitEnd();
    }

    private final class Drawer implements FrameDrawer {
        private TestGles gles;

        @Override
        public void prepare(Body body) {
            if (gles == null) {
                gles = new TestGles();
            }
        }

        @Override
        public void draw(Eye eye, EyeView view, RenderTarget target) {
            gles.clear(target.texture, eye == Eye.LEFT ? 1 : 0, 0.25f, eye == Eye.LEFT ? 0 : 1);
            if (eye == Eye.LEFT && room.keeps) {
                leftEye = new Vector3f(view.position);
            }
            pictures++;
        }
    }
}
