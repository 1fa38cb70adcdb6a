package dev.highfive.client.stage;

import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Headset;
import dev.highfive.world.World;
import dev.highfive.world.WorldOptions;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.joml.Vector3f;

/** Somebody with a seat and a world of their own, who sees where others stand a tenth of a second later. */
final class Newcomer {
    private static final long FRAME_NS = 1_000_000_000 / 72;
    private static final int FRAMES_A_PACKET = 7;

    /** x, z and yaw of each time the head was placed. */
    final List<Vector3f> places = new ArrayList<>();

    private final World world = new World(new WorldOptions());
    private final Body body = new Body();
    private final int ssrc;
    private final Seat seat;

    private Newcomer(int ssrc) {
        this.ssrc = ssrc;
        Headset headset = (Headset) Proxy.newProxyInstance(
                Headset.class.getClassLoader(),
                new Class<?>[] {Headset.class},
                (proxy, method, values) -> method.getName().equals("placeHead")
                        ? take((float) values[0], (float) values[1], (float) values[2])
                        : places.size());
        seat = new Seat(headset, world, ssrc);
        body.head.positionValid = true;
        body.head.orientationValid = true;
    }

    static List<Newcomer> together(int... ssrcs) {
        List<Newcomer> people = new ArrayList<>();
        for (int ssrc : ssrcs) {
            people.add(new Newcomer(ssrc));
        }
        return people;
    }

    static void seconds(List<Newcomer> people, int count) {
        for (int frame = 0; frame < 72 * count; frame++) {
            for (Newcomer one : people) {
                one.body.timeNs += FRAME_NS;
                one.world.at(one.body.timeNs);
                one.seat.act(one.body);
            }
            for (Newcomer one : people) {
                if (frame % FRAMES_A_PACKET == 0) {
                    one.see(people);
                }
            }
        }
    }

    float distance(Newcomer other) {
        return last().distance(other.last().x, other.last().y, last().z);
    }

    private void see(List<Newcomer> people) {
        for (Newcomer other : people) {
            if (other != this) {
                PeopleInAWorld.stand(world, other.ssrc, other.last().x, other.last().y, body.timeNs);
            }
        }
    }

    private Vector3f last() {
        return places.get(places.size() - 1);
    }

    private Object take(float x, float z, float yaw) {
        places.add(new Vector3f(x, z, yaw));
        return null;
    }
}
