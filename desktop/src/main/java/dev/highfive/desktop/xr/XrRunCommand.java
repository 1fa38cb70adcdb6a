package dev.highfive.desktop.xr;

import com.sun.management.ThreadMXBean;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.FrameMeter;
import dev.highfive.client.frame.Histogram;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.stage.OwnHands;
import dev.highfive.desktop.cli.Farewell;
import dev.highfive.desktop.cli.SecondsText;
import dev.highfive.desktop.gles.CurrentGles;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.net.Clock;
import dev.highfive.xr.OpenXrHeadset;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "run", description = "Shows your hands in the headset for a while, and what that costs.")
final class XrRunCommand implements Callable<Integer> {
    private static final long SECOND_NS = 1_000_000_000;
    /** The first frames make what is drawn with, which is not what a frame costs. */
    private static final int WARM_UP_FRAMES = 20;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "10",
            converter = SecondsText.MoreThanNone.class,
            description = "How long, after the first " + WARM_UP_FRAMES + " frames (${DEFAULT-VALUE}).")
    private double seconds;

    @Mixin
    private DisplayOptions display;

    @Mixin
    private TraitOptions traits;

    @Spec
    private CommandSpec spec;

    private long frames;
    private long startNs;

    @Override
    public Integer call() throws IOException {
        display.check(spec.commandLine());
        OpenXrHeadset headset = new OpenXrHeadset(traits.headset(spec.commandLine()));
        OpenXrLoader.provide();
        NoSession room = new NoSession();
        FrameLoop loop = display.apply(
                new FrameLoop(
                        headset,
                        room,
                        new OwnHands(CurrentGles::open, () -> new String[0]),
                        Clock.SYSTEM,
                        Sleeper.SYSTEM),
                headset);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        loop.meter().allocatedBytes(threads::getCurrentThreadAllocatedBytes);
        loop.with(body -> watch(loop, room, body.timeNs));
        try (Farewell farewell = new Farewell()) {
            farewell.whenWanted(loop::stop);
            loop.run();
            report(loop, room);
        } catch (HeadsetException | GlesMissing e) {
            throw new IOException(e.getMessage(), e);
        }
        return ExitCode.OK;
    }

    private void watch(FrameLoop loop, NoSession room, long nowNs) {
        frames++;
        if (frames == WARM_UP_FRAMES) {
            startNs = nowNs;
            loop.meter().clear();
            room.hands = 0;
        } else if (frames > WARM_UP_FRAMES && nowNs - startNs > seconds * SECOND_NS) {
            loop.stop();
        }
    }

    private void report(FrameLoop loop, NoSession room) {
        PrintWriter out = spec.commandLine().getOut();
        FrameMeter meter = loop.meter();
        long frames = Math.max(1, meter.frames());
        out.printf(
                Locale.ROOT,
                "%d frames, %d with pictures, %d too late; the headset was lost %d times%n",
                meter.frames(),
                meter.drawn(),
                meter.missed(),
                loop.restarts());
        out.printf(
                Locale.ROOT,
                "%.1f hands seen in a frame, %d bytes allocated a frame%n%n",
                (double) room.hands / frames,
                meter.allocated() / frames);
        out.printf("%-8s %12s %12s%n", "", "median", "99 %");
        print(out, "frame", meter.intervals(), "from one to the next");
        for (FrameMeter.Stage stage : FrameMeter.Stage.values()) {
            print(out, "  " + stage.name().toLowerCase(Locale.ROOT), meter.stage(stage), whatHappens(stage));
        }
    }

    private static void print(PrintWriter out, String name, Histogram times, String what) {
        out.printf(
                Locale.ROOT,
                "%-9s %8.2f ms %9.2f ms  %s%n",
                name,
                times.percentileNs(0.5) / 1e6,
                times.percentileNs(0.99) / 1e6,
                what);
    }

    private static String whatHappens(FrameMeter.Stage stage) {
        return switch (stage) {
            case WAIT -> "until the headset wants it";
            case SAMPLE -> "where head and hands are";
            case PUBLISH -> "what others would get of them";
            case WORLD -> "what others would have sent";
            case DRAW -> "both pictures";
            case SUBMIT -> "handing them over";
        };
    }
}
