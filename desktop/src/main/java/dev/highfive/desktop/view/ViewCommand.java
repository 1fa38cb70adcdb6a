package dev.highfive.desktop.view;

import dev.highfive.client.render.Canvas;
import dev.highfive.client.render.Renderer;
import dev.highfive.client.scene.Scene;
import dev.highfive.desktop.cli.Farewell;
import dev.highfive.desktop.cli.SecondsText;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.desktop.gles.OffscreenGles;
import dev.highfive.desktop.picture.PngFile;
import dev.highfive.desktop.session.JoinCommand;
import dev.highfive.desktop.session.JoinOptions;
import dev.highfive.desktop.session.LinkText;
import dev.highfive.desktop.window.OrbitCamera;
import dev.highfive.desktop.window.SceneWindow;
import dev.highfive.net.Clock;
import dev.highfive.net.capture.Recorder;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.link.SessionLink;
import dev.highfive.world.Participant;
import dev.highfive.world.Presence;
import dev.highfive.world.WorldView;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.joml.Matrix4f;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "view",
        description = {
            "Looks on at a session without a body, in a window or as a picture.",
            "In the window: " + SceneWindow.KEYS + "; 1 to 9 to see through someone's eyes, 0 to see for yourself."
        })
public final class ViewCommand implements Callable<Integer> {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;
    /** How long those who are here may take to be seen; some have no body. */
    private static final double BODY_SECONDS = 3;

    private static final double PICTURE_SECONDS = 5;
    private static final long PICTURE_FRAME_NS = 1_000_000_000L / 30;

    @Parameters(
            paramLabel = "LINK",
            converter = LinkText.class,
            description = "highfive://host:port/name#key, as the host prints it; or a file.sdp that it wrote.")
    private SessionLink link;

    @Option(
            names = "--picture",
            paramLabel = "FILE",
            description = "Instead of a window: a PNG of what is seen at the end.")
    private Path picture;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            converter = SecondsText.class,
            description = "How long to look; by default until the window is closed, and 5 s for a picture.")
    private Double seconds;

    @Option(
            names = "--wait",
            paramLabel = "N",
            converter = SecondsText.class,
            defaultValue = "20",
            description = "How long to look for others before giving up on a picture (${DEFAULT-VALUE}).")
    private double waitSeconds;

    @Option(
            names = "--eyes",
            paramLabel = "NAME",
            defaultValue = "",
            description = "Look through the eyes of the participant of this name.")
    private String eyesOf;

    @Mixin
    private JoinOptions takePart;

    @Spec
    private CommandSpec spec;

    private final SomeonesEyes eyes = new SomeonesEyes();
    private final Matrix4f view = new Matrix4f();

    @Override
    public Integer call() throws IOException {
        takePart.check(spec.commandLine());
        eyes.choose(eyesOf);
        if (picture != null) {
            PngFile.check(picture);
        }
        try (Farewell farewell = new Farewell()) {
            lookOn(farewell);
            takePart.tellRecording(spec.commandLine().getOut());
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private void lookOn(Farewell farewell) throws IOException {
        try (Recorder recorder = takePart.recorder()) {
            SessionOptions options = takePart.sessionOptions(null, recorder);
            try (Onlooker onlooker = new Onlooker(JoinCommand.join(link, options))) {
                if (picture == null) {
                    inWindow(onlooker, farewell);
                } else {
                    asPicture(onlooker, farewell);
                }
            }
        }
    }

    private void inWindow(Onlooker onlooker, Farewell farewell) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        try (SceneWindow window = new SceneWindow("Highfive: " + link.name(), WIDTH, HEIGHT, out)) {
            tellThatWeJoin();
            window.setKeyHandler(key -> {
                if (Character.isDigit(key)) {
                    eyes.choose(onlooker.world(), key - '0');
                }
            });
            double end = seconds == null ? Double.POSITIVE_INFINITY : seconds;
            long startNs = Clock.SYSTEM.nanoTime();
            boolean open = true;
            while (open && !farewell.isWanted() && (Clock.SYSTEM.nanoTime() - startNs) / 1e9 < end) {
                Participant chosen = eyes.chosen(onlooker.world());
                Scene scene = onlooker.look(Clock.SYSTEM.nanoTime(), chosen);
                List<String> lines = WhoIsHere.lines(onlooker, chosen);
                open = chosen == null
                        ? window.show(scene, lines)
                        : window.showThroughEyes(scene, lines, eyes.view(chosen, view));
            }
        } catch (GlesMissing e) {
            throw new IOException(e.sentence("with --picture FILE you get a picture instead"), e);
        }
    }

    private void tellThatWeJoin() {
        spec.commandLine().getOut().println("Joining " + link + " ...");
        spec.commandLine().getOut().flush();
    }

    private void asPicture(Onlooker onlooker, Farewell farewell) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        try (OffscreenGles offscreen = new OffscreenGles();
                Renderer renderer = new Renderer(offscreen.gles());
                Canvas canvas = new Canvas(offscreen.gles(), WIDTH, HEIGHT)) {
            tellThatWeJoin();
            find(onlooker, farewell);
            look(onlooker, seconds == null ? PICTURE_SECONDS : seconds, farewell::isWanted);
            if (farewell.isWanted()) {
                return;
            }
            Participant chosen = eyes.chosen(onlooker.world());
            renderer.update(onlooker.look(Clock.SYSTEM.nanoTime(), chosen));
            renderer.draw(
                    chosen == null ? new OrbitCamera().view(view) : eyes.view(chosen, view),
                    OrbitCamera.projection(WIDTH, HEIGHT, chosen != null, new Matrix4f()),
                    canvas);
            PngFile.write(canvas, picture);
        }
        WhoIsHere.lines(onlooker, eyes.chosen(onlooker.world())).forEach(out::println);
        out.println("picture: " + picture);
    }

    /** Waits until there is somebody to see: a picture of an empty room is what nobody asked for. */
    private void find(Onlooker onlooker, Farewell farewell) throws IOException {
        WorldView world = onlooker.world();
        if (!look(
                onlooker,
                waitSeconds,
                () -> farewell.isWanted() || (eyesOf.isEmpty() ? othersHere(world) > 0 : eyes.chosen(world) != null))) {
            List<Participant> there = SomeonesEyes.there(world);
            String who = there.stream().map(Participant::name).collect(Collectors.joining(", "));
            throw new IOException(
                    onlooker.session().status().hasWrongKey()
                            ? "The people in this session have another key than this link's, so there is no picture."
                            : othersHere(world) > 0
                                    ? "Nobody called " + eyesOf + " has eyes here, so there is no picture"
                                            + (there.isEmpty() ? "." : "; these have: " + who + ".")
                                    : "Nobody was met in time, so there is no picture: is the session open, and is"
                                            + " this its whole link?");
        }
        look(
                onlooker,
                BODY_SECONDS,
                () -> farewell.isWanted() || SomeonesEyes.there(world).size() == othersHere(world));
    }

    private static int othersHere(WorldView world) {
        int count = 0;
        for (int index = 0; index < world.participantCount(); index++) {
            Participant participant = world.participant(index);
            count += !participant.isLocal() && participant.presence() == Presence.PRESENT ? 1 : 0;
        }
        return count;
    }

    /** @return whether there was enough in time */
    private static boolean look(Onlooker onlooker, double atMostSeconds, BooleanSupplier enough) {
        long startNs = Clock.SYSTEM.nanoTime();
        onlooker.look(startNs, null);
        while (!enough.getAsBoolean()) {
            if ((Clock.SYSTEM.nanoTime() - startNs) / 1e9 >= atMostSeconds) {
                return false;
            }
            LockSupport.parkNanos(PICTURE_FRAME_NS);
            onlooker.look(Clock.SYSTEM.nanoTime(), null);
        }
        return true;
    }
}
