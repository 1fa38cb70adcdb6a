package dev.highfive.client.hands;

import org.joml.Quaternionf;
import org.joml.Vector3f;

/** How a thing lies in one hand, or between two: where it goes when they move. */
final class Hold {
    private static final float SMALLEST = 0.02f;
    private static final float LARGEST = 4;
    private static final float HANDS_APART = 0.02f;

    private final Vector3f place = new Vector3f();
    private final Quaternionf turn = new Quaternionf();
    private final Vector3f scale = new Vector3f();
    private final Vector3f middle = new Vector3f();
    private final Vector3f between = new Vector3f();
    private final Vector3f betweenNow = new Vector3f();
    private final Quaternionf turned = new Quaternionf();

    /** Takes a thing as it is. */
    void begin(Grasp hand, HeldThing thing) {
        thing.position.sub(hand.point, place);
        hand.turn.transformInverse(place);
        hand.turn.conjugate(turn).mul(thing.orientation);
    }

    /** Moves the thing as the hand has moved since. */
    void follow(Grasp hand, HeldThing thing) {
        hand.turn.transform(place, thing.position).add(hand.point);
        hand.turn.mul(turn, thing.orientation).normalize();
    }

    /** Takes a thing between two hands. */
    void begin(Grasp one, Grasp other, HeldThing thing) {
        one.point.add(other.point, middle).mul(0.5f);
        other.point.sub(one.point, between);
        thing.position.sub(middle, place);
        turn.set(thing.orientation);
        scale.set(thing.scale);
    }

    /** Moves, turns and scales the thing as the line between the hands does. */
    void follow(Grasp one, Grasp other, HeldThing thing) {
        other.point.sub(one.point, betweenNow);
        float factor = Math.max(HANDS_APART, betweenNow.length()) / Math.max(HANDS_APART, between.length());
        float least = SMALLEST / Math.max(scale.get(scale.minComponent()), 1e-6f);
        float most = LARGEST / Math.max(scale.get(scale.maxComponent()), 1e-6f);
        factor = Math.max(Math.min(least, 1), Math.min(Math.max(most, 1), factor));
        turned.rotationTo(between, betweenNow);
        scale.mul(factor, thing.scale);
        one.point.add(other.point, middle).mul(0.5f);
        turned.transform(place, thing.position).mul(factor).add(middle);
        turned.mul(turn, thing.orientation).normalize();
    }
}
