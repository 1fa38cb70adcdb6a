package dev.highfive.desktop.demo;

import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.simulated.Figure;
import dev.highfive.client.headset.simulated.Physique;
import dev.highfive.client.headset.simulated.Script;
import java.util.ArrayList;
import java.util.List;
import org.joml.Vector3f;

/**
 * What the people of the demo do: they stand in the round, greet each other, hand something from one to the next,
 * draw, and begin again. Everybody's part is known from the start, so that whoever watches can compare.
 */
final class Play {
    /** Something worth a picture: when, and where to look at it from. */
    record Moment(double seconds, String name, Vector3f target, float yaw, float pitch, float distance) {}

    private static final float LEAST_RADIUS = 0.52f;
    /** Half of the distance between neighbours, who have to reach what is between them. */
    private static final float HALF_GAP = 0.42f;

    private static final float HAND_OVER_HEIGHT = 1.15f;
    /** From the middle of what is handed over to the fingers that hold it, so that it is to be seen between them. */
    private static final float SEEN = 0.05f;

    private static final double GREETING_SECONDS = 1.5;
    private static final double DRAWING_SECONDS = 3;

    private final List<Script> people = new ArrayList<>();
    private final List<Moment> moments = new ArrayList<>();
    private final List<Vector3f> places = new ArrayList<>();
    private final float radius;
    private final int count;
    private Viewpoint handOverView;
    private Viewpoint drawingView;

    Play(int count, double seconds) {
        this.count = count;
        radius = (float) Math.max(LEAST_RADIUS, HALF_GAP / Math.sin(Math.PI / count));
        for (int person = 0; person < count; person++) {
            Vector3f place = around(person, radius, 0);
            places.add(place);
            float height = 1.66f + 0.08f * (person % 3);
            people.add(new Script(new Physique(height), 7 + person, place.x, place.z, angle(person)));
        }
        double now = greet(0.4);
        int holder = 0;
        people.get(0)
                .reach(Side.RIGHT, around(0, radius - 0.38f + SEEN, start().y))
                .pinch(Side.RIGHT);
        while (now < seconds) {
            int giver = holder;
            holder = (holder + 1) % count;
            now = handOver(giver, holder);
            now = draw(giver, now);
        }
        moments.sort((a, b) -> Double.compare(a.seconds, b.seconds));
    }

    /** Everybody's part, the same each time it is asked for. */
    Script part(int person) {
        return people.get(person);
    }

    /** What is worth a picture, in order. */
    List<Moment> moments() {
        return moments;
    }

    /** Where the thing that is handed round is at first. */
    Vector3f start() {
        return around(0, radius - 0.38f, HAND_OVER_HEIGHT - 0.05f);
    }

    private double greet(double now) {
        for (int person = 0; person < count; person++) {
            people.get(person).at(now + 0.15 * person).wave(Side.RIGHT, GREETING_SECONDS);
        }
        moments.add(
                count == 2
                        ? new Moment(
                                now + 1.6, "greeting", new Vector3f(0, 1.35f, 0), 1.1f, 0.15f, 1.1f + 1.3f * radius)
                        : seen(now + 1.6, "greeting", Viewpoint.find(places, new Vector3f(0, 1.35f, 0), 1.1f), 0));
        return people.get(0).now();
    }

    private double handOver(int giver, int taker) {
        Vector3f middle = new Vector3f(around(giver, radius, 0))
                .add(around(taker, radius, 0))
                .mul(0.5f);
        Vector3f across = around(taker, radius, 0).sub(around(giver, radius, 0)).normalize(SEEN);
        middle.y = HAND_OVER_HEIGHT;
        // Neighbours in a large round would stretch their arms behind each other: a little inwards.
        middle.mul(count > 2 ? 0.8f : 1, 1, count > 2 ? 0.8f : 1);
        Script gives = people.get(giver).carry(Side.RIGHT, new Vector3f(middle).sub(across));
        Script takes = people.get(taker);
        takes.at(Math.max(takes.now(), gives.now() - 0.8)).reach(Side.RIGHT, new Vector3f(middle).add(across));
        double together = Math.max(gives.now(), takes.now()) + 0.15;
        takes.at(together).pinch(Side.RIGHT);
        double taken = takes.now() + 0.45;
        gives.at(taken).release(Side.RIGHT).rest(Side.RIGHT);
        takes.at(taken + 0.3).carryAlong(Side.RIGHT);
        moments.add(handOverSeen(taken - 0.1, giver, middle));
        return taken + 0.3;
    }

    /** The people and what is between their hands, from the side where no hand covers it and nobody is in the way. */
    private Moment handOverSeen(double seconds, int giver, Vector3f middle) {
        float between = (float) Math.PI / count;
        if (count == 2) {
            return new Moment(
                    seconds,
                    "handing over",
                    new Vector3f(middle.x, 1.38f, middle.z),
                    angle(giver) + between + 0.55f,
                    0.35f,
                    1.5f);
        }
        if (handOverView == null) {
            // Everybody's neighbours stand alike, so what is found for one giver holds for all, turned.
            Vector3f first = new Vector3f(middle).rotateY(-angle(giver));
            handOverView = Viewpoint.find(places, first, between + (float) Math.PI);
        }
        return seen(seconds, "handing over", handOverView, giver);
    }

    private Moment seen(double seconds, String name, Viewpoint view, int person) {
        return new Moment(
                seconds,
                name,
                new Vector3f(0, Viewpoint.HEIGHT, 0),
                view.yaw() + angle(person),
                view.pitch(),
                view.distance());
    }

    private double draw(int person, double now) {
        Script draws = people.get(person);
        double begins = Math.max(now, draws.now());
        Vector3f centre = around(person, radius - 0.42f, 1.35f);
        Figure figure = Figure.values()[(1 + person) % Figure.values().length];
        draws.at(begins)
                .draw(Side.RIGHT, figure, centre, 0.13f, DRAWING_SECONDS)
                .rest(Side.RIGHT);
        moments.add(drawingSeen(begins + 1 + DRAWING_SECONDS, person, centre));
        return begins + DRAWING_SECONDS;
    }

    private Moment drawingSeen(double seconds, int person, Vector3f centre) {
        if (count == 2) {
            // From the other side, where nobody stands in the way.
            return new Moment(seconds, "drawing", centre, angle(person) + 2.5f, 0.1f, 0.95f);
        }
        if (drawingView == null) {
            drawingView = Viewpoint.find(places, new Vector3f(centre).rotateY(-angle(person)), (float) Math.PI);
        }
        return seen(seconds, "drawing", drawingView, person);
    }

    private float angle(int person) {
        return (float) (2 * Math.PI * person / count);
    }

    /** A place on a circle around the middle, on the side where a person stands. */
    private Vector3f around(int person, float distance, float height) {
        return new Vector3f(
                (float) Math.sin(angle(person)) * distance, height, (float) Math.cos(angle(person)) * distance);
    }
}
