package dev.highfive.session.bes;

import dev.highfive.codec.bes.BesSchemas;
import dev.highfive.codec.bes.BesWriter;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.Mesh2;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.Rotation;
import dev.highfive.world.BodyPart;
import dev.highfive.world.Participant;
import dev.highfive.world.Presence;
import dev.highfive.world.Tracking;
import dev.highfive.world.WorldHand;
import dev.highfive.world.WorldObject;
import dev.highfive.world.WorldView;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * A world as entities: each participant, head, hand and thing is one, for as long as it is there. Drawings and other
 * meshes that are sent as triangles are not among them, for no schema says what they look like.
 */
public final class WorldEntities {
    private static final int JOINT_BITS = 13;
    private static final int MAX_URL = 300;

    private final OwnEntities own;
    private final OwnType persons;
    private final OwnType heads;
    private final OwnType hands;
    private final OwnType objects;
    private final BesWriter value = new BesWriter(4096);
    /** By what they show: a participant, a part of a body, a thing. */
    private final Map<Object, Shown> shown = new IdentityHashMap<>();

    private final List<Shown> all = new ArrayList<>();
    private int round;

    public WorldEntities(OwnEntities own) {
        this.own = own;
        persons = own.introduce(BesSchemas.PERSON);
        heads = own.introduce(BesSchemas.HEAD);
        hands = own.introduce(BesSchemas.HAND);
        objects = own.introduce(BesSchemas.OBJECT);
    }

    /** Brings the entities to what the world shows now. */
    public void update(WorldView world) {
        round++;
        for (int index = 0; index < world.participantCount(); index++) {
            Participant participant = world.participant(index);
            if (participant.presence() == Presence.PRESENT) {
                person(participant);
            }
        }
        for (int index = 0; index < world.sharedCount(); index++) {
            object(world.shared(index));
        }
        for (int index = all.size() - 1; index >= 0; index--) {
            Shown old = all.get(index);
            if (old.round != round) {
                all.remove(index);
                shown.remove(old.what);
                own.remove(old.entity);
            }
        }
    }

    private OwnEntity entity(Object what, OwnType type) {
        Shown known = shown.get(what);
        if (known == null) {
            known = new Shown(what, own.add(type));
            shown.put(what, known);
            all.add(known);
        }
        known.round = round;
        return known.entity;
    }

    private void person(Participant participant) {
        OwnEntity person = entity(participant, persons);
        put(person, 1, value.clear().string(participant.name()));
        put(person, 2, value.clear().integer(participant.ssrc() & 0xFFFF_FFFFL));
        if (isSeen(participant.head())) {
            Head1 head = participant.head().shown();
            OwnEntity entity = entity(participant.head(), heads);
            place(entity, head.location, head.rotation.now);
            put(entity, 3, value.clear().integer(person.id()));
            if (head.hasIpd) {
                put(entity, 4, value.clear().float32(head.ipd));
            }
        }
        hand(participant.hand(true), person);
        hand(participant.hand(false), person);
        for (int index = 0; index < participant.objectCount(); index++) {
            object(participant.object(index));
        }
    }

    private static boolean isSeen(BodyPart part) {
        return part.tracking() == Tracking.TRACKED;
    }

    private void hand(WorldHand hand, OwnEntity person) {
        if (!isSeen(hand)) {
            return;
        }
        Hand2 shownHand = hand.shown();
        OwnEntity entity = entity(hand, hands);
        place(entity, shownHand.location, shownHand.rotation.now);
        int joints = hand.hasFingers() ? shownHand.joints.length : 0;
        value.clear().integer(joints / 3);
        for (int index = 0; index < joints; index++) {
            value.fixed(JOINT_BITS, shownHand.joints[index]);
        }
        put(entity, 3, value);
        put(entity, 4, value.clear().integer(person.id()));
        put(entity, 5, value.clear().bool(shownHand.left));
    }

    private void object(WorldObject thing) {
        GameObject state = thing.shown();
        if (!thing.active()) {
            return;
        }
        if (state instanceof Object2) {
            Object2 object = (Object2) state;
            OwnEntity entity = entity(thing, objects);
            place(entity, object.location, object.rotation.now);
            vector(entity, 3, object.scale);
            owner(entity, thing);
        } else if (state instanceof Mesh2) {
            Mesh2 mesh = (Mesh2) state;
            OwnEntity entity = entity(thing, objects);
            place(entity, mesh.location, mesh.rotation.now);
            vector(entity, 3, mesh.scale);
            owner(entity, thing);
            // A longer one fits into no packet.
            if (mesh.meshUrl.length() <= MAX_URL) {
                put(entity, 5, value.clear().string(mesh.meshUrl));
            }
        }
    }

    private void owner(OwnEntity entity, WorldObject thing) {
        Shown person = shown.get(thing.source());
        if (person != null) {
            put(entity, 4, value.clear().integer(person.entity.id()));
        }
    }

    private void place(OwnEntity entity, MovingVector location, Rotation rotation) {
        vector(entity, 1, location);
        value.clear().float32(rotation.i).float32(rotation.j).float32(rotation.k);
        put(entity, 2, value.float32(rotation.w()));
    }

    private void vector(OwnEntity entity, int id, MovingVector vector) {
        put(entity, id, value.clear().float32(vector.x).float32(vector.y).float32(vector.z));
    }

    private static void put(OwnEntity entity, int id, BesWriter value) {
        // Ours have the ids from 1 on, and none is missing.
        entity.put(entity.schema().property(id - 1), value);
    }

    private static final class Shown {
        final Object what;
        final OwnEntity entity;
        int round;

        Shown(Object what, OwnEntity entity) {
            this.what = what;
            this.entity = entity;
        }
    }
}
