package dev.highfive.desktop.session;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.Side;
import dev.highfive.desktop.Highfive;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.MonadoSetting;
import dev.highfive.xr.monado.RemoteDriver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** A person with a headset: a runtime and a program of their own, whose head and hands a test moves. */
final class Wearer implements AutoCloseable {
    private static final Pattern LINK = Pattern.compile("'(highfive://[^']+)'");
    /** What an eye sees to each side, and up and down, radians: pixels of 320 x 240 pictures are square. */
    private static final float TO_THE_SIDE = 0.7f;

    private static final float UP_AND_DOWN = (float) Math.atan(0.75 * Math.tan(TO_THE_SIDE));
    private static final float EYES_APART = 0.064f;
    private static final float LOOKS_DOWN = -0.3f;

    final EyeView leftEye = new EyeView().setAngles(-TO_THE_SIDE, TO_THE_SIDE, UP_AND_DOWN, -UP_AND_DOWN);
    final Path picture;
    private final Quaternionf turn = new Quaternionf();
    private final Vector3f[] hands = {new Vector3f(), new Vector3f()};
    private final Path log;
    private final MonadoService monado;
    private final RemoteDriver driver;
    private final Process program;

    /** @param z where they stand; @param yaw which way they look, 0 for ahead */
    Wearer(String name, Path folder, float z, float yaw, String... command) throws Exception {
        picture = folder.resolve(name + ".png");
        log = folder.resolve(name + ".log");
        Path runtime = folder.resolve(name);
        monado = MonadoService.start(MonadoSetting.remote(), runtime);
        driver = new RemoteDriver(monado.remotePort());
        turn.rotationY(yaw);
        Vector3f head = new Vector3f(0, 1.6f, z);
        leftEye.orientation.set(turn).rotateX(LOOKS_DOWN);
        leftEye.orientation
                .transform(leftEye.position.set(-EYES_APART / 2, 0, 0))
                .add(head);
        driver.eyes(TO_THE_SIDE, UP_AND_DOWN, EYES_APART).head(head, leftEye.orientation);
        for (Side side : Side.values()) {
            turn.transform(hands[side.ordinal()].set(side == Side.LEFT ? -0.22f : 0.22f, -0.35f, -0.35f))
                    .add(head);
            open(side);
        }
        List<String> arguments = new ArrayList<>(List.of(
                System.getProperty("highfive.monado") + "/bin/java",
                "-Djava.library.path=" + System.getProperty("java.library.path"),
                "-cp",
                System.getProperty("java.class.path"),
                Highfive.class.getName()));
        arguments.addAll(List.of(command));
        arguments.addAll(List.of(
                "--name", name, "--headset", "openxr", "--same-room", "--picture", picture.toString(), "--json"));
        ProcessBuilder builder = new ProcessBuilder(arguments);
        builder.environment().put("HIGHFIVE_XR_FOLDER", runtime.toString());
        builder.environment().put("XDG_DATA_HOME", folder.toString());
        builder.environment().remove("HIGHFIVE_XR_LOG"); // it would take the program's output
        program = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    }

    /** Of the session that they opened, once they have. */
    String link() throws IOException {
        Matcher link = LINK.matcher(said());
        return link.find() ? link.group(1) : null;
    }

    String said() throws IOException {
        return Files.readString(log);
    }

    boolean isAlive() {
        return program.isAlive();
    }

    /** What the program told of its world last; null before it has. */
    JsonObject world() throws IOException {
        String said = said();
        int end = said.lastIndexOf("}\n");
        return end < 0
                ? null
                : JsonParser.parseString(said.substring(said.lastIndexOf('\n', end) + 1, end + 1))
                        .getAsJsonObject();
    }

    /** In the room, metres. */
    void move(Side side, Vector3f by) throws IOException {
        hands[side.ordinal()].add(by);
        open(side);
    }

    /** Monado's remote hands are controllers as well: to close one is to pull its trigger. */
    void open(Side side) throws IOException {
        send(side, 0);
    }

    void close(Side side) throws IOException {
        send(side, 1);
    }

    /** Moves on with what is in the hand. */
    void carry(Side side, Vector3f by) throws IOException {
        hands[side.ordinal()].add(by);
        close(side);
    }

    private void send(Side side, float trigger) throws IOException {
        int hand = side.ordinal();
        driver.present(hand, true, true).hand(hand, hands[hand], turn).curl(hand, 0.4f);
        driver.input(hand, trigger, 0, 0, 0, false);
        driver.send();
    }

    @Override
    public void close() throws IOException {
        program.destroy();
        try {
            if (!program.waitFor(20, TimeUnit.SECONDS)) {
                program.destroyForcibly();
            }
        } catch (InterruptedException e) {
            program.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        driver.close();
        monado.close();
    }
}
