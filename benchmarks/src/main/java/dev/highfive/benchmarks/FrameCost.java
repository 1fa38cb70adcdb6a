package dev.highfive.benchmarks;

import com.sun.management.ThreadMXBean;
import dev.highfive.client.assets.AssetLibrary;
import dev.highfive.client.assets.AssetOptions;
import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.FrameMeter;
import dev.highfive.client.hands.Body;
import dev.highfive.client.hands.Grabber;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.simulated.Physique;
import dev.highfive.client.headset.simulated.Script;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.stage.WorldScene;
import dev.highfive.client.visit.Stay;
import dev.highfive.desktop.picture.ImageIoDecoder;
import dev.highfive.net.Clock;
import dev.highfive.net.VirtualClock;
import dev.highfive.session.Session;
import dev.highfive.xr.OpenXrHeadset;
import dev.highfive.xr.OpenXrOptions;
import dev.highfive.xr.monado.MissingPart;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.RemoteDriver;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * What a frame costs the thread of the loop, stage by stage, with nobody and with many others in the session: CPU time,
 * so that a machine that does other things too can tell. Drawing goes as far as the scene: no call reaches GL.
 */
public final class FrameCost {
    private static final int[] PEOPLE = {0, 8, 32};
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int SIMULATED_WARM_UP = 30_000;
    private static final int SIMULATED_FRAMES = 10_000;
    /** Monado's null compositor wants 20 frames a second, and takes its time. */
    private static final int MONADO_WARM_UP = 100;

    private static final int MONADO_FRAMES = 400;

    /** Printed as a whole: Monado's client prints what it likes in between. */
    private static final StringBuilder TABLE = new StringBuilder();

    private final int warmUp;
    private final int measured;
    private int frames;

    private FrameCost(int warmUp, int measured) {
        this.warmUp = warmUp;
        this.measured = measured;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException, HeadsetException {
        System.err.println("Measuring what a frame costs its thread, which takes two minutes.");
        TABLE.append("| headset | others | sample | publish | world | draw | submit | all | garbage |\n");
        TABLE.append("|---|---|---|---|---|---|---|---|---|\n");
        for (int people : PEOPLE) {
            simulated(people);
        }
        if (MonadoService.isAvailable()) {
            onMonado();
        } else {
            System.err.println("Only simulated: " + MissingPart.NO_MONADO + ".");
        }
        System.out.print(TABLE);
    }

    private static void onMonado() throws IOException, InterruptedException, HeadsetException {
        try (MonadoService monado = MonadoService.start();
                RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            for (int hand = 0; hand < 2; hand++) {
                driver.hand(hand, new Vector3f(0.4f * hand - 0.2f, 1.3f, -0.5f), new Quaternionf());
                driver.present(hand, true, true);
            }
            driver.head(new Vector3f(0, 1.6f, 0), new Quaternionf()).send();
            for (int people : PEOPLE) {
                onMonado(people);
            }
        }
    }

    /** On a time of its own, in which nobody waits. */
    private static void simulated(int count) throws IOException, HeadsetException {
        VirtualClock clock = new VirtualClock();
        try (OtherPeople people = new OtherPeople(count, clock)) {
            people.meet(() -> clock.advanceMs(10));
            Sleeper sleeper = timeNs -> {
                clock.advanceNs(Math.max(0, timeNs - clock.nanoTime()));
                people.step();
            };
            Script script = new Script(Physique.AVERAGE, 5, 0, 0, 0).wave(Side.RIGHT, 1000);
            SimulatedHeadset headset = new SimulatedHeadset(script, clock, sleeper).pictures(1, 2, 64, 64, false);
            new FrameCost(SIMULATED_WARM_UP, SIMULATED_FRAMES).run("simulated", headset, people, clock, sleeper);
        }
    }

    private static void onMonado(int count) throws IOException, HeadsetException {
        try (OtherPeople people = new OtherPeople(count, Clock.SYSTEM)) {
            people.meet(Thread::onSpinWait);
            people.stepByItself();
            Headset headset = new OpenXrHeadset(OpenXrOptions.of("Highfive benchmark"));
            new FrameCost(MONADO_WARM_UP, MONADO_FRAMES).run("Monado", headset, people, Clock.SYSTEM, Sleeper.SYSTEM);
        }
    }

    private void run(String name, Headset headset, OtherPeople people, Clock clock, Sleeper sleeper)
            throws HeadsetException {
        Session session = people.session();
        try (AssetLibrary library = new AssetLibrary(new AssetOptions(), new ImageIoDecoder(), clock)) {
            FrameLoop loop =
                    Stay.of(session, headset, sleeper, false, grabber -> new SceneDrawer(session, library, grabber));
            FrameMeter meter = loop.meter()
                    .stagesBy(THREADS::getCurrentThreadCpuTime)
                    .allocatedBytes(THREADS::getCurrentThreadAllocatedBytes);
            loop.with(body -> {
                frames++;
                if (frames == warmUp) {
                    meter.clear();
                } else if (frames == warmUp + measured) {
                    print(name, people, meter);
                    loop.stop();
                }
            });
            loop.run();
        }
    }

    private static void print(String name, OtherPeople people, FrameMeter meter) {
        StringBuilder line = new StringBuilder("| " + name + " | " + people.present());
        for (FrameMeter.Stage stage : FrameMeter.Stage.values()) {
            if (stage != FrameMeter.Stage.WAIT) {
                line.append(String.format(
                        Locale.ROOT, " | %.1f us", meter.stage(stage).percentileNs(0.5) / 1e3));
            }
        }
        line.append(String.format(
                Locale.ROOT,
                " | %.1f us | %.1f B |",
                meter.work().percentileNs(0.5) / 1e3,
                (double) meter.allocated() / meter.frames()));
        TABLE.append(line).append('\n');
    }

    /** What is to be drawn is all put together, as for a headset, and then not drawn. */
    private static final class SceneDrawer implements FrameDrawer {
        private final Scene scene = new Scene();
        private final WorldScene worldScene;
        private final Grabber grabber;

        SceneDrawer(Session session, AssetLibrary library, Grabber grabber) {
            worldScene = new WorldScene(session.world(), library);
            this.grabber = grabber;
        }

        @Override
        public void prepare(Body body) {
            scene.clear();
            worldScene.addTo(scene, grabber, body.timeNs);
        }

        @Override
        public void draw(Eye eye, EyeView view, RenderTarget target) {
            // That would be GL.
        }
    }
}
