package dev.highfive.desktop.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.MovingVector;
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
import java.util.List;
import java.util.function.BooleanSupplier;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Someone with a headset that a real runtime drives, as seen by another participant over the network. */
@WithMonado
@Timeout(180)
class JoinWithHeadsetTest {
    private static final int RIGHT = 1;
    private static final long PATIENCE_MS = 60_000;

    private final StringWriter err = new StringWriter();
    private volatile int exitCode = -1;
    private volatile String link;

    @Test
    void othersSeeTheHandsMoveAndTheThingThatTheyTake(MonadoService monado) throws Exception {
        Thread wearer = wearer("--same-room");
        SessionOptions options = new SessionOptions().name("Host");
        try (Session host = Session.host("test", InetAddress.getLoopbackAddress(), false, options);
                RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            Object2 thing = new Object2();
            // Around the hand, whose grip is somewhere near the wrist; the wire is left-handed.
            thing.location.set(0.2f, 1.2f, 0.4f);
            thing.scale.set(0.4f, 0.4f, 0.4f);
            host.objects().create(thing, Clock.SYSTEM.nanoTime());
            place(driver, 0.2f, 0);
            link = host.link().withKey();
            wearer.start();
            await(host, "a hand", () -> handOf(host) != null);
            float before = handOf(host).location.x;
            place(driver, 0.35f, 0);
            await(host, "the hand to move by 15 cm", () -> Math.abs(handOf(host).location.x - before - 0.15f) < 0.005f);
            place(driver, 0.2f, 0);
            await(host, "the hand to come back", () -> Math.abs(handOf(host).location.x - before) < 0.005f);
            place(driver, 0.2f, 1);
            await(host, "the wearer to take the thing", () -> !host.objects().owns(thing.id));
            place(driver, 0.3f, 1);
            await(
                    host,
                    "the thing to go along",
                    () -> Math.abs(host.world().findShared(thing.id).shown().location.x - 0.3f) < 0.02f);
            place(driver, 0.3f, 0);
            place(driver, 0.1f, 0);
            await(host, "the hand to leave", () -> Math.abs(handOf(host).location.x - before + 0.1f) < 0.005f);
            assertEquals(
                    0.3f, host.world().findShared(thing.id).shown().location.x, 0.02f, "it stays where it was left");
            host.objects().claim(thing.id, Clock.SYSTEM.nanoTime());
            await(host, "the thing to be given back", () -> host.objects().owns(thing.id));
        } finally {
            // There is one OpenXR instance to a process, which the next test needs.
            wearer.interrupt();
            wearer.join();
        }
    }

    @Test
    void whoComesFromElsewhereGetsAPlaceOnTheRingAndFacesTheMiddle(MonadoService monado) throws Exception {
        Thread wearer = wearer();
        SessionOptions options = new SessionOptions().name("Host");
        try (Session host = Session.host("test", InetAddress.getLoopbackAddress(), false, options);
                RemoteDriver driver = new RemoteDriver(monado.remotePort())) {
            place(driver, 0.2f, 0);
            link = host.link().withKey();
            wearer.start();
            await(
                    host,
                    "a hand before a head that looks at the middle",
                    () -> handOf(host) != null
                            && Math.abs(fromTheMiddle(headOf(host).location) - 0.65) < 0.005
                            && fromTheMiddle(handOf(host).location) < 0.5);
        } finally {
            wearer.interrupt();
            wearer.join();
        }
    }

    private Thread wearer(String... more) {
        return new Thread(() -> {
            List<String> words = new ArrayList<>(List.of("join", link, "--name", "Wearer", "--headset", "openxr"));
            words.addAll(List.of(more));
            exitCode = Highfive.commandLine()
                    .setErr(new PrintWriter(err, true))
                    .setOut(new PrintWriter(new StringWriter()))
                    .execute(words.toArray(new String[0]));
        });
    }

    private static double fromTheMiddle(MovingVector location) {
        return Math.hypot(location.x, location.z);
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

    private static Hand2 handOf(Session host) {
        Participant wearer = wearerIn(host);
        return wearer != null && wearer.hand(false).tracking() == Tracking.TRACKED
                ? wearer.hand(false).shown()
                : null;
    }

    private static Head1 headOf(Session host) {
        return wearerIn(host).head().shown();
    }

    private static Participant wearerIn(Session host) {
        for (int index = 0; index < host.world().participantCount(); index++) {
            if (host.world().participant(index).name().equals("Wearer")) {
                return host.world().participant(index);
            }
        }
        return null;
    }

    private void await(Session host, String what, BooleanSupplier condition) throws InterruptedException {
        long endMs = System.currentTimeMillis() + PATIENCE_MS;
        host.advance(Clock.SYSTEM.nanoTime());
        while (!condition.getAsBoolean()) {
            if (System.currentTimeMillis() > endMs || exitCode >= 0) {
                fail("Waited in vain for " + what + "; the program said: " + err + ", exit code " + exitCode);
            }
            Thread.sleep(14);
            host.advance(Clock.SYSTEM.nanoTime());
        }
    }
}
