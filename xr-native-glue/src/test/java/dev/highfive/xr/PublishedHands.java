package dev.highfive.xr;

import dev.highfive.client.frame.FrameSession;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Hand;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.ObjectType;
import java.util.ArrayList;
import java.util.List;
import org.joml.Vector3f;

/** Keeps what a loop would send of the head and the right hand. Places are the headset's: the wire has Z mirrored. */
final class PublishedHands implements FrameSession {
    /** A hand at a time. */
    record Update(long timeNs, boolean fingers, Vector3f place, Vector3f velocity) {}

    private final List<Update> updates = new ArrayList<>();
    volatile int heads;
    volatile int hand1s;
    volatile int hand2s;
    volatile int withdrawn;
    volatile Vector3f head;
    /** False counts only, and allocates nothing. */
    volatile boolean keeps = true;

    @Override
    public void publish(GameObject object, long sampleTimeNs) {
        if (object instanceof Head1 published) {
            if (keeps) {
                head = new Vector3f(published.location.x, published.location.y, -published.location.z);
            }
            heads++;
        } else if (object instanceof Hand hand) {
            if (keeps && !hand.left) {
                add(new Update(
                        sampleTimeNs,
                        hand instanceof Hand2,
                        new Vector3f(hand.location.x, hand.location.y, -hand.location.z),
                        new Vector3f(hand.location.vx, hand.location.vy, -hand.location.vz)));
            }
            if (hand instanceof Hand2) {
                hand2s++;
            } else {
                hand1s++;
            }
        }
    }

    private synchronized void add(Update update) {
        updates.add(update);
    }

    /** The right hand's, so far. */
    synchronized List<Update> updates() {
        return new ArrayList<>(updates);
    }

    synchronized Update last() {
        return updates.isEmpty() ? null : updates.get(updates.size() - 1);
    }

    @Override
    public void withdraw(ObjectType<?> type, long id) {
        withdrawn++;
    }

    @Override
    public void advance(long displayTimeNs) {
        // Nobody else is here.
    }
}
