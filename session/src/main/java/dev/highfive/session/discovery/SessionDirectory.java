package dev.highfive.session.discovery;

import dev.highfive.session.link.SessionLink;
import java.io.Closeable;
import java.io.IOException;

/** Announces a session on the local network, and finds those of others, by DNS-SD (RFC 6763). */
public interface SessionDirectory extends Closeable {
    /** What Game State is called there. */
    String SERVICE_TYPE = "_gamestate._udp";

    /** Hears of sessions, on a thread of the directory. */
    interface Listener {
        /** A session is there, or something about it has changed. */
        void onFound(AnnouncedSession session);

        void onLost(AnnouncedSession session);
    }

    /**
     * Announces a session, or what has changed about the one that is announced.
     *
     * @param participants how many are in it, the one who announces included
     */
    void announce(SessionLink link, int participants) throws IOException;

    /** Tells the listener of all sessions from now on. */
    void browse(Listener listener);

    /** Takes the announcement back; nothing is heard after that. */
    @Override
    void close();
}
