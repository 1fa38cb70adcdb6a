package dev.highfive.world;

import dev.highfive.codec.gamestate.GameControl1;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.GameStateHandler;
import dev.highfive.codec.gamestate.Hand1;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.HeadIpd1;
import dev.highfive.codec.gamestate.Mesh1;
import dev.highfive.codec.gamestate.Mesh2;
import dev.highfive.codec.gamestate.Object1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.SixDof1;
import dev.highfive.codec.gamestate.ThreeDof1;
import dev.highfive.codec.gamestate.UnknownObject;

/** Brings each object of a payload to its place in the world, or drops and counts it. */
final class Intake implements GameStateHandler {
    private final Arrival arrival;
    private final Shelf shelf;
    private final Ownership ownership;
    private final SyncMode sync;
    private final ApplicationObjects applicationObjects;

    Intake(WorldOptions options, Arrival arrival, Shelf shelf) {
        this.arrival = arrival;
        this.shelf = shelf;
        this.ownership = options.ownership;
        this.sync = options.sync;
        this.applicationObjects = options.applicationObjects;
    }

    @Override
    public void onObject(GameObject object) {
        Participant from = arrival.from;
        if (object instanceof Hand2 hand) {
            from.hand(hand.left).take(hand, arrival);
        } else if (object instanceof Head1 head) {
            from.head().take(head, arrival);
        } else if (object instanceof Object2 thing) {
            take(thing);
        } else if (object instanceof Object1 thing) {
            take(thing);
        } else if (object instanceof Hand1 hand) {
            from.hand(hand.left).take(hand, arrival);
        } else {
            takeRare(from, object);
        }
    }

    private void takeRare(Participant from, GameObject object) {
        if (object instanceof HeadIpd1 ipd) {
            if (isPlausible(Plausible.ipd(ipd.ipd))) {
                from.head().takeIpd(ipd.ipd);
            }
        } else if (object instanceof Mesh1 mesh) {
            take(from, mesh);
        } else if (object instanceof Mesh2 model) {
            take(from, model);
        } else if (object instanceof GameControl1 control) {
            take(from, control);
        } else if (object instanceof ThreeDof1 controller) {
            take(from, controller);
        } else if (object instanceof SixDof1 controller) {
            take(from, controller);
        } else if (object instanceof UnknownObject) {
            arrival.drop(WorldDrop.UNKNOWN_TYPE);
        } else {
            applicationObjects.onApplicationObject(from, object, arrival.packetTimeNs);
        }
    }

    private void take(Object1 object) {
        WorldThing thing = isPlausible(Plausible.thing(object)) ? thing(object.id) : null;
        if (thing != null) {
            thing.take(object, arrival);
        }
    }

    private void take(Object2 object) {
        WorldThing thing = isPlausible(Plausible.thing(object)) ? thing(object.id) : null;
        if (thing != null) {
            thing.take(object, arrival);
        }
    }

    /** The one that an update by this sender changes, or null. */
    private WorldThing thing(long id) {
        Participant from = arrival.from;
        boolean isShared = ownership.isShared(id);
        if (isShared && !ownership.mayUpdate(id, from.ssrc())) {
            arrival.drop(WorldDrop.NOT_OWNER);
            return null;
        }
        ObjectTable table = isShared ? shelf.shared() : from.objects();
        WorldThing thing = (WorldThing) table.find(ObjectKind.THING, id);
        if (thing == null && isShared) {
            thing = shelf.share(from, id);
        }
        if (thing == null && shelf.hasRoom(table)) {
            thing = new WorldThing(id, from, sync);
            shelf.add(table, thing);
        }
        return thing;
    }

    private void take(Participant from, Mesh1 mesh) {
        if (!isPlausible(Plausible.mesh(mesh))) {
            return;
        }
        WorldMesh known = (WorldMesh) from.find(ObjectKind.MESH, mesh.id);
        int bytesBefore = known == null ? 0 : known.extraBytes();
        if (known == null && !shelf.hasRoom(from.objects())
            || !shelf.hasBytes(bytesBefore, WorldMesh.bytes(mesh))) {
            return;
        }
        if (known == null) {
            known = new WorldMesh(mesh.id, from);
            shelf.add(from.objects(), known);
        }
        known.take(mesh, arrival);
        shelf.resized(bytesBefore, known.extraBytes());
    }

    private void take(Participant from, Mesh2 model) {
        if (!isPlausible(Plausible.model(model))) {
            return;
        }
        WorldModel known = (WorldModel) from.find(ObjectKind.MODEL, model.id);
        int bytesBefore = known == null ? 0 : known.extraBytes();
        if (known == null && !shelf.hasRoom(from.objects())
            || !shelf.hasBytes(bytesBefore, WorldModel.bytes(model))) {
            return;
        }
        if (known == null) {
            known = new WorldModel(model.id, from, sync);
            shelf.add(from.objects(), known);
        }
        known.take(model, arrival);
        shelf.resized(bytesBefore, known.extraBytes());
    }

    private void take(Participant from, GameControl1 control) {
        WorldGameControl known = (WorldGameControl) from.find(ObjectKind.GAME_CONTROL, control.id);
        if (!isPlausible(Plausible.control(control)) || known == null && !shelf.hasRoom(from.objects())) {
            return;
        }
        if (known == null) {
            known = new WorldGameControl(control.id, from);
            shelf.add(from.objects(), known);
        }
        known.take(control, arrival);
    }

    private void take(Participant from, ThreeDof1 controller) {
        WorldThreeDof known = (WorldThreeDof) from.find(ObjectKind.THREE_DOF, controller.id);
        if (!isPlausible(Plausible.controller(controller))
            || known == null && !shelf.hasRoom(from.objects())) {
            return;
        }
        if (known == null) {
            known = new WorldThreeDof(controller.id, from, sync);
            shelf.add(from.objects(), known);
        }
        known.take(controller, arrival);
    }

    private void take(Participant from, SixDof1 controller) {
        WorldSixDof known = (WorldSixDof) from.find(ObjectKind.SIX_DOF, controller.id);
        if (!isPlausible(Plausible.controller(controller))
            || known == null && !shelf.hasRoom(from.objects())) {
            return;
        }
        if (known == null) {
            known = new WorldSixDof(controller.id, from, sync);
            shelf.add(from.objects(), known);
        }
        known.take(controller, arrival);
    }

    private boolean isPlausible(WorldDrop wrong) {
        if (wrong != null) {
            arrival.drop(wrong);
        }
        return wrong == null;
    }
}
