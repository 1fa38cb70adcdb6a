package dev.highfive.world;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Hand;
import dev.highfive.codec.gamestate.Hand2;

/** A hand of a participant, whether it comes with fingers or without. */
public final class WorldHand extends BodyPart {
    private final Hand2 shown = new Hand2();

    WorldHand(boolean left, Participant source, SyncMode sync) {
        super(ObjectKind.HAND, source, sync);
        shown.left = left;
    }

    /** Its joints mean something only where {@link #hasFingers()}. */
    @Override
    public Hand2 shown() {
        return shown;
    }

    public boolean hasFingers() {
        return motion.hasJoints;
    }

    @Override
    void take(GameObject object, Update update) {
        Hand hand = (Hand) object;
        Sample sample = admit(hand.timeMs, update);
        if (sample == null) {
            return;
        }
        sample.setMovingPlace(hand.location);
        sample.setTurning(hand.rotation);
        if (hand instanceof Hand2) {
            sample.setJoints(((Hand2) hand).joints);
        } else {
            sample.hasJoints = false;
        }
        shown.id = hand.id;
        shown.timeMs = timeline.newest().timeMs;
    }

    @Override
    void copyToShown() {
        showPlace(shown.location);
        showRotation(shown.rotation);
        if (motion.hasJoints) {
            System.arraycopy(motion.joints, 0, shown.joints, 0, motion.joints.length);
        }
    }
}
