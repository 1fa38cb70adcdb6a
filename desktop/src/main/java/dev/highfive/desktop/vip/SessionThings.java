package dev.highfive.desktop.vip;

import dev.highfive.client.hands.WireAxes;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Mesh2;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.Object1;
import dev.highfive.codec.gamestate.ObjectRefusedException;
import dev.highfive.codec.gamestate.ObjectType;
import dev.highfive.session.Session;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.joml.Vector3f;

/**
 * The users and objects of the room as things of the session: an Object1 each, and what has a shape that headsets load
 * is a Mesh2 that moves with it. The room's thread tells of them, the frame thread publishes them.
 */
final class SessionThings {
    /** Of a thing whose shape nobody knows, in metres, where its scale is 1. */
    private static final float SIZE = 0.25f;
    /** So small that only the mesh that hangs on it is seen. */
    private static final float UNSEEN = 0.001f;

    private static final float GONE = 1e-4f;
    /** How long it is said that something is no longer there. */
    private static final long FAREWELL_NS = 5_000_000_000L;

    private final Map<Integer, RoomThing> things = new ConcurrentHashMap<>();
    private final Map<Integer, RoomThing> published = new HashMap<>();
    private final Map<Integer, Long> goneNs = new HashMap<>();
    private final Object1 object = new Object1();
    private final MovingVector place = new MovingVector();
    private long refused;

    /** From the room's thread: how it is now. */
    void put(RoomThing thing) {
        things.put(thing.id(), thing);
    }

    /** From the room's thread. */
    void remove(int id) {
        things.remove(id);
    }

    /** How many were not published because they do not fit into a packet. */
    long refused() {
        return refused;
    }

    void publish(Session session) {
        long nowNs = session.clock().nanoTime();
        for (RoomThing thing : things.values()) {
            if (published.put(thing.id(), thing) != thing) {
                goneNs.remove(thing.id());
                publish(session, thing, true, nowNs);
            }
        }
        for (Iterator<RoomThing> each = published.values().iterator(); each.hasNext(); ) {
            RoomThing thing = each.next();
            if (!things.containsKey(thing.id()) && sayGoodbye(session, thing, nowNs)) {
                each.remove();
            }
        }
    }

    private boolean sayGoodbye(Session session, RoomThing thing, long nowNs) {
        Long sinceNs = goneNs.putIfAbsent(thing.id(), nowNs);
        if (sinceNs == null) {
            publish(session, thing, false, nowNs);
            if (hasMesh(thing)) {
                session.withdraw(meshType(), wireId(thing));
            }
            return false;
        }
        boolean isOver = nowNs - sinceNs > FAREWELL_NS;
        if (isOver) {
            session.withdraw(object.type(), wireId(thing));
            goneNs.remove(thing.id());
        }
        return isOver;
    }

    private void publish(Session session, RoomThing thing, boolean active, long nowNs) {
        boolean hasMesh = hasMesh(thing);
        object.id = wireId(thing);
        object.timeMs = (int) session.clock().wallMillis();
        WireAxes.setPosition(place, thing.place());
        object.setLocation(place.x, place.y, place.z);
        WireAxes.setOrientation(object.rotation, thing.turn());
        // An Object1 has one scale for all directions.
        Vector3f scale = thing.scale();
        float size = (hasMesh ? 1 : SIZE) * Math.max(UNSEEN, Math.max(scale.x, Math.max(scale.y, scale.z)));
        if (!active) {
            size = GONE; // a mesh cannot say that it is gone, and is as large as what it hangs on
        }
        object.setScale(size, size, size);
        object.active = active;
        publish(session, object, nowNs);
        if (hasMesh && active) {
            Mesh2 mesh = new Mesh2();
            mesh.id = wireId(thing);
            mesh.meshUrl = thing.url();
            mesh.parent.set(object.id);
            publish(session, mesh, nowNs);
        }
    }

    private void publish(Session session, GameObject what, long nowNs) {
        try {
            session.publish(what, nowNs);
        } catch (ObjectRefusedException e) {
            refused++; // a URL that does not fit: the thing itself is seen
        }
    }

    private static ObjectType<?> meshType() {
        return new Mesh2().type();
    }

    /** Ids of the room begin at 0, which no object of the session should have. */
    private static long wireId(RoomThing thing) {
        return thing.id() + 1L;
    }

    private static boolean hasMesh(RoomThing thing) {
        String url = thing.url().toLowerCase(Locale.ROOT);
        boolean isFetched = url.startsWith("http://") || url.startsWith("https://");
        return isFetched && (url.endsWith(".glb") || url.endsWith(".gltf") || url.endsWith(".obj"));
    }
}
