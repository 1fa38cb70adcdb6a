package dev.highfive.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.highfive.codec.gamestate.Mesh1;
import dev.highfive.codec.gamestate.Mesh2;
import dev.highfive.codec.gamestate.Object2;
import org.junit.jupiter.api.Test;

/** What strangers can make a world keep. */
class BoundsTest {
    private final World world = new World(new WorldOptions()
            .maxParticipants(3)
            .maxObjectsEach(4)
            .maxObjects(6)
            .maxMeshBytes(400));
    private final Sender ann = new Sender(world, 1);
    private final Sender bob = new Sender(world, 2);

    @Test
    void noMoreParticipantsAreLetInThanThereIsRoomFor() {
        assertNotNull(world.join(3, "cname3", "", 0));
        assertNull(world.join(4, "cname4", "", 0));
        assertEquals(1, world.drops().of(WorldDrop.TOO_MANY_PARTICIPANTS));
        world.leave(bob.participant, 10);
        assertNotNull(world.join(4, "cname4", "", 20));
        assertNull(world.find(2));
    }

    @Test
    void nobodyHasMoreObjectsThanTheirShare() {
        for (int id = 0; id < 10; id++) {
            ann.send(id, Sender.thing(id, 0, 0, 0));
        }
        assertEquals(4, ann.participant.objectCount());
        assertEquals(6, world.drops().of(WorldDrop.TOO_MANY_OBJECTS));
        ann.send(20, Sender.thing(2, 5, 0, 0));
        world.at(20 * Sender.MS);
        assertEquals(5, ann.thing(2).shown().location.x);
    }

    @Test
    void allTogetherHaveNoMoreThanTheWorldHolds() {
        for (int id = 0; id < 4; id++) {
            ann.send(id, Sender.thing(id, 0, 0, 0));
            bob.send(id, Sender.thing(id, 0, 0, 0));
        }
        assertEquals(6, ann.participant.objectCount() + bob.participant.objectCount());
        world.leave(ann.participant, 0);
        world.at(4000 * Sender.MS);
        for (int id = 0; id < 4; id++) {
            bob.send(4000 + id, Sender.thing(id, 0, 0, 0));
        }
        assertEquals(4, bob.participant.objectCount());
    }

    @Test
    void whatIsInactiveMakesRoom() {
        for (int id = 0; id < 4; id++) {
            ann.send(id, Sender.thing(id, 0, 0, 0));
        }
        Object2 hidden = Sender.thing(2, 0, 0, 0);
        hidden.active = false;
        ann.send(10, hidden);
        ann.send(11, Sender.thing(9, 0, 0, 0));
        assertNull(ann.thing(2));
        assertNotNull(ann.thing(9));
    }

    @Test
    void meshesAreBoundedByTheirBytesAlsoWhenTheyChange() {
        ann.send(0, mesh(1, 30));
        ann.send(1, mesh(2, 30));
        assertEquals(2, ann.participant.objectCount());
        ann.send(2, mesh(3, 60));
        assertEquals(1, world.drops().of(WorldDrop.TOO_MANY_MESH_BYTES));
        ann.send(3, mesh(1, 75));
        assertEquals(2, world.drops().of(WorldDrop.TOO_MANY_MESH_BYTES));
        ann.send(4, mesh(2, 3));
        ann.send(5, mesh(1, 75));
        assertEquals(2, world.drops().of(WorldDrop.TOO_MANY_MESH_BYTES));
        assertEquals(
                75,
                ((WorldMesh) ann.participant.find(ObjectKind.MESH, 1))
                        .shown()
                        .vertices
                        .size());
    }

    @Test
    void staleMeshesDoNotMakeRoomThatIsNotThere() {
        ann.send(100, mesh(1, 90));
        for (int count = 0; count < 100; count++) {
            ann.send(50, mesh(1, 3));
        }
        assertEquals(100, world.drops().of(WorldDrop.STALE));
        ann.send(101, mesh(2, 60));
        assertEquals(1, world.drops().of(WorldDrop.TOO_MANY_MESH_BYTES));
    }

    @Test
    void urlsCountAsMeshes() {
        Mesh2 model = new Mesh2();
        model.meshUrl = "x".repeat(300);
        ann.send(0, model);
        assertEquals(1, world.drops().of(WorldDrop.TOO_MANY_MESH_BYTES));
        model.meshUrl = "https://example.org/cup.glb";
        ann.send(1, model);
        assertEquals(model.meshUrl, ((WorldModel) ann.participant.find(ObjectKind.MODEL, 0)).shown().meshUrl);
    }

    @Test
    void takingOurNameDoesNotMakeAnybodyUs() {
        Participant self = world.joinLocal(7, "us", "us", 0);
        world.leave(bob.participant, 0);
        assertNotSame(self, world.join(8, "us", "us", 1));
        assertEquals(7, self.ssrc());
    }

    private static Mesh1 mesh(long id, int floats) {
        Mesh1 mesh = new Mesh1();
        mesh.id = id;
        for (int index = 0; index < floats; index++) {
            mesh.vertices.add(index);
        }
        return mesh;
    }
}
