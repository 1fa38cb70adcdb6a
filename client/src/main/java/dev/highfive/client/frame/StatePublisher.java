package dev.highfive.client.frame;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.TurningRotation;
import org.jspecify.annotations.Nullable;

/**
 * Publishes one part of the body while it is seen. When it is lost its place is told once more, at rest, so
 * that nobody predicts it on; a moment later, when that has surely been sent, it is withdrawn.
 */
final class StatePublisher {
    private static final long WITHDRAW_AFTER_NS = 200_000_000;

    private final FrameSession session;
    private @Nullable GameObject shown;
    private boolean lost;
    private long lostNs;

    StatePublisher(FrameSession session) {
        this.session = session;
    }

    /** Whether it was seen last time. */
    boolean isShown() {
        return shown != null && !lost;
    }

    /** Publishes an object; another one than last time takes its place. */
    void show(GameObject object, long timeNs) {
        if (shown != null && shown != object) {
            session.withdraw(shown.type(), shown.id);
        }
        shown = object;
        lost = false;
        session.publish(object, timeNs);
    }

    /** To be called while it is not seen. The rates are the object's own. */
    void hide(MovingVector location, TurningRotation rotation, long timeNs) {
        if (shown == null) {
            return;
        }
        if (!lost) {
            lost = true;
            lostNs = timeNs;
            location.setVelocity(0, 0, 0);
            rotation.inOneSecond.setImaginary(rotation.now.i, rotation.now.j, rotation.now.k);
            session.publish(shown, timeNs);
        } else if (timeNs - lostNs > WITHDRAW_AFTER_NS) {
            session.withdraw(shown.type(), shown.id);
            shown = null;
        }
    }

    /** Withdraws it at once. */
    void leave() {
        if (shown != null) {
            session.withdraw(shown.type(), shown.id);
            shown = null;
        }
    }
}
