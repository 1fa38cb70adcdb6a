package dev.highfive.desktop.vip;

import dev.highfive.client.hands.JointMap;
import dev.highfive.client.hands.WireAxes;
import dev.highfive.client.headset.Joint;
import dev.highfive.codec.gamestate.Mesh2;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.world.Participant;
import dev.highfive.world.Presence;
import dev.highfive.world.Tracking;
import dev.highfive.world.WorldHand;
import dev.highfive.world.WorldModel;
import dev.highfive.world.WorldObject;
import dev.highfive.world.WorldThing;
import dev.highfive.world.WorldView;
import java.util.ArrayList;
import java.util.List;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** Reads the people of a session, and what they have, out of its world. What nobody in particular owns goes last. */
final class SessionView {
    static final String HEAD = "head";
    static final String LEFT = "left";
    static final String RIGHT = "right";
    /** Whose the things are that are everybody's. */
    static final String EVERYBODY = "";

    private final JointMap jointMap = new JointMap();
    private final float[] places = new float[3 * Joint.COUNT];
    private final Vector3f offset = new Vector3f();
    private final Quaternionf back = new Quaternionf();

    List<SeenPerson> people(WorldView world) {
        List<SeenPerson> people = new ArrayList<>();
        for (int index = 0; index < world.participantCount(); index++) {
            Participant participant = world.participant(index);
            if (!participant.isLocal() && participant.presence() == Presence.PRESENT) {
                people.add(person(participant));
            }
        }
        SeenPerson everybody = new SeenPerson(EVERYBODY, "the session");
        for (int index = 0; index < world.sharedCount(); index++) {
            addThing(everybody, world.shared(index));
        }
        people.add(everybody);
        return people;
    }

    private SeenPerson person(Participant participant) {
        String key = participant.cname().isEmpty() ? Integer.toHexString(participant.ssrc()) : participant.cname();
        SeenPerson person = new SeenPerson(key, participant.name());
        if (participant.head().tracking() == Tracking.TRACKED) {
            SeenPose head = new SeenPose();
            WireAxes.position(participant.head().shown().location, head.place);
            WireAxes.orientation(participant.head().shown().rotation.now, head.turn);
            person.parts.put(HEAD, head);
        }
        addHand(person, LEFT, participant.hand(true));
        addHand(person, RIGHT, participant.hand(false));
        for (int index = 0; index < participant.objectCount(); index++) {
            addThing(person, participant.object(index));
        }
        return person;
    }

    private void addHand(SeenPerson person, String part, WorldHand hand) {
        SeenPose pose = new SeenPose();
        if (hand.tracking() != Tracking.TRACKED
                || !jointMap.placesFromWire(hand.shown(), places, pose.place, pose.turn)) {
            return;
        }
        if (hand.hasFingers()) {
            pose.joints = new float[places.length];
            pose.turn.conjugate(back);
            for (int at = 0; at < places.length; at += 3) {
                back.transform(
                        offset.set(places[at], places[at + 1], places[at + 2]).sub(pose.place));
                pose.joints[at] = offset.x;
                pose.joints[at + 1] = offset.y;
                pose.joints[at + 2] = offset.z;
            }
        }
        person.parts.put(part, pose);
    }

    private static void addThing(SeenPerson person, WorldObject object) {
        if (!object.active()) {
            return;
        }
        String part = object.kind() + " " + Long.toHexString(object.id());
        SeenPose pose = new SeenPose();
        if (object instanceof WorldThing thing) {
            Object2 shown = thing.shown();
            WireAxes.position(shown.location, pose.place);
            WireAxes.orientation(shown.rotation.now, pose.turn);
            pose.scale.set(shown.scale.x, shown.scale.y, shown.scale.z);
        } else if (object instanceof WorldModel model) {
            Mesh2 shown = model.shown();
            WireAxes.position(shown.location, pose.place);
            WireAxes.orientation(shown.rotation.now, pose.turn);
            pose.scale.set(shown.scale.x, shown.scale.y, shown.scale.z);
            person.urls.put(part, shown.meshUrl);
        } else {
            return; // a mesh of its own triangles: strokes of a pen have no URL to be shown by
        }
        person.parts.put(part, pose);
    }
}
