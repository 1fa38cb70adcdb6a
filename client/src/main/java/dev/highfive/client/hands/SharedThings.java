package dev.highfive.client.hands;

import dev.highfive.codec.gamestate.Object2;

/** The things of a session that hands can take, and whose they are. */
public interface SharedThings {
    int count();

    /** A thing as it is shown, in the wire's coordinates; to be read only. */
    Object2 get(int index);

    boolean owns(long id);

    /** Whether it was asked for and not answered yet. */
    boolean isClaiming(long id);

    /** Asks for a thing. */
    void claim(long id, long nowNs);

    /** Tells the state of a thing that is ours. */
    void publish(Object2 thing, long sampleTimeNs);
}
