package dev.highfive.world;

import dev.highfive.codec.gamestate.GameObject;

/** Receives the objects of an application's own types. */
@FunctionalInterface
public interface ApplicationObjects {
    /**
     * Called while a payload is applied, in the order of the wire.
     *
     * @param object valid until this method returns
     */
    void onApplicationObject(Participant from, GameObject object, long packetTimeNs);
}
