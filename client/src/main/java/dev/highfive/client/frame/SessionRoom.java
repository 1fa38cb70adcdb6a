package dev.highfive.client.frame;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.ObjectType;
import dev.highfive.session.Session;

/** A {@link Session} as the frame loop sees it. */
public final class SessionRoom implements FrameRoom {
    private final Session session;

    public SessionRoom(Session session) {
        this.session = session;
    }

    @Override
    public void publish(GameObject object, long sampleTimeNs) {
        session.publish(object, sampleTimeNs);
    }

    @Override
    public void withdraw(ObjectType<?> type, long id) {
        session.withdraw(type, id);
    }

    @Override
    public void advance(long displayTimeNs) {
        session.advance(displayTimeNs);
    }
}
