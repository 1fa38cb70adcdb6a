package dev.highfive.client.headset.simulated;

import dev.highfive.client.headset.Side;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/** What a head turns to: straight ahead, a place in the room, or one of the person's own hands. */
final class Gaze {
    static final Gaze AHEAD = new Gaze(null, null);
    static final Gaze LEFT_HAND = new Gaze(null, Side.LEFT);
    static final Gaze RIGHT_HAND = new Gaze(null, Side.RIGHT);

    /** A place, or null. */
    final Vector3fc place;
    /** A hand, or null. */
    final Side hand;

    private Gaze(Vector3fc place, Side hand) {
        this.place = place;
        this.hand = hand;
    }

    static Gaze at(Vector3fc place) {
        return new Gaze(new Vector3f(place), null);
    }
}
