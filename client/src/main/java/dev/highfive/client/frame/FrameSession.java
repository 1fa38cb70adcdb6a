package dev.highfive.client.frame;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.ObjectType;
import dev.highfive.session.Session;

/** What the frame loop needs of a session. Nothing here waits or allocates. */
public interface FrameSession {
    /** Sends an object's newest state from now on, at the session's own rate. */
    void publish(GameObject object, long sampleTimeNs);

    /** Does not send it any more. */
    void withdraw(ObjectType<?> type, long id);

    /** Takes in what has come and brings the world to a time. To be called also while nothing is shown. */
    void advance(long displayTimeNs);

    /** A room that nobody else is in. */
    FrameSession NONE = new FrameSession() {
        @Override
        public void publish(GameObject object, long sampleTimeNs) {
            // Nobody is there to see it.
        }

        @Override
        public void withdraw(ObjectType<?> type, long id) {
            // Nobody is there to miss it.
        }

        @Override
        public void advance(long displayTimeNs) {
            // Nobody comes.
        }
    };

    static FrameSession of(Session session) {
        return new FrameSession() {
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
        };
    }
}
