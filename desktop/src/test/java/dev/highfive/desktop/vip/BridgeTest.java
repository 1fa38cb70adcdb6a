package dev.highfive.desktop.vip;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.Object1;
import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.net.impair.Impairment;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.link.SessionLink;
import dev.highfive.world.ObjectKind;
import dev.highfive.world.Participant;
import dev.highfive.world.SyncMode;
import dev.highfive.world.WorldThing;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A simulated person in a session and a VNet client in a world, over a network that loses every fifth packet. */
@Timeout(120)
class BridgeTest {
    private Session session;

    @Test
    void aSessionAndAWorldAreOneRoomAlsoWhereEveryFifthPacketIsLost() throws Exception {
        Ran host = new Ran(
                "host",
                "--port",
                "0",
                "--address",
                "127.0.0.1",
                "--hidden",
                "--name",
                "Hanna",
                "--headset",
                "sim",
                "--impair",
                "loss=20",
                "--seconds",
                "300");
        String link = host.await(Pattern.compile("'(highfive://[^']+)'")).group(1);
        Ran server = new Ran("vip-server", "--port", "0", "--bridge", link, "--impair", "loss=20", "--name", "world");
        int port = Integer.parseInt(
                server.await(Pattern.compile("come in at 127.0.0.1:([0-9]+)")).group(1));
        SessionOptions options =
                new SessionOptions().name("Rita").sync(SyncMode.immediate()).impairment(Impairment.parse("loss=20"));
        try (Guest ann = new Guest(port, "Ann", "ann.wrl");
                Session joined = Session.join(SessionLink.parse(link), options)) {
            session = joined;
            // Who is in the session is a user with a head and hands that move.
            int hanna = id(ann.await(event -> event.endsWith(" -7 7 \"Hanna\"")));
            ann.await(event -> event.equals(hanna + " 3 16 {\"Hanna\"}"));
            advanceUntil(() -> ann.moves(hanna) > 5 && ann.movesOfAllBut(hanna) > 5);

            // What a VNet client moves is moved in the session, the other way round along Z.
            int ball = ann.make("ball.wrl");
            for (int step = 1; step <= 20; step++) {
                ann.send(new VipMessage().to(ball, VipField.POSITION).vec3f(step, 1, 2));
            }
            ann.send(new VipMessage().to(ann.client.id(), VipField.POSITION).vec3f(0, 1.5f, 4));
            advanceUntil(() -> isAt(ball, 20, 1, -2) && isAt(ann.client.id(), 0, 1.5f, -4));

            // And what somebody has in the session is an object of the world.
            Object1 thing = new Object1();
            thing.id = 77;
            thing.setLocation(3, 2, -1);
            thing.timeMs = (int) session.clock().wallMillis();
            session.publish(thing, session.clock().nanoTime());
            advanceUntil(() -> ann.events.stream().anyMatch(event -> event.endsWith(" 0 10 (3.0, 2.0, 1.0)")));
            int seen = id(ann.await(event -> event.endsWith(" 0 10 (3.0, 2.0, 1.0)")));
            thing.active = false;
            thing.timeMs = (int) session.clock().wallMillis();
            session.publish(thing, session.clock().nanoTime());
            advanceUntil(() -> ann.events.contains(seen + " -4 -1 none"));

            // Who leaves is gone on the other side.
            ann.send(new VipMessage().to(ball, VipField.REMOVE_OBJECT));
            advanceUntil(() -> !isThere(ball));
            int rita = id(ann.await(event -> event.endsWith(" -7 7 \"Rita\"")));
            session.close();
            ann.await(rita + " -4 -1 none");
            assertTrue(server.text().contains("Rita left the session."), server.text());
        }
        server.thread.interrupt();
        host.thread.interrupt();
        server.exitCode();
        host.exitCode();
    }

    private static int id(String event) {
        return Integer.parseInt(event.split(" ")[0]);
    }

    private void advanceUntil(BooleanSupplier done) throws InterruptedException {
        while (!done.getAsBoolean()) {
            session.advance(session.clock().nanoTime());
            Thread.sleep(5);
        }
    }

    /** What the bridge has published of an object of the world. */
    private WorldThing thing(int id) {
        for (int index = 0; index < session.world().participantCount(); index++) {
            Participant participant = session.world().participant(index);
            if (participant.name().equals("world")) {
                return (WorldThing) participant.find(ObjectKind.THING, id + 1);
            }
        }
        return null;
    }

    private boolean isThere(int id) {
        return thing(id) != null && thing(id).active();
    }

    private boolean isAt(int id, float x, float y, float z) {
        WorldThing thing = thing(id);
        return thing != null
                && thing.active()
                && thing.shown().location.x == x
                && thing.shown().location.y == y
                && thing.shown().location.z == z;
    }
}
