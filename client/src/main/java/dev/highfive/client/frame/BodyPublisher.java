package dev.highfive.client.frame;

import dev.highfive.client.hands.Body;
import dev.highfive.client.hands.JointMap;
import dev.highfive.client.hands.PoseRates;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.codec.gamestate.Head1;

/** Tells the session where head and hands are, as long as they are seen. */
final class BodyPublisher {
    private static final long HEAD_ID = 0;

    private final JointMap map = new JointMap();
    private final StatePublisher head;
    private final PoseRates headRates = new PoseRates();
    private final TrackedPose headPose = new TrackedPose();
    private final Head1 headObject = new Head1();
    private final HandPublisher left;
    private final HandPublisher right;

    BodyPublisher(FrameSession session) {
        head = new StatePublisher(session);
        headObject.id = HEAD_ID;
        left = new HandPublisher(session, map, Side.LEFT);
        right = new HandPublisher(session, map, Side.RIGHT);
    }

    void publish(Body body) {
        if (body.head.isValid()) {
            headPose.set(body.head);
            headRates.complete(headPose, body.timeNs);
            map.toWire(headPose, body.ipd, headObject);
            headObject.timeMs = (int) body.wallMillis;
            head.show(headObject, body.timeNs);
        } else {
            headObject.timeMs = head.isShown() ? (int) body.wallMillis : headObject.timeMs;
            headRates.clear();
            head.hide(headObject.location, headObject.rotation, body.timeNs);
        }
        left.publish(body.hand(Side.LEFT), body);
        right.publish(body.hand(Side.RIGHT), body);
    }

    /** The space has moved: what was before says nothing about how anything moves. */
    void forget() {
        headRates.clear();
        left.forget();
        right.forget();
    }

    /** Nothing is published any more. */
    void leave() {
        headRates.clear();
        head.leave();
        left.leave();
        right.leave();
    }
}
