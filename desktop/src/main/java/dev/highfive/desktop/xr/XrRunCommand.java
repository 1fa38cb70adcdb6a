package dev.highfive.desktop.xr;

import com.sun.management.ThreadMXBean;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.FrameMeter;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.session.Clock;
import dev.highfive.xr.OpenXrHeadset;
import dev.highfive.xr.OpenXrOptions;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(name = "run", description = "Shows your hands in the headset for a while, and what that costs.")
final class XrRunCommand implements Callable<Integer> {
    private static final long SECOND_NS = 1_000_000_000;
    /** The first frames make what is drawn with, which is not what a frame costs. */
    private static final int WARM_UP_FRAMES = 20;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "10",
        description = "How long, after the first " + WARM_UP_FRAMES + " frames (${DEFAULT-VALUE}).")
    private double seconds;

    @Spec
    private CommandSpec spec;
    private long frames;
    private long startNs;

    @Override
    public Integer call() {
        if (!(seconds > 0)) {
            throw new ParameterException(spec.commandLine(), "--seconds has to be more than 0.");
        }
        OpenXrLoader.provide();
        EmptyRoom room = new EmptyRoom();
        FrameLoop loop = new FrameLoop(new OpenXrHeadset(OpenXrOptions.of("Highfive")), room, new OwnHands(),
            Clock.SYSTEM, Sleeper.SYSTEM);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        loop.meter().allocatedBytes(threads::getCurrentThreadAllocatedBytes);
        loop.with(body -> watch(loop, body.timeNs));
        Thread stop = new Thread(loop::stop);
        Runtime.getRuntime().addShutdownHook(stop);
        try {
            loop.run();
            Runtime.getRuntime().removeShutdownHook(stop);
        } catch (HeadsetException | GlesMissing e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        report(loop, room);
        return ExitCode.OK;
    }

    private void watch(FrameLoop loop, long nowNs) {
        frames++;
        if (frames == WARM_UP_FRAMES) {
            startNs = nowNs;
            loop.meter().clear();
        } else if (frames > WARM_UP_FRAMES && nowNs - startNs > seconds * SECOND_NS) {
            loop.stop();
        }
    }

    private void report(FrameLoop loop, EmptyRoom room) {
        PrintWriter out = spec.commandLine().getOut();
        FrameMeter meter = loop.meter();
        out.printf(Locale.ROOT, "%d frames, %d with pictures, %d missed, %d restarts, hands seen %d times%n",
            meter.frames(), meter.drawn(), meter.missed(), loop.restarts(), room.hands);
        out.printf(Locale.ROOT, "a frame every %.2f ms (median), %.2f ms (99 %%)%n",
            meter.intervals().percentileNs(0.5) / 1e6, meter.intervals().percentileNs(0.99) / 1e6);
        for (FrameMeter.Stage stage : FrameMeter.Stage.values()) {
            out.printf(Locale.ROOT, "%-8s %8.1f us (median) %8.1f us (99 %%)%n",
                stage.name().toLowerCase(Locale.ROOT), meter.stage(stage).percentileNs(0.5) / 1e3,
                meter.stage(stage).percentileNs(0.99) / 1e3);
        }
        out.printf(Locale.ROOT, "%d bytes allocated a frame%n",
            meter.frames() == 0 ? 0 : meter.allocated() / meter.frames());
    }
}
