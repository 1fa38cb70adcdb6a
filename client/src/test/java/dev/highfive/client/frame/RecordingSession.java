package dev.highfive.client.frame;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Hand;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.ObjectType;
import java.util.ArrayList;
import java.util.List;

/** Keeps what a loop tells its session. */
final class RecordingSession implements FrameSession {
    /** One hand as it was published. */
    static final class HandUpdate {
        final long timeNs;
        final boolean left;
        final boolean fingers;
        final float x;
        final float y;
        final float z;
        final float speed;

        HandUpdate(Hand hand, long timeNs) {
            this.timeNs = timeNs;
            left = hand.left;
            fingers = hand instanceof Hand2;
            x = hand.location.x;
            y = hand.location.y;
            z = hand.location.z;
            speed = Math.abs(hand.location.vx) + Math.abs(hand.location.vy) + Math.abs(hand.location.vz);
        }

        double distance(HandUpdate other) {
            return Math.hypot(Math.hypot(x - other.x, y - other.y), z - other.z);
        }
    }

    final List<HandUpdate> rightHands = new ArrayList<>();
    final List<String> withdrawn = new ArrayList<>();
    int heads;
    int hands;
    int advances;
    float ipd;
    long advancedToNs;
    boolean keep = true;

    @Override
    public void publish(GameObject object, long sampleTimeNs) {
        if (object instanceof Head1) {
            heads++;
            ipd = ((Head1) object).ipd;
        } else if (object instanceof Hand) {
            hands++;
            if (keep && !((Hand) object).left) {
                rightHands.add(new HandUpdate((Hand) object, sampleTimeNs));
            }
        }
    }

    @Override
    public void withdraw(ObjectType<?> type, long id) {
        withdrawn.add(type.name() + " " + id);
    }

    @Override
    public void advance(long displayTimeNs) {
        advances++;
        advancedToNs = displayTimeNs;
    }

    HandUpdate last() {
        return rightHands.get(rightHands.size() - 1);
    }
}
