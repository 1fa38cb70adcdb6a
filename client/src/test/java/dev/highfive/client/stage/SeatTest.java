package dev.highfive.client.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Headset;
import dev.highfive.world.World;
import dev.highfive.world.WorldOptions;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

/** Where people stand who have come from somewhere else. */
class SeatTest {
    private static final long FRAME_NS = 1_000_000_000 / 72;

    private final World world = new World(new WorldOptions());
    /** x, z and yaw of each time the head was placed. */
    private final List<Vector3f> places = new ArrayList<>();

    private int recentrings;
    /** No device: only what a seat asks of one. */
    private final Headset headset = (Headset) Proxy.newProxyInstance(
            Headset.class.getClassLoader(), new Class<?>[] {Headset.class}, (proxy, method, values) -> {
                if (method.getName().equals("placeHead")) {
                    places.add(new Vector3f((float) values[0], (float) values[1], (float) values[2]));
                    recentrings++;
                    return null;
                }
                assertEquals("recentrings", method.getName());
                return recentrings;
            });

    private final Body body = new Body();

    @Test
    void everyoneLooksIntoTheMiddleFromAsFar() {
        for (int number = -3; number < 40; number += 7) {
            Seat seat = new Seat(headset, world, number);
            places.clear();
            seconds(seat, 3);
            assertEquals(1, places.size());
            Vector3f place = places.get(0);
            assertEquals(Seat.RADIUS, Math.hypot(place.x, place.y), 1e-5);
            // From there straight ahead, as far, is the middle.
            assertEquals(0, place.x - Seat.RADIUS * Math.sin(place.z), 1e-5);
            assertEquals(0, place.y - Seat.RADIUS * Math.cos(place.z), 1e-5);
        }
    }

    @Test
    void nobodySitsBeforeTheHeadIsSeen() {
        Seat seat = new Seat(headset, world, 5);
        body.timeNs = 0;
        body.head.invalidate();
        seat.act(body);
        assertEquals(0, places.size());
    }

    @Test
    void whoFindsThePlaceTakenMovesOnceToWhereMostRoomIs() {
        stands(1, 0, Seat.RADIUS);
        stands(2, Seat.RADIUS, 0);
        Seat seat = new Seat(headset, world, 0);
        seconds(seat, 5);
        assertEquals(2, places.size());
        assertEquals(0, places.get(0).distance(0, Seat.RADIUS, 0), 1e-5f);
        double angle = -0.75 * Math.PI;
        assertEquals(Seat.RADIUS * Math.sin(angle), places.get(1).x, 1e-4);
        assertEquals(Seat.RADIUS * Math.cos(angle), places.get(1).y, 1e-4);
        stands(3, places.get(1).x, places.get(1).y);
        seconds(seat, 5);
        assertEquals(2, places.size(), "who comes later has to see to it");
    }

    @Test
    void whoHasRoomStays() {
        stands(1, 0, -Seat.RADIUS);
        seconds(new Seat(headset, world, 0), 5);
        assertEquals(1, places.size());
    }

    @Test
    void whoRecentresComesBackToTheSeat() {
        Seat seat = new Seat(headset, world, 7);
        seconds(seat, 2);
        recentrings++;
        seconds(seat, 2);
        assertEquals(2, places.size());
        assertTrue(places.get(0).equals(places.get(1)));
    }

    @Test
    void ofTwoWhoMoveToTheSamePlaceTheLowerNumberStaysAndTheOtherMovesOnceMore() {
        List<Newcomer> both = Newcomer.together(-Seat.PLACES, Seat.PLACES);
        Newcomer.seconds(both, 20);
        Newcomer low = both.get(0);
        Newcomer high = both.get(1);
        assertEquals(2, low.places.size(), "stays where both have moved to");
        assertEquals(3, high.places.size());
        assertEquals(low.places, high.places.subList(0, 2), "the same moment, the same choice");
        assertTrue(low.distance(high) > Seat.CROWDED);
    }

    @Test
    void whoComeAtTheSameMomentToTheSamePlaceAllFindOneOfTheirOwn() {
        List<Newcomer> four = Newcomer.together(2 * Seat.PLACES, 0, -Seat.PLACES, Seat.PLACES);
        Newcomer.seconds(four, 20);
        for (Newcomer one : four) {
            for (Newcomer other : four) {
                assertTrue(one == other || one.distance(other) > Seat.CROWDED / 2);
            }
        }
    }

    @Test
    void whoFindsOnlyNarrowPlacesMovesOnceHoweverOthersSway() {
        Seat seat = new Seat(headset, world, 0);
        for (int second = 0; second < 10; second++) {
            for (int index = 0; index < 16; index++) {
                double angle = 2 * Math.PI * index / 16 + 0.05 * Math.sin(second + index * index);
                stands(index - 16, (float) (Seat.RADIUS * Math.sin(angle)), (float) (Seat.RADIUS * Math.cos(angle)));
            }
            seconds(seat, 1);
        }
        assertEquals(2, places.size());
    }

    private void seconds(Seat seat, int count) {
        body.head.positionValid = true;
        body.head.orientationValid = true;
        for (int frame = 0; frame < 72 * count; frame++) {
            body.timeNs += FRAME_NS;
            world.at(body.timeNs);
            seat.act(body);
        }
    }

    private void stands(int ssrc, float x, float z) {
        PeopleInAWorld.stand(world, ssrc, x, z, body.timeNs);
    }
}
