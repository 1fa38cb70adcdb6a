package dev.highfive.desktop.xr;

import dev.highfive.client.frame.FrameSession;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.ObjectType;

/** A room without a session: it only counts what is said in it. */
final class NoSession implements FrameSession {
    /** Hands with fingers. */
    long hands;

    @Override
    public void publish(GameObject object, long sampleTimeNs) {
        hands += object instanceof Hand2 ? 1 : 0;
    }

    @Override
    public void withdraw(ObjectType<?> type, long id) {
        // Nobody is there to miss it.
    }

    @Override
    public void advance(long displayTimeNs) {
        // Nobody comes.
    }
}
