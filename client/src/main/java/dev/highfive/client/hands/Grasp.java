package dev.highfive.client.hands;

import dev.highfive.client.headset.HandInput;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * Whether a hand holds on, where, and how it is turned there: the same for bare fingers and for controllers.
 * It takes a firmer grip to begin than to go on, and a hand that is out of sight for a moment goes on as it
 * was.
 */
final class Grasp {
    private static final float CLOSES = 0.8f;
    private static final float OPENS = 0.45f;
    private static final long OUT_OF_SIGHT_NS = 300_000_000;
    /** From the middle of the hand to what it holds, metres out of the palm. */
    private static final float IN_HAND = 0.03f;

    private static final float PINCH_REACH = 0.025f;
    private static final float GRIP_REACH = 0.06f;

    /** Where thumb and forefinger meet, or what the hand closes around. */
    final Vector3f point = new Vector3f();

    final Quaternionf turn = new Quaternionf();
    private final Vector3f offset = new Vector3f();
    private boolean closed;
    private boolean closedNow;
    private boolean pinching;
    private long seenNs;

    void update(BodyHand hand, long timeNs) {
        boolean before = closed;
        boolean seen = hand.kind != BodyHand.Kind.NOT_SEEN && hand.input.source != HandInput.Source.NONE;
        if (seen) {
            seenNs = timeNs;
            look(hand);
        } else {
            closed = closed && timeNs - seenNs < OUT_OF_SIGHT_NS;
        }
        closedNow = closed && !before;
    }

    boolean isClosed() {
        return closed;
    }

    /** Whether it has closed in this frame. */
    boolean hasClosed() {
        return closedNow;
    }

    /** By thumb and forefinger, rather than by the whole hand. */
    boolean isPinch() {
        return pinching;
    }

    /** How far from its point something may be to be taken, metres. */
    float reach() {
        return pinching ? PINCH_REACH : GRIP_REACH;
    }

    private void look(BodyHand hand) {
        boolean fingers = hand.kind == BodyHand.Kind.FINGERS;
        float pinch = hand.input.pinch;
        float grip = hand.input.grip;
        if (fingers) {
            // Not every device tells these of bare hands.
            pinch = Math.max(pinch, FingerGestures.pinch(hand.joints));
            grip = Math.max(grip, FingerGestures.fist(hand.joints));
        }
        if (!closed) {
            pinching = pinch >= grip;
        }
        closed = (pinching ? pinch : grip) > (closed ? OPENS : CLOSES);
        turn.set(hand.palm.orientation);
        if (fingers && pinching) {
            FingerGestures.pinchPoint(hand.joints, point);
        } else if (!fingers && hand.input.gripPose.isValid()) {
            point.set(hand.input.gripPose.position);
        } else {
            turn.transform(offset.set(0, -IN_HAND, 0)).add(hand.palm.position, point);
        }
    }
}
