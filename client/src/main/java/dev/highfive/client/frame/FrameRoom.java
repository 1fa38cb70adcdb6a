package dev.highfive.client.frame;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.ObjectType;

/** What the frame loop needs of a session. Nothing here waits or allocates. */
public interface FrameRoom {
    /** Sends an object's newest state from now on, at the session's own rate. */
    void publish(GameObject object, long sampleTimeNs);

    /** Does not send it any more. */
    void withdraw(ObjectType<?> type, long id);

    /** Takes in what has come and brings the world to a time. To be called also while nothing is shown. */
    void advance(long displayTimeNs);
}
