package dev.highfive.client.hands;

/** Something that a person does with head and hands, looked at once a frame. */
public interface Activity {
    /** The body as it is now; times are the session's. */
    void act(Body body);
}
