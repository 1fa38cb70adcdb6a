package dev.highfive.client.room;

import dev.highfive.client.hands.Activity;
import dev.highfive.client.hands.Body;
import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.session.world.Participant;
import dev.highfive.session.world.World;

/**
 * Gives the wearer a place on a ring around the middle of the room, facing it: for all whose headsets have an origin of
 * their own it is the same point otherwise, and they would stand inside each other. Whoever finds the place taken moves,
 * once; whoever recentres comes back to it.
 */
public final class Seat implements Activity {
    /** What lies in the middle is within reach of everyone, and opposite hands meet there. */
    static final float RADIUS = 0.65f;
    static final int PLACES = 24;
    /** Nearer than this nobody likes to stand. */
    static final float CROWDED = 0.6f;
    /** After so long all who are there have been seen. */
    private static final long LOOK_AROUND_NS = 1_000_000_000;

    private final Headset headset;
    private final World world;
    private final JointMap map = new JointMap();
    private final TrackedPose head = new TrackedPose();
    private int place;
    private boolean taken;
    private boolean settled;
    private long takenNs;
    private int recentrings;

    /** @param number anything that others have not, so that not all begin at the same place */
    public Seat(Headset headset, World world, int number) {
        this.headset = headset;
        this.world = world;
        place = Math.floorMod(number, PLACES);
    }

    @Override
    public void act(Body body) {
        if (!body.head.isValid()) {
            return;
        }
        if (!taken) {
            taken = true;
            takenNs = body.timeNs;
            take(body.timeNs);
        } else if (headset.recentrings(body.timeNs) != recentrings) {
            take(body.timeNs);
        } else if (!settled && body.timeNs - takenNs > LOOK_AROUND_NS) {
            settled = true;
            if (room(place, body.timeNs) < CROWDED) {
                place = roomiest(body.timeNs);
                take(body.timeNs);
            }
        }
    }

    private void take(long timeNs) {
        double angle = angle(place);
        headset.placeHead((float) (RADIUS * Math.sin(angle)), (float) (RADIUS * Math.cos(angle)), (float) angle);
        recentrings = headset.recentrings(timeNs);
    }

    private int roomiest(long nowNs) {
        int best = place;
        for (int other = 0; other < PLACES; other++) {
            best = room(other, nowNs) > room(best, nowNs) ? other : best;
        }
        return best;
    }

    /** How far the nearest of those who are seen is from a place, across the floor. */
    private double room(int index, long nowNs) {
        double nearest = Double.MAX_VALUE;
        for (int i = 0; i < world.participantCount(); i++) {
            Participant participant = world.participant(i);
            map.fromWire(participant.head().shown(), head);
            if (!participant.isLocal() && Fading.opacity(participant, participant.head(), nowNs) > 0) {
                nearest = Math.min(nearest, Math.hypot(head.position.x - RADIUS * Math.sin(angle(index)),
                    head.position.z - RADIUS * Math.cos(angle(index))));
            }
        }
        return nearest;
    }

    private static double angle(int index) {
        return 2 * Math.PI * index / PLACES;
    }
}
