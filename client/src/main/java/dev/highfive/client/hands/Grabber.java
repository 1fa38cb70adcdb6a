package dev.highfive.client.hands;

import dev.highfive.client.headset.Side;
import dev.highfive.codec.gamestate.Object2;
import org.jspecify.annotations.Nullable;

/**
 * Lets hands take shared things: pinch or grab one to move it, take it with both hands to scale it, let go to
 * leave it where it is. A thing moves at once with whoever takes it and is told to others as soon as it is ours;
 * it slips out of the hands of whoever is not given it, or from whom another person takes it, which is how things
 * are passed on.
 */
public final class Grabber implements Activity {
    /** Shakes the controller in a hand, if there is one. */
    public interface Feedback {
        void vibrate(Side side, float amplitude, float seconds);
    }

    private final SharedThings things;
    private final Feedback feedback;
    private final Hand left = new Hand(Side.LEFT);
    private final Hand right = new Hand(Side.RIGHT);
    private final Hold bothHands = new Hold();
    private final HeldThing candidate = new HeldThing();

    /** What one hand does. */
    private static final class Hand {
        final Side side;
        final Grasp grasp = new Grasp();
        final Hold hold = new Hold();
        final HeldThing thing = new HeldThing();
        boolean holding;
        /** Whether the thing is in the other hand as well, which then leads. */
        boolean second;

        Hand(Side side) {
            this.side = side;
        }
    }

    public Grabber(SharedThings things, Feedback feedback) {
        this.things = things;
        this.feedback = feedback;
    }

    @Override
    public void act(Body body) {
        left.grasp.update(body.hand(Side.LEFT), body.timeNs);
        right.grasp.update(body.hand(Side.RIGHT), body.timeNs);
        release(left, right, body);
        release(right, left, body);
        grab(left, right, body);
        grab(right, left, body);
        carry(left, right, body);
        carry(right, left, body);
    }

    /** Whether a hand holds something. */
    public boolean isHolding(Side side) {
        return hand(side).holding;
    }

    /** A thing that is held here, where the hands have it; null for all others. */
    public @Nullable HeldThing held(long id) {
        if (left.holding && !left.second && left.thing.id == id) {
            return left.thing;
        }
        return right.holding && !right.second && right.thing.id == id ? right.thing : null;
    }

    private Hand hand(Side side) {
        return side == Side.LEFT ? left : right;
    }

    private void release(Hand hand, Hand other, Body body) {
        if (!hand.holding || hand.grasp.isClosed()) {
            return;
        }
        hand.holding = false;
        if (other.holding && (hand.second || other.second)) {
            // What two hands held stays with the one that is left.
            if (other.second) {
                other.thing.take(hand.thing);
                other.second = false;
            }
            other.hold.begin(other.grasp, other.thing);
        } else {
            things.publish(hand.thing.still(body.wallMillis), body.timeNs);
        }
        hand.second = false;
    }

    private void grab(Hand hand, Hand other, Body body) {
        if (hand.holding || !hand.grasp.hasClosed()) {
            return;
        }
        if (other.holding && other.thing.distance(hand.grasp.point) < hand.grasp.reach()) {
            hand.holding = true;
            hand.second = true;
            bothHands.begin(other.grasp, hand.grasp, other.thing);
        } else if (findNearest(hand)) {
            hand.holding = true;
            hand.hold.begin(hand.grasp, hand.thing);
            things.claim(hand.thing.id, body.timeNs);
        }
        if (hand.holding) {
            feedback.vibrate(hand.side, 0.5f, 0.03f);
        }
    }

    private boolean findNearest(Hand hand) {
        float nearest = hand.grasp.reach();
        boolean found = false;
        for (int index = 0; index < things.count(); index++) {
            Object2 thing = things.get(index);
            if (thing.active && !thing.parent.present) {
                candidate.take(thing);
                float distance = candidate.distance(hand.grasp.point);
                if (distance < nearest) {
                    nearest = distance;
                    found = true;
                    hand.thing.take(thing);
                }
            }
        }
        return found;
    }

    private void carry(Hand hand, Hand other, Body body) {
        if (!hand.holding || hand.second) {
            return;
        }
        boolean both = other.holding && other.second;
        HeldThing thing = hand.thing;
        boolean own = things.owns(thing.id);
        if (!own && !things.isClaiming(thing.id)) {
            hand.holding = false;
            other.holding &= !both;
            other.second = false;
            return;
        }
        if (both) {
            bothHands.follow(hand.grasp, other.grasp, thing);
        } else {
            hand.hold.follow(hand.grasp, thing);
        }
        if (own) {
            things.publish(thing.moving(body.timeNs, body.wallMillis), body.timeNs);
        }
    }
}
