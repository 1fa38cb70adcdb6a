package dev.highfive.client.frame;

import dev.highfive.client.headset.HandState;
import dev.highfive.client.headset.Side;
import dev.highfive.world.Participant;
import dev.highfive.world.Presence;
import dev.highfive.world.Tracking;
import dev.highfive.world.WorldHand;

/** How well it is known where another person's hand is. One that their headset repeats they do not send: it is lost. */
final class OthersHands {
    private OthersHands() {}

    static HandState state(Participant participant, Side side) {
        if (participant.presence() != Presence.PRESENT) {
            return HandState.LINK_LOST;
        }
        WorldHand hand = participant.hand(side == Side.LEFT);
        if (hand.tracking() == Tracking.TRACKED) {
            return hand.hasFingers() ? HandState.TRACKED : HandState.INFERRED;
        }
        return participant.head().tracking() == Tracking.TRACKED ? HandState.LOST : HandState.NOT_WORN;
    }
}
