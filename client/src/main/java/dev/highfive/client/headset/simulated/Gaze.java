package dev.highfive.client.headset.simulated;

import dev.highfive.client.headset.Side;
import org.joml.Vector3f;
import org.joml.Vector3fc;
import org.jspecify.annotations.Nullable;

/** What a head turns to: straight ahead, a place in the room, or one of the person's own hands. */
final class Gaze {
    static final Gaze AHEAD = new Gaze(null, null);
    static final Gaze LEFT_HAND = new Gaze(null, Side.LEFT);
    static final Gaze RIGHT_HAND = new Gaze(null, Side.RIGHT);

    final @Nullable Vector3fc place;
    final @Nullable Side hand;

    private Gaze(@Nullable Vector3fc place, @Nullable Side hand) {
        this.place = place;
        this.hand = hand;
    }

    static Gaze at(Vector3fc place) {
        return new Gaze(new Vector3f(place), null);
    }
}
