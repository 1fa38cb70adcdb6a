package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Mesh1;
import dev.highfive.codec.gamestate.Object2;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Claims share packets with each other and with what their sender draws meanwhile. */
class OwnershipInOnePacketTest {
    private final VirtualNet net = new VirtualNet();
    private final Person ann = net.host(new SessionOptions().name("Ann"));
    private final Person ben = net.join(ann.session.link(), new SessionOptions().name("Ben"));
    private final Object2 ball = new Object2();
    private final Object2 cup = new Object2();

    @BeforeEach
    void annHasTwoThings() {
        net.runMs(500);
        ann.session.objects().create(ball, net.clock.nanoTime());
        ann.session.objects().create(cup, net.clock.nanoTime());
        net.runMs(500);
    }

    @Test
    void twoClaimsInOnePacketAreBothGranted() {
        ben.session.objects().claim(ball.id, net.clock.nanoTime());
        ben.session.objects().claim(cup.id, net.clock.nanoTime());
        net.runMs(200);
        assertTrue(ben.session.objects().owns(ball.id));
        assertTrue(ben.session.objects().owns(cup.id));
    }

    @Test
    void whatComesBehindAClaimIsSeen() {
        ben.session.objects().claim(ball.id, net.clock.nanoTime());
        ben.session.publish(piece(77), net.clock.nanoTime());
        net.runMs(200);
        assertTrue(ben.session.objects().owns(ball.id));
        assertEquals(1, ann.sees(ben).objectCount());
        assertEquals(77, ann.sees(ben).object(0).id());
    }

    @Test
    void whatComesBehindAGrantIsSeen() {
        ben.session.objects().claim(ball.id, net.clock.nanoTime());
        net.runMs(net.delayMs);
        // Ann answers in her next frame, in which she draws as well.
        for (int ms = 0; ms < 14; ms++) {
            ann.session.publish(piece(78), net.clock.nanoTime());
            net.runMs(1);
        }
        net.runMs(200);
        assertTrue(ben.session.objects().owns(ball.id));
        assertEquals(1, ben.sees(ann).objectCount());
        assertEquals(78, ben.sees(ann).object(0).id());
    }

    private static GameObject piece(long id) {
        Mesh1 mesh = new Mesh1();
        mesh.id = id;
        for (int value = 0; value < 9; value++) {
            mesh.vertices.add(value);
        }
        for (int corner = 0; corner < 3; corner++) {
            mesh.triangles.add(corner);
        }
        return mesh;
    }
}
