package dev.highfive.desktop.discovery;

import dev.highfive.session.discovery.SessionDirectory;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Keeps a session announced on the local network while it is open, with the number of its participants. It works on a
 * thread of its own, and a session on a machine without a network for that is no worse off.
 */
public final class SessionAnnouncer implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(SessionAnnouncer.class.getName());
    private static final long LOOK_INTERVAL_MS = 1000;
    private static final long GOODBYE_MS = 500;

    private final SessionLink link;
    private final IntSupplier participants;
    private final Consumer<String> trouble;
    private final SessionsCommand.Opener opener;
    private final Thread thread = new Thread(this::run, "highfive-announcer");

    private SessionAnnouncer(
            SessionLink link, IntSupplier participants, Consumer<String> trouble, SessionsCommand.Opener opener) {
        this.link = link;
        this.participants = participants;
        this.trouble = trouble;
        this.opener = opener;
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Both are called on another thread.
     *
     * @param participants how many are in the session now
     * @param trouble takes the sentence that says why nobody will find the session, if so
     */
    public static SessionAnnouncer start(SessionLink link, IntSupplier participants, Consumer<String> trouble) {
        return start(link, participants, trouble, JmdnsDirectory::new);
    }

    static SessionAnnouncer start(
            SessionLink link, IntSupplier participants, Consumer<String> trouble, SessionsCommand.Opener opener) {
        return new SessionAnnouncer(link, participants, trouble, opener);
    }

    private void run() {
        try (SessionDirectory directory = opener.open()) {
            int announced = -1;
            while (!Thread.currentThread().isInterrupted()) {
                int now = participants.getAsInt();
                if (now != announced) {
                    directory.announce(link, now);
                    announced = now;
                }
                Thread.sleep(LOOK_INTERVAL_MS);
            }
        } catch (InterruptedException e) {
            LOG.fine("The session is no longer announced.");
        } catch (IOException | RuntimeException e) {
            LOG.log(Level.FINE, "The session is not announced.", e);
            trouble.accept("No local network takes announcements, so the session is found by its link only.");
        }
    }

    /** Takes the announcement back; waits for no more than the first message that says so. */
    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join(GOODBYE_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
