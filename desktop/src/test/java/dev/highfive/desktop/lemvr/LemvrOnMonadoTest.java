package dev.highfive.desktop.lemvr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.desktop.Highfive;
import dev.highfive.net.Clock;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.world.Participant;
import dev.highfive.world.Tracking;
import dev.highfive.xr.monado.MonadoService;
import dev.highfive.xr.monado.RemoteDriver;
import dev.highfive.xr.monado.WithMonado;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A headset that a real runtime drives, lent by LEMVR to somebody in a session: what others see of them there. */
@WithMonado
@Timeout(240)
class LemvrOnMonadoTest {
    private static final int RIGHT = 1;
    private static final long PATIENCE_MS = 90_000;
    private static final float MILLIMETRE = 0.001f;

    private final StringWriter said = new StringWriter();
    private final List<Thread> programs = new ArrayList<>();
    private Session host;

    @BeforeEach
    void open() throws Exception {
        host = Session.host("test", InetAddress.getLoopbackAddress(), false, new SessionOptions().name("Host"));
    }

    @AfterEach
    void leave() throws InterruptedException {
        host.close();
        stop();
    }

    /** Tracking by the runtime, drawing in a context of the same process. */
    @Test
    void othersSeeTheFingersOfWhoDrawsInTheSameProcess(MonadoService monado) throws Exception {
        run("lemvr-server", "--headset", "openxr", "--port", "0", "--same-room", "--with-client", link());
        movesAndTakes(monado);
        stop();
        assertShown();
    }

    /** What was drawn elsewhere has been in the runtime's layers. */
    private void assertShown() {
        Matcher frames = Pattern.compile("(\\d+) frames, (\\d+) of them with the borrower's pictures")
                .matcher(said.toString());
        assertTrue(frames.find(), said.toString());
        assertTrue(Integer.parseInt(frames.group(2)) > 0, said.toString());
        System.out.println(said.toString().substring(frames.start()));
    }

    /** Over TCP, with pictures through a file in memory. */
    @Test
    void othersSeeTheFingersOfWhoBorrowsFromAnotherProgram(MonadoService monado) throws Exception {
        run("lemvr-server", "--headset", "openxr", "--port", "0", "--listen", "127.0.0.1");
        Pattern invitation = Pattern.compile("--headset '(lemvr:[^']+#[^']+)'");
        await("how to borrow it", () -> invitation.matcher(said.toString()).find());
        Matcher borrowed = invitation.matcher(said.toString());
        assertTrue(borrowed.find());
        run("join", "--same-room", "--headset", borrowed.group(1), link());
        movesAndTakes(monado);
        stop();
        assertShown();
    }

    private void movesAndTakes(MonadoService monado) throws Exception {
        try (RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            Object2 thing = new Object2();
            thing.location.set(0.2f, 1.2f, 0.4f); // around the hand; the wire is left-handed
            thing.scale.set(0.4f, 0.4f, 0.4f);
            host.objects().create(thing, Clock.SYSTEM.nanoTime());
            place(driver, 0.2f, 0);
            await("a hand with fingers", () -> handOf() != null);
            float before = handOf().location.x;
            place(driver, 0.35f, 0);
            await("the hand to move by 15 cm", () -> Math.abs(handOf().location.x - before - 0.15f) < MILLIMETRE);
            place(driver, 0.2f, 0);
            await("the hand to come back", () -> Math.abs(handOf().location.x - before) < MILLIMETRE);
            assertNotNull(wearer().head().shown());
            assertEquals(1.6f, wearer().head().shown().location.y, MILLIMETRE);
            place(driver, 0.2f, 1);
            await("the wearer to take the thing", () -> !host.objects().owns(thing.id));
            place(driver, 0.3f, 1);
            await(
                    "the thing to go along",
                    () -> Math.abs(host.world().findShared(thing.id).shown().location.x - 0.3f) < 0.02f);
            place(driver, 0.3f, 0);
            place(driver, 0.1f, 0);
            await("the hand to leave", () -> Math.abs(handOf().location.x - before + 0.1f) < 0.005f);
            host.objects().claim(thing.id, Clock.SYSTEM.nanoTime());
            await("the thing to be given back", () -> host.objects().owns(thing.id));
        }
    }

    private String link() {
        return host.link().withKey();
    }

    private void run(String... arguments) {
        Thread program = new Thread(
                () -> Highfive.commandLine()
                        .setOut(new PrintWriter(said))
                        .setErr(new PrintWriter(said))
                        .execute(arguments),
                Arrays.toString(arguments));
        programs.add(program);
        program.start();
    }

    /** The last that was started first. There is one OpenXR instance to a process, which the next test needs. */
    private void stop() throws InterruptedException {
        while (!programs.isEmpty()) {
            Thread program = programs.remove(programs.size() - 1);
            program.interrupt();
            program.join();
        }
    }

    private Hand2 handOf() {
        Participant wearer = wearer();
        return wearer != null && wearer.hand(false).tracking() == Tracking.TRACKED
                ? wearer.hand(false).shown()
                : null;
    }

    private Participant wearer() {
        for (int index = 0; index < host.world().participantCount(); index++) {
            if (host.world().participant(index) != host.world().find(host.ownSsrc())) {
                return host.world().participant(index);
            }
        }
        return null;
    }

    /** Monado's remote hands are controllers as well: to close one is to pull its trigger. */
    private static void place(RemoteDriver driver, float x, float closed) throws Exception {
        driver.head(new Vector3f(0, 1.6f, 0), new Quaternionf());
        for (int hand = 0; hand < 2; hand++) {
            driver.present(hand, true, true);
            driver.hand(hand, new Vector3f(hand == RIGHT ? x : -0.2f, 1.2f, -0.4f), new Quaternionf());
            driver.curl(hand, hand == RIGHT ? closed : 0);
            driver.input(hand, hand == RIGHT ? closed : 0, 0, 0, 0, false);
        }
        driver.send();
    }

    private void await(String what, BooleanSupplier condition) throws InterruptedException {
        long endMs = System.currentTimeMillis() + PATIENCE_MS;
        host.advance(Clock.SYSTEM.nanoTime());
        while (!condition.getAsBoolean()) {
            if (System.currentTimeMillis() > endMs) {
                throw new AssertionError("Waited in vain for " + what + "; the programs said: " + said);
            }
            Thread.sleep(14);
            host.advance(Clock.SYSTEM.nanoTime());
        }
    }
}
