package dev.highfive.desktop.view;

import dev.highfive.client.render.Canvas;
import dev.highfive.client.render.Renderer;
import dev.highfive.client.scene.Scene;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.desktop.gles.OffscreenGles;
import dev.highfive.desktop.picture.PngFile;
import dev.highfive.desktop.room.LinkText;
import dev.highfive.desktop.room.TakePartOptions;
import dev.highfive.desktop.window.OrbitCamera;
import dev.highfive.desktop.window.SceneWindow;
import dev.highfive.session.Clock;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.SessionStatus;
import dev.highfive.session.link.SessionLink;
import dev.highfive.session.record.Recorder;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.joml.Matrix4f;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "view", description = {"Looks on at a session without a body, in a window or as a picture.",
    "In the window: drag to turn, wheel to zoom, 1 to 9 to see through someone's eyes, 0 to see for yourself, P for a "
        + "picture, H to hide the figures, Escape to leave."})
public final class ViewCommand implements Callable<Integer> {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;
    /** How long to look for others before a picture is taken of an empty room. */
    private static final double FIND_SECONDS = 10;
    private static final long PICTURE_FRAME_NS = 1_000_000_000L / 30;

    @Parameters(paramLabel = "LINK", converter = LinkText.class,
        description = "highfive://host:port/name#key, as the host prints it.")
    private SessionLink link;

    @Option(names = "--picture", paramLabel = "FILE",
        description = "Instead of a window: a PNG of what is seen at the end.")
    private Path picture;

    @Option(names = "--seconds", paramLabel = "N",
        description = "How long to look; by default until the window is closed, and 5 s for a picture.")
    private Double seconds;

    @Option(names = "--eyes", paramLabel = "NAME", defaultValue = "",
        description = "Look through the eyes of the participant of this name.")
    private String eyesOf;

    @Mixin
    private TakePartOptions takePart;

    @Spec
    private CommandSpec spec;

    private final SomeonesEyes eyes = new SomeonesEyes();
    private final Matrix4f view = new Matrix4f();
    private final List<String> lines = new ArrayList<>();

    @Override
    public Integer call() {
        eyes.choose(eyesOf);
        PrintWriter out = spec.commandLine().getOut();
        try (Recorder recorder = takePart.recorder()) {
            SessionOptions options = takePart.sessionOptions("", recorder);
            try (Onlooker onlooker = new Onlooker(Session.join(link, options))) {
                if (picture == null) {
                    inWindow(onlooker);
                } else {
                    asPicture(onlooker);
                    describe(onlooker.session().status()).forEach(out::println);
                    out.println("picture: " + picture);
                }
            }
            return ExitCode.OK;
        } catch (GlesMissing | IOException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private void inWindow(Onlooker onlooker) {
        try (SceneWindow window = new SceneWindow("Highfive: " + link.name(), WIDTH, HEIGHT)) {
            window.setKeyHandler(key -> {
                if (Character.isDigit(key)) {
                    eyes.choose(onlooker.world(), key - '0');
                }
            });
            double end = seconds == null ? Double.POSITIVE_INFINITY : seconds;
            long startNs = Clock.SYSTEM.nanoTime();
            boolean open = true;
            while (open && (Clock.SYSTEM.nanoTime() - startNs) / 1e9 < end) {
                Scene scene = onlooker.look(Clock.SYSTEM.nanoTime());
                lines.clear();
                lines.addAll(describe(onlooker.session().status()));
                open = eyes.view(onlooker.world(), view)
                    ? window.show(scene, lines, view) : window.show(scene, lines);
            }
        }
    }

    private void asPicture(Onlooker onlooker) throws IOException {
        try (OffscreenGles offscreen = new OffscreenGles();
            Renderer renderer = new Renderer(offscreen.gles());
            Canvas canvas = new Canvas(offscreen.gles(), WIDTH, HEIGHT)) {
            look(onlooker, FIND_SECONDS, () -> onlooker.world().participantCount() > 1);
            Scene scene = look(onlooker, seconds == null ? 5 : seconds, () -> false);
            if (!eyes.view(onlooker.world(), view)) {
                new OrbitCamera().view(view);
            }
            renderer.update(scene);
            renderer.draw(view, OrbitCamera.projection(WIDTH, HEIGHT, new Matrix4f()), canvas);
            PngFile.write(canvas, picture);
        }
    }

    private static Scene look(Onlooker onlooker, double atMostSeconds, BooleanSupplier enough) {
        long startNs = Clock.SYSTEM.nanoTime();
        Scene scene = onlooker.look(startNs);
        while ((Clock.SYSTEM.nanoTime() - startNs) / 1e9 < atMostSeconds && !enough.getAsBoolean()) {
            LockSupport.parkNanos(PICTURE_FRAME_NS);
            scene = onlooker.look(Clock.SYSTEM.nanoTime());
        }
        return scene;
    }

    private List<String> describe(SessionStatus status) {
        List<String> described = new ArrayList<>();
        if (status.peers.isEmpty()) {
            described.add("nobody is here yet");
        }
        int number = 0;
        for (SessionStatus.Peer peer : status.peers) {
            described.add(String.format(Locale.ROOT, "%d %s%s: loss %.1f %%, jitter %.1f ms, round trip %s", ++number,
                peer.name, peer.name.equals(eyes.name()) ? " (your eyes)" : "", peer.lossPercent, peer.jitterMs,
                peer.roundTripMs < 0 ? "?" : String.format(Locale.ROOT, "%.1f ms", peer.roundTripMs)));
        }
        if (status.hasWrongKey()) {
            described.add("someone here has another key than this link's");
        }
        return described;
    }
}
