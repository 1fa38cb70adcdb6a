package dev.highfive.client.hands;

import dev.highfive.codec.gamestate.Object2;
import dev.highfive.session.Session;

/** What a {@link Session} shares. */
public final class SessionThings implements SharedThings {
    private final Session session;

    public SessionThings(Session session) {
        this.session = session;
    }

    @Override
    public int count() {
        return session.world().sharedCount();
    }

    @Override
    public Object2 get(int index) {
        return session.world().shared(index).shown();
    }

    @Override
    public boolean owns(long id) {
        return session.objects().owns(id);
    }

    @Override
    public boolean isClaiming(long id) {
        return session.objects().isClaiming(id);
    }

    @Override
    public void claim(long id, long nowNs) {
        session.objects().claim(id, nowNs);
    }

    @Override
    public void publish(Object2 thing, long sampleTimeNs) {
        session.objects().publish(thing, sampleTimeNs);
    }
}
