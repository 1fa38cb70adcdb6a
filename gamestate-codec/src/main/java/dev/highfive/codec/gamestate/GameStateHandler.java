package dev.highfive.codec.gamestate;

/** Receives what a {@link GameStateReader} finds in a payload, in the order of the wire. */
@FunctionalInterface
public interface GameStateHandler {
    /**
     * The object is the reader's own and valid until this method returns: the next of its type is read into
     * it. Later objects override earlier ones.
     */
    void onObject(GameObject object);

    /**
     * The rest of the payload is dropped.
     *
     * @param offset where the object at fault starts, from the start of the payload
     */
    default void onError(DecodeError error, int offset) {}
}
