package dev.highfive.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.highfive.codec.gamestate.Mesh1;
import dev.highfive.codec.gamestate.Mesh2;
import dev.highfive.codec.gamestate.Object2;
import org.junit.jupiter.api.Test;

/** Two worlds that know the same have the same fingerprint, and only those. */
class FingerprintTest {
    private final World one = new World(new WorldOptions());
    private final World other = new World(new WorldOptions().sync(SyncMode.adaptiveDelay()));
    private final Sender annInOne = new Sender(one, 1);
    private final Sender bobInOne = new Sender(one, 2);
    private final Sender bobInOther = new Sender(other, 2);
    private final Sender annInOther = new Sender(other, 1);

    @Test
    void orderTimeAndWayOfShowingDoNotMatter() {
        annInOne.send(0, Sender.head(1, 1, 1), Sender.thing(1, 0, 0, 0), Sender.thing(2, 0, 0, 0));
        annInOne.send(10, Sender.hand(5, 0, 0));
        bobInOne.send(20, Sender.head(2, 2, 2));
        bobInOther.send(520, Sender.head(2, 2, 2));
        annInOther.send(530, Sender.hand(4, 0, 0));
        annInOther.send(540, Sender.thing(2, 0, 0, 0), Sender.hand(5, 0, 0), Sender.thing(1, 0, 0, 0));
        assertNotEquals(one.fingerprint(), other.fingerprint());
        annInOther.send(550, Sender.head(1, 1, 1));
        one.at(100 * Sender.MS);
        other.at(600 * Sender.MS);
        assertEquals(one.fingerprint(), other.fingerprint());
        assertEquals(one.fingerprint(annInOne.participant), other.fingerprint(annInOther.participant));
    }

    @Test
    void everyValueMatters() {
        long empty = one.fingerprint();
        annInOne.send(0, Sender.hand(1, 0, 0));
        long before = one.fingerprint();
        assertNotEquals(empty, before);
        var bent = Sender.hand(1, 0, 0);
        bent.joints[74] += 0.01f;
        annInOne.send(10, bent);
        assertNotEquals(before, one.fingerprint());
        var fast = Sender.hand(1, 0, 0);
        fast.location.setVelocity(0, 1, 0);
        annInOne.send(20, fast);
        assertNotEquals(before, one.fingerprint());
        annInOne.send(30, Sender.hand(1, 0, 0));
        assertEquals(before, one.fingerprint());
        Mesh1 mesh = new Mesh1();
        mesh.vertices.add(1, 2, 3);
        annInOne.send(40, mesh);
        long withMesh = one.fingerprint();
        Mesh2 model = new Mesh2();
        model.meshUrl = "a";
        annInOne.send(50, model);
        long withModel = one.fingerprint();
        model.meshUrl = "b";
        annInOne.send(60, model);
        assertNotEquals(before, withMesh);
        assertNotEquals(withMesh, withModel);
        assertNotEquals(withModel, one.fingerprint());
    }

    @Test
    void theSameStateOfSomebodyElseIsAnother() {
        annInOne.send(0, Sender.head(1, 1, 1));
        bobInOther.send(0, Sender.head(1, 1, 1));
        assertNotEquals(one.fingerprint(), other.fingerprint());
    }

    @Test
    void whatIsInactiveOrLostOrGoneDoesNotCount() {
        long empty = one.fingerprint();
        Object2 hidden = Sender.thing(1, 0, 0, 0);
        hidden.active = false;
        annInOne.send(0, hidden);
        assertEquals(empty, one.fingerprint());
        annInOne.send(0, Sender.hand(1, 0, 0));
        one.at(5000 * Sender.MS);
        assertEquals(empty, one.fingerprint());
        bobInOne.send(5000, Sender.head(1, 0, 0));
        one.leave(bobInOne.participant, 5010 * Sender.MS);
        assertEquals(empty, one.fingerprint());
    }
}
