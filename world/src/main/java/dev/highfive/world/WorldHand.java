package dev.highfive.world;

import dev.highfive.codec.gamestate.Hand;
import dev.highfive.codec.gamestate.Hand1;
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

    void take(Hand2 hand, Arrival arrival) {
        WorldDrop implausible = Plausible.hand(hand);
        Sample sample = implausible == null ? takePalm(hand, arrival) : arrival.drop(implausible);
        if (sample != null) {
            sample.setJoints(hand.joints);
        }
    }

    void take(Hand1 hand, Arrival arrival) {
        WorldDrop implausible = Plausible.palm(hand);
        Sample sample = implausible == null ? takePalm(hand, arrival) : arrival.drop(implausible);
        if (sample != null) {
            sample.hasJoints = false;
        }
    }

    private Sample takePalm(Hand hand, Arrival arrival) {
        Sample sample = admit(hand.timeMs, arrival);
        if (sample != null) {
            sample.setMovingPlace(hand.location);
            sample.setTurning(hand.rotation);
            shown.id = hand.id;
            shown.timeMs = timeline.newest().timeMs;
        }
        return sample;
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
