package dev.highfive.desktop.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.client.stage.Colours;
import dev.highfive.codec.MissingPart;
import dev.highfive.desktop.Highfive;
import dev.highfive.desktop.session.EyeImage;
import dev.highfive.net.Clock;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.link.SessionLink;
import dev.highfive.world.Participant;
import dev.highfive.world.Tracking;
import dev.highfive.xr.monado.VirtualKeyboard;
import dev.highfive.xr.monado.VirtualScreen;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.DatagramSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.joml.Vector3f;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Looks on at two people who face each other, Ada and Ben of the demo, which is a program of its own. */
@Timeout(180)
class ViewTest {
    private static final String MONADO = System.getProperty("highfive.monado");
    private static final Path PICTURES =
            Path.of(System.getProperty("highfive.pictures", "build/pictures")).toAbsolutePath();
    /** Nobody has opened it. */
    private static final String CLOSED = "highfive://127.0.0.1:9/room#AAAAAAAAAAAAAAAAAAAAAA";

    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;
    /** What is seen through someone's eyes, up and down, radians. */
    private static final float UP_AND_DOWN = (float) Math.toRadians(40);

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private String link;
    private Process demo;
    private Session session;

    @BeforeAll
    static void findOutWhetherThereIsADisplay() throws IOException {
        Files.createDirectories(PICTURES);
        if (!VirtualScreen.isAvailable()) {
            MissingPart.report("ViewTest", "no X server for tests on this machine (Xvfb)");
            Assumptions.abort();
        }
    }

    private void letTwoPeopleMeet() throws Exception {
        int port;
        try (DatagramSocket probe = new DatagramSocket()) {
            port = probe.getLocalPort();
        }
        SessionLink opened = SessionLink.random("127.0.0.1", port, "demo", new SecureRandom());
        link = opened.withKey();
        demo = program(
                null,
                "demo",
                "--pictures",
                "--seconds",
                "150",
                "--out",
                folder.resolve("demo").toString(),
                "--link",
                link);
        session = Session.join(opened, new SessionOptions().name("test"));
        await("Ada and Ben", () -> person("Ada") != null && person("Ben") != null);
    }

    @AfterEach
    void end() throws InterruptedException {
        if (session != null) {
            session.close();
        }
        if (demo != null) {
            demo.destroy();
            demo.waitFor(20, TimeUnit.SECONDS);
        }
    }

    @Test
    void picturesShowThePeopleFromOutsideAndThroughTheirEyes() throws Exception {
        letTwoPeopleMeet();
        Path file = PICTURES.resolve("view.png");
        Path recording = folder.resolve("view.pcapng");
        assertEquals(
                0,
                view("--picture", file.toString(), "--seconds", "1", "--record", recording.toString()),
                err.toString());
        assertTrue(
                out.toString()
                        .endsWith("Recorded to " + recording + "; './highfive replay " + recording + "' plays it.\n"),
                out.toString());
        assertTrue(out.toString().contains("Ada: loss") && out.toString().contains("Ben: loss"), out.toString());
        EyeImage outside = new EyeImage(ImageIO.read(file.toFile()), camera());
        assertTrue(outside.shows(colourOf("Ada"), head("Ada")), "Ada's head");
        assertTrue(outside.shows(colourOf("Ben"), head("Ben")), "Ben's head");

        Path eyes = PICTURES.resolve("view-eyes.png");
        assertEquals(0, view("--picture", eyes.toString(), "--seconds", "0", "--eyes", "Ada"), err.toString());
        assertTrue(out.toString().contains("Ada (your eyes)"), out.toString());
        assertTrue(
                new EyeImage(ImageIO.read(eyes.toFile()), eyesOf("Ada")).shows(colourOf("Ben"), head("Ben")),
                "Ada sees Ben");

        StringWriter replayed = new StringWriter();
        assertEquals(
                0,
                Highfive.commandLine()
                        .setOut(new PrintWriter(replayed, true))
                        .setErr(new PrintWriter(err, true))
                        .execute("replay", "--json", "--speed", "10", recording.toString()),
                err.toString());
        assertTrue(replayed.toString().contains("\"name\":\"Ada\""), replayed.toString());
    }

    @Test
    void withoutAnyoneToSeeThereIsASentenceInsteadOfAPicture() throws Exception {
        letTwoPeopleMeet();
        Path file = folder.resolve("none.png");
        assertEquals(1, view("--picture", file.toString(), "--wait", "3", "--eyes", "Zoe"));
        assertTrue(
                err.toString()
                        .matches("highfive: Nobody called Zoe has eyes here, so there is no picture; these have: (Ada,"
                                + " Ben|Ben, Ada)\\.\n"),
                err.toString());
        err.getBuffer().setLength(0);
        assertEquals(1, command("view", CLOSED, "--picture", file.toString(), "--wait", "0.5"));
        assertEquals(
                "highfive: Nobody was met in time, so there is no picture: is the session open, and is this its "
                        + "whole link?\n",
                err.toString());
        assertFalse(Files.exists(file));
    }

    @Test
    void noOneLooksOnForAPictureThatCannotBeWritten() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertEquals(
                1, command("view", CLOSED, "--picture", file.resolve("x.png").toString()));
        assertEquals("highfive: No picture can be written to " + file.resolve("x.png") + ".\n", err.toString());
        Path nowhere = folder.resolve("none").resolve("x.png");
        err.getBuffer().setLength(0);
        assertEquals(1, command("view", CLOSED, "--picture", nowhere.toString()));
        assertEquals("highfive: No picture can be written to " + nowhere + ".\n", err.toString());
        assertFalse(Files.exists(nowhere.getParent()), "no folder is made for it");
    }

    @Test
    void theWindowObeysItsKeys() throws Exception {
        letTwoPeopleMeet();
        try (VirtualScreen screen = VirtualScreen.start(WIDTH, HEIGHT)) {
            Process window = program(screen, "view", link);
            try (VirtualKeyboard keys = new VirtualKeyboard(screen)) {
                await("people in the window", () -> showsBoth(screen.picture()) && hasLines(screen.picture()));
                ImageIO.write(
                        screen.picture(),
                        "png",
                        PICTURES.resolve("view-window.png").toFile());
                keys.press('H');
                await("the lines to go", () -> !hasLines(screen.picture()));
                keys.press('P');
                Path saved = folder.resolve("highfive-01.png");
                await(
                        "a picture",
                        () -> Files.exists(saved)
                                && Files.readString(folder.resolve("view.log"))
                                        .endsWith("\npicture: ./highfive-01.png\n"));
                assertTrue(showsBoth(ImageIO.read(saved.toFile())), "the picture is what the window shows");
                keys.press('1');
                await("the eyes of the first", () -> showsTheOther(screen.picture()));
                assertFalse(showsBoth(screen.picture()), "this is no view from outside");
                ImageIO.write(
                        screen.picture(),
                        "png",
                        PICTURES.resolve("view-window-eyes.png").toFile());
                keys.press('0');
                await("the view from outside", () -> showsBoth(screen.picture()));
                keys.press('H');
                await("the lines to come back", () -> hasLines(screen.picture()));
                keys.press(VirtualKeyboard.ESCAPE);
                assertTrue(window.waitFor(1, TimeUnit.MINUTES));
                assertEquals(0, window.exitValue());
            } finally {
                window.destroyForcibly();
            }
        }
    }

    @Test
    void withoutADisplayItSaysWhatToDoInstead() throws Exception {
        Process window = program(null, "view", CLOSED);
        assertEquals(1, window.waitFor());
        String said = Files.readString(folder.resolve("view.log"));
        assertTrue(
                said.matches("highfive: No window can be opened: .*; with --picture FILE you get a picture "
                        + "instead\\.\n"),
                said);
    }

    private boolean showsBoth(BufferedImage picture) {
        EyeImage outside = new EyeImage(picture, camera());
        return outside.shows(colourOf("Ada"), head("Ada")) && outside.shows(colourOf("Ben"), head("Ben"));
    }

    private boolean showsTheOther(BufferedImage picture) {
        return new EyeImage(picture, eyesOf("Ada")).shows(colourOf("Ben"), head("Ben"))
                || new EyeImage(picture, eyesOf("Ben")).shows(colourOf("Ada"), head("Ada"));
    }

    /** White letters in the upper left corner, where there is nothing but sky. */
    private static boolean hasLines(BufferedImage picture) {
        int white = 0;
        for (int pixel : picture.getRGB(0, 0, 300, 60, null, 0, 300)) {
            white += (pixel & 0xF0F0F0) == 0xF0F0F0 ? 1 : 0;
        }
        return white > 100;
    }

    /** From where the window looks at first. */
    private static EyeView camera() {
        EyeView view = new EyeView();
        float yaw = 0.3f;
        float pitch = 0.12f;
        view.orientation.rotationY(yaw).rotateX(-pitch);
        view.orientation.transform(view.position.set(0, 0, 1.6f)).add(0, 1.35f, 0);
        return angles(view, (float) Math.toRadians(21));
    }

    private EyeView eyesOf(String name) {
        TrackedPose pose = pose(name);
        EyeView view = new EyeView();
        view.position.set(pose.position);
        view.orientation.set(pose.orientation);
        return angles(view, UP_AND_DOWN);
    }

    private static EyeView angles(EyeView view, float up) {
        float side = (float) Math.atan(Math.tan(up) * WIDTH / HEIGHT);
        return view.setAngles(-side, side, up, -up);
    }

    private Participant person(String name) {
        for (int index = 0; index < session.world().participantCount(); index++) {
            Participant participant = session.world().participant(index);
            if (participant.name().equals(name) && participant.head().tracking() == Tracking.TRACKED) {
                return participant;
            }
        }
        return null;
    }

    private int colourOf(String name) {
        Colours colours = new Colours();
        colours.update(session.world());
        return colours.of(person(name));
    }

    private TrackedPose pose(String name) {
        TrackedPose pose = new TrackedPose();
        new JointMap().fromWire(person(name).head().shown(), pose);
        return pose;
    }

    /** Behind what covers the eyes, below the top. */
    private Vector3f head(String name) {
        TrackedPose pose = pose(name);
        return pose.orientation.transform(new Vector3f(0, 0.07f, 0.05f)).add(pose.position);
    }

    private int view(String... arguments) {
        List<String> all = new ArrayList<>(List.of("view", link));
        all.addAll(Arrays.asList(arguments));
        return command(all.toArray(new String[0]));
    }

    private int command(String... arguments) {
        int exitCode = Highfive.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
        if (session != null) {
            session.advance(Clock.SYSTEM.nanoTime());
        }
        return exitCode;
    }

    private Process program(VirtualScreen screen, String... arguments) throws IOException {
        List<String> command =
                new ArrayList<>(List.of(MONADO + "/bin/java", "-cp", classPath(), Highfive.class.getName()));
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().keySet().removeAll(List.of("HIGHFIVE_XR_LOG", "DISPLAY", "WAYLAND_DISPLAY"));
        if (screen != null) {
            builder.environment().put("DISPLAY", screen.display());
        }
        return builder.redirectErrorStream(true)
                .redirectOutput(folder.resolve(arguments[0] + ".log").toFile())
                .start();
    }

    /** From another folder as well. */
    private static String classPath() {
        List<String> entries = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            entries.add(new File(entry).getAbsolutePath());
        }
        return String.join(File.pathSeparator, entries);
    }

    private void await(String what, Callable<Boolean> condition) throws Exception {
        long endNs = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        do {
            assertTrue(System.nanoTime() < endNs, "waited in vain for " + what);
            assertTrue(demo.isAlive(), "the demo has ended");
            Thread.sleep(20);
            session.advance(Clock.SYSTEM.nanoTime());
        } while (!condition.call());
    }
}
