package dev.highfive.client.stage;

import dev.highfive.client.hands.Activity;
import dev.highfive.client.hands.Body;
import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.world.Participant;
import dev.highfive.world.WorldView;

/**
 * Gives the wearer a place on a ring around the middle of the room, facing it: for all whose headsets have an origin of
 * their own it is the same point otherwise, and they would stand inside each other. Whoever finds the place taken
 * moves; of those who have moved to the same place at the same moment the one with the lowest number stays. Whoever
 * recentres comes back.
 */
public final class Seat implements Activity {
    /** What lies in the middle is within reach of everyone, and opposite hands meet there. */
    static final float RADIUS = 0.65f;

    static final int PLACES = 24;
    /** Nearer than this nobody likes to stand. */
    static final float CROWDED = 0.6f;
    /** After so long all who are there have been seen. */
    private static final long LOOK_AROUND_NS = 1_000_000_000;
    /** A bound, for others walk about: so many who come at the same moment all find a place. */
    private static final int LOOKS = 4;

    private final Headset headset;
    private final WorldView world;
    private final int number;
    private final JointMap map = new JointMap();
    private final TrackedPose head = new TrackedPose();
    private int place;
    private boolean taken;
    private int looks;
    private long takenNs;
    /** Who comes nearer than this has taken the place. */
    private double enough = CROWDED;

    private int recentrings;

    /** @param number what others know this one by, so that not all begin at the same place: the SSRC */
    public Seat(Headset headset, WorldView world, int number) {
        this.headset = headset;
        this.world = world;
        this.number = number;
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
        } else if (looks < LOOKS && body.timeNs - takenNs > LOOK_AROUND_NS) {
            lookAround(body.timeNs);
        }
    }

    /** At first one gives way to all who are there. Who has moved looks again, and gives way to lower numbers only. */
    private void lookAround(long nowNs) {
        boolean crowded = distance(place, looks == 0 ? Integer.MAX_VALUE : number, nowNs) < enough;
        int better = crowded ? freest(nowNs) : place;
        looks = better == place ? LOOKS : looks + 1;
        if (better != place) {
            place = better;
            // Where all places are narrow, only who was not there yet is a reason to move again.
            enough = Math.min(CROWDED, distance(place, Integer.MAX_VALUE, nowNs) / 2);
            takenNs = nowNs;
            take(nowNs);
        }
    }

    private void take(long timeNs) {
        double angle = angle(place);
        headset.placeHead((float) (RADIUS * Math.sin(angle)), (float) (RADIUS * Math.cos(angle)), (float) angle);
        recentrings = headset.recentrings(timeNs);
    }

    private int freest(long nowNs) {
        int best = place;
        for (int other = 0; other < PLACES; other++) {
            best = distance(other, Integer.MAX_VALUE, nowNs) > distance(best, Integer.MAX_VALUE, nowNs) ? other : best;
        }
        return best;
    }

    /** How far the nearest of those who are seen, up to a number, is from a place, across the floor. */
    private double distance(int index, int upTo, long nowNs) {
        double nearest = Double.MAX_VALUE;
        for (int i = 0; i < world.participantCount(); i++) {
            Participant participant = world.participant(i);
            map.fromWire(participant.head().shown(), head);
            if (!participant.isLocal()
                    && participant.ssrc() <= upTo
                    && Fading.opacity(participant, participant.head(), nowNs) > 0) {
                nearest = Math.min(
                        nearest,
                        Math.hypot(
                                head.position.x - RADIUS * Math.sin(angle(index)),
                                head.position.z - RADIUS * Math.cos(angle(index))));
            }
        }
        return nearest;
    }

    private static double angle(int index) {
        return 2 * Math.PI * index / PLACES;
    }
}
