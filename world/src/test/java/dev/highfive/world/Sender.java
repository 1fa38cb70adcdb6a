package dev.highfive.world;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.GameStateReader;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.Hand1;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.Profile;
import java.nio.ByteBuffer;

/** A participant of tests, whose packets take no time unless told, and whose wall clock starts at 65 s. */
final class Sender {
    static final long MS = 1_000_000;
    private static final int WALL_START_MS = 65_000;

    final World world;
    final Participant participant;
    /** Added to Time1 of what is sent. */
    int wallStepMs;

    Sender(World world, int ssrc) {
        this.world = world;
        this.participant = world.join(ssrc, "cname" + ssrc, "name" + ssrc, 0);
    }

    static ByteBuffer payload(GameObject... objects) {
        ByteBuffer buffer = ByteBuffer.allocate(4096);
        GameStateWriter writer = new GameStateWriter(Profile.DRAFT_MD).wrap(buffer);
        for (GameObject object : objects) {
            writer.write(object);
        }
        return buffer.flip();
    }

    static boolean apply(World world, Participant from, ByteBuffer payload, long packetTimeNs, long arrivalTimeNs) {
        return world.begin(from, packetTimeNs, arrivalTimeNs)
                && new GameStateReader(Profile.DRAFT_MD).read(payload, world::take);
    }

    /** Sends what was sampled at this time at this time. */
    void send(long timeMs, GameObject... objects) {
        send(timeMs, timeMs, objects);
    }

    void send(long timeMs, long arrivalMs, GameObject... objects) {
        for (GameObject object : objects) {
            setTime(object, wallMs(timeMs));
        }
        apply(world, participant, payload(objects), timeMs * MS, arrivalMs * MS);
    }

    int wallMs(long timeMs) {
        return (int) (timeMs + WALL_START_MS + wallStepMs) & 0xFFFF;
    }

    WorldHand hand() {
        return participant.hand(false);
    }

    WorldThing thing(long id) {
        return (WorldThing) participant.find(ObjectKind.THING, id);
    }

    static Head1 head(float x, float y, float z) {
        Head1 head = new Head1();
        head.location.set(x, y, z);
        return head;
    }

    static Hand2 hand(float x, float y, float z) {
        Hand2 hand = new Hand2();
        hand.id = 2;
        hand.location.set(x, y, z);
        for (int index = 0; index < hand.joints.length; index++) {
            hand.joints[index] = index / 512f;
        }
        return hand;
    }

    static Object2 thing(long id, float x, float y, float z) {
        Object2 thing = new Object2();
        thing.id = id;
        thing.location.set(x, y, z);
        return thing;
    }

    private static void setTime(GameObject object, int wallMs) {
        if (object instanceof Head1 head) {
            head.timeMs = wallMs;
        } else if (object instanceof Hand2 hand) {
            hand.timeMs = wallMs;
        } else if (object instanceof Hand1 hand) {
            hand.timeMs = wallMs;
        } else if (object instanceof Object2 thing) {
            thing.timeMs = wallMs;
        }
    }
}
