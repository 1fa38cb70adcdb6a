package dev.highfive.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.highfive.codec.gamestate.GameControl1;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.HeadIpd1;
import dev.highfive.codec.gamestate.Mesh1;
import dev.highfive.codec.gamestate.Object1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.SixDof1;
import dev.highfive.codec.gamestate.UnknownObject;
import org.junit.jupiter.api.Test;

/** What cannot be shown is not shown, and counted by what is wrong with it. */
class HostileValuesTest {
    private final World world = new World(new WorldOptions());
    private final Sender ann = new Sender(world, 1);

    @Test
    void whatIsNoNumberIsDropped() {
        for (float bad : new float[] {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY}) {
            assertDropped(WorldDrop.NOT_FINITE, Sender.head(bad, 0, 0));
            Head1 ipd = Sender.head(0, 0, 0);
            ipd.hasIpd = true;
            ipd.ipd = bad;
            assertDropped(WorldDrop.NOT_FINITE, ipd);
            HeadIpd1 alone = new HeadIpd1();
            alone.ipd = bad;
            assertDropped(WorldDrop.NOT_FINITE, alone);
            Head1 fast = Sender.head(0, 0, 0);
            fast.location.setVelocity(0, bad, 0);
            assertDropped(WorldDrop.NOT_FINITE, fast);
            Head1 turned = Sender.head(0, 0, 0);
            turned.rotation.inOneSecond.setImaginary(0, 0, bad);
            assertDropped(WorldDrop.NOT_FINITE, turned);
            Hand2 hand = Sender.hand(0, 0, 0);
            hand.joints[40] = bad;
            assertDropped(WorldDrop.NOT_FINITE, hand);
            Object1 thing = new Object1();
            thing.setScale(bad, bad, bad);
            assertDropped(WorldDrop.NOT_FINITE, thing);
            Object2 growing = Sender.thing(1, 0, 0, 0);
            growing.scale.setVelocity(bad, 0, 0);
            assertDropped(WorldDrop.NOT_FINITE, growing);
            SixDof1 pointing = new SixDof1().setPointer(0, 0, bad);
            assertDropped(WorldDrop.NOT_FINITE, pointing);
            GameControl1 stick = new GameControl1();
            stick.leftY = bad;
            assertDropped(WorldDrop.NOT_FINITE, stick);
            Mesh1 mesh = new Mesh1();
            mesh.vertices.add(0, bad, 0);
            assertDropped(WorldDrop.NOT_FINITE, mesh);
        }
        assertEquals(0, ann.participant.objectCount());
        assertEquals(Tracking.NEVER, ann.participant.head().tracking());
        assertEquals(Tracking.NEVER, ann.hand().tracking());
    }

    @Test
    void whatIsOutOfSightIsDropped() {
        assertDropped(WorldDrop.TOO_FAR, Sender.head(10_001, 0, 0));
        assertDropped(WorldDrop.TOO_FAR, Sender.thing(1, 0, -1e30f, 0));
        Hand2 hand = Sender.hand(0, 0, 0);
        hand.joints[0] = -3;
        assertDropped(WorldDrop.TOO_FAR, hand);
        hand.joints[0] = 0;
        hand.location.setVelocity(0, 0, 60_000);
        assertDropped(WorldDrop.TOO_FAST, hand);
        Object2 large = Sender.thing(1, 0, 0, 0);
        large.scale.set(1, 1e9f, 1);
        assertDropped(WorldDrop.BAD_SCALE, large);
    }

    @Test
    void whatIsNoRotationIsDropped() {
        Head1 head = Sender.head(0, 0, 0);
        head.rotation.now.setImaginary(1, 1, 1);
        assertDropped(WorldDrop.BAD_ROTATION, head);
        head.rotation.now.setImaginary(0, 0, 0);
        head.rotation.inOneSecond.setImaginary(0, 65_504, 0);
        assertDropped(WorldDrop.BAD_ROTATION, head);
    }

    @Test
    void aRotationThatRoundingMadeTooLongIsShortened() {
        Head1 head = Sender.head(0, 0, 0);
        head.rotation.now.setImaginary(1.001f, 0, 0);
        ann.send(0, head);
        world.at(0);
        assertEquals(1, ann.participant.head().shown().rotation.now.i, 1e-6f);
        assertEquals(0, world.drops().total());
    }

    @Test
    void aMeshThatNamesVerticesItDoesNotHaveIsDropped() {
        Mesh1 mesh = new Mesh1();
        mesh.vertices.add(0, 0, 0, 1, 0, 0, 0, 1, 0);
        mesh.triangles.add(0).add(1).add(3);
        assertDropped(WorldDrop.BAD_MESH, mesh);
        mesh.triangles.clear().add(0).add(1).add(-1);
        assertDropped(WorldDrop.BAD_MESH, mesh);
        mesh.triangles.clear().add(0).add(1);
        assertDropped(WorldDrop.BAD_MESH, mesh);
        mesh.triangles.add(2);
        mesh.normals.add(0, 0, 1);
        assertDropped(WorldDrop.BAD_MESH, mesh);
        mesh.normals.clear();
        ann.send(0, mesh);
        assertEquals(1, ann.participant.objectCount());
    }

    @Test
    void whatNobodyKnowsIsCounted() {
        UnknownObject unknown = new UnknownObject().setData((byte) 1);
        unknown.tag = 9999;
        assertDropped(WorldDrop.UNKNOWN_TYPE, unknown);
    }

    @Test
    void aPacketFromTheFutureDoesNotKeepLaterOnesOut() {
        Head1 early = Sender.head(1, 0, 0);
        early.timeMs = ann.wallMs(10);
        Sender.apply(world, ann.participant, Sender.payload(early), 1_000_000 * Sender.MS, 10 * Sender.MS);
        assertEquals(1, world.drops().of(WorldDrop.FROM_THE_FUTURE));
        ann.send(40, 50, Sender.head(2, 0, 0));
        world.at(60 * Sender.MS);
        assertEquals(2, ann.participant.head().shown().location.x);
    }

    private void assertDropped(WorldDrop why, GameObject object) {
        long before = world.drops().of(why);
        ann.send(0, object);
        assertEquals(before + 1, world.drops().of(why), object::toString);
    }
}
