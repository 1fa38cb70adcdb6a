package dev.highfive.codec.gamestate;

/** An object cannot be written; nothing of it has been. The message names the object and says why. */
public final class ObjectRefusedException extends IllegalArgumentException {
    ObjectRefusedException(String message) {
        super(message);
    }
}
