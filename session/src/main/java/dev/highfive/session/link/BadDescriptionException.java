package dev.highfive.session.link;

/** Something is not the SDP of a Game State session; the message is one sentence for people, without keys. */
public final class BadDescriptionException extends IllegalArgumentException {
    BadDescriptionException(String message) {
        super(message);
    }
}
