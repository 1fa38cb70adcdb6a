package dev.highfive.client.frame;

import dev.highfive.client.hands.Body;
import dev.highfive.client.hands.BodyHand;
import dev.highfive.client.hands.JointMap;
import dev.highfive.client.hands.PoseRates;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.codec.gamestate.Hand;
import dev.highfive.codec.gamestate.Hand1;
import dev.highfive.codec.gamestate.Hand2;

/** Tells the session of one hand: with its fingers where they are seen, else by its palm. */
final class HandPublisher {
    private static final long LEFT_ID = 1;
    private static final long RIGHT_ID = 2;

    private final JointMap map;
    private final StatePublisher presenter;
    private final SwitchBlend blend = new SwitchBlend();
    private final PoseRates rates = new PoseRates();
    private final TrackedPose palm = new TrackedPose();
    private final Hand1 withoutFingers = new Hand1();
    private final Hand2 withFingers = new Hand2();
    private Hand current = withFingers;

    HandPublisher(FrameSession session, JointMap map, Side side) {
        this.map = map;
        presenter = new StatePublisher(session);
        withoutFingers.id = side == Side.LEFT ? LEFT_ID : RIGHT_ID;
        withFingers.id = withoutFingers.id;
    }

    void publish(BodyHand hand, Body body) {
        if (hand.kind == BodyHand.Kind.NOT_SEEN) {
            hide(body);
            return;
        }
        boolean fingers = hand.kind == BodyHand.Kind.FINGERS;
        Hand next = fingers ? withFingers : withoutFingers;
        if (fingers) {
            map.toWire(hand.joints, hand.side, withFingers);
        }
        palm.set(hand.palm);
        blend.apply(palm, body.timeNs, presenter.isShown() && next != current);
        rates.complete(palm, body.timeNs);
        map.toWire(palm, hand.side, next);
        next.timeMs = (int) body.wallMillis;
        current = next;
        presenter.show(next, body.timeNs);
    }

    /** The space has moved, and all that is in it. */
    void forget() {
        blend.clear();
        rates.clear();
    }

    void leave() {
        forget();
        presenter.leave();
    }

    private void hide(Body body) {
        if (presenter.isShown()) {
            current.timeMs = (int) body.wallMillis;
            rates.clear();
        }
        presenter.hide(current.location, current.rotation, body.timeNs);
    }
}
