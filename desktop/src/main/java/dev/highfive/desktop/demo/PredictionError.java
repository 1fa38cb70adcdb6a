package dev.highfive.desktop.demo;

import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.simulated.Script;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.net.Clock;
import dev.highfive.world.Participant;
import dev.highfive.world.Tracking;
import dev.highfive.world.WorldHand;

/** How far the joints of somebody's hands are shown from where they are at that very time: we know, they act. */
final class PredictionError {
    private final SimulatedHeadset truth;
    private final JointMap map = new JointMap();
    private final HandJoints shown = new HandJoints();
    private final HandJoints real = new HandJoints();
    private double sumMm;
    private double mostMm;
    private long count;

    /** @param part the same as what the other plays, but not the same object: that is on another thread */
    PredictionError(Script part, long startNs) {
        truth = new SimulatedHeadset(part, Clock.SYSTEM, Sleeper.SYSTEM).from(startNs);
    }

    void add(Participant participant, long displayTimeNs) {
        for (Side side : Side.values()) {
            WorldHand hand = participant.hand(side == Side.LEFT);
            if (hand.tracking() == Tracking.TRACKED && hand.hasFingers()) {
                map.fromWire(hand.shown(), shown);
                truth.locateHand(side, displayTimeNs, real);
                if (shown.active && real.active) {
                    add();
                }
            }
        }
    }

    private void add() {
        for (int at = 0; at < 3 * Joint.COUNT; at += 3) {
            double x = shown.positions[at] - real.positions[at];
            double y = shown.positions[at + 1] - real.positions[at + 1];
            double z = shown.positions[at + 2] - real.positions[at + 2];
            double mm = 1000 * Math.sqrt(x * x + y * y + z * z);
            sumMm += mm;
            mostMm = Math.max(mostMm, mm);
            count++;
        }
    }

    boolean isKnown() {
        return count > 0;
    }

    double meanMm() {
        return sumMm / count;
    }

    double mostMm() {
        return mostMm;
    }
}
